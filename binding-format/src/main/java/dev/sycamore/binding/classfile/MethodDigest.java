package dev.sycamore.binding.classfile;

import java.util.regex.Pattern;

/**
 * A method, and the digest of its code as {@link TracedMethod} makes it.
 *
 * @param digest 32 hexadecimal digits
 */
public record MethodDigest(MemberReference method, String digest) {
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{32}");

  public MethodDigest {
    if (!DIGEST.matcher(digest).matches()) {
      throw new IllegalArgumentException("not a digest: " + digest);
    }
  }
}
