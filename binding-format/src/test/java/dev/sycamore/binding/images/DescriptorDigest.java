package dev.sycamore.binding.images;

import dev.sycamore.binding.resource.Sha256;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Digests that are right for texts that are not. */
final class DescriptorDigest {

  private static final byte[] WORD = "\nsha256 ".getBytes(StandardCharsets.US_ASCII);

  private DescriptorDigest() {}

  /** The text up to its last digest, if it has one, and the digest of that. */
  static byte[] corrected(byte[] descriptor) {
    int end = descriptor.length;
    for (int at = descriptor.length - WORD.length; at >= 0; at--) {
      if (java.util.Arrays.equals(descriptor, at, at + WORD.length, WORD, 0, WORD.length)) {
        end = at + 1;
        break;
      }
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.write(descriptor, 0, end);
    text.writeBytes(
        ("sha256 " + Sha256.of(text.toByteArray()) + "\n").getBytes(StandardCharsets.US_ASCII));
    return text.toByteArray();
  }
}
