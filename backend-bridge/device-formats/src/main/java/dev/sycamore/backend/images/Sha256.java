package dev.sycamore.backend.images;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Digests as descriptors write them. */
final class Sha256 {

  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  private Sha256() {}

  /** In hexadecimal, lower case. */
  static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  static boolean isDigest(String text) {
    return HEX.matcher(text).matches();
  }
}
