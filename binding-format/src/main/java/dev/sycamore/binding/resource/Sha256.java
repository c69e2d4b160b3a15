package dev.sycamore.binding.resource;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, which every Java platform has. */
public final class Sha256 {
  private static final int DIGITS = 64;

  /**
   * The most bytes that {@link ShortDigest} takes. The JDK's own digest is ready after some 10 ms:
   * all its security providers come with it. In that time an interpreter digests this much, which
   * is more than a first launch needs of most programs.
   */
  static final int SHORT = 32 << 10;

  private Sha256() {}

  /** Of bytes that are at hand: in hexadecimal digits, lower case. */
  public static String of(byte[] bytes) {
    return HexFormat.of()
        .formatHex(bytes.length <= SHORT ? ShortDigest.sha256(bytes) : newDigest().digest(bytes));
  }

  /** For bytes that come one after the other. */
  public static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Whether this is a digest as {@link #of} returns it. */
  public static boolean isDigest(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) {
        return false;
      }
    }
    return text.length() == DIGITS;
  }
}
