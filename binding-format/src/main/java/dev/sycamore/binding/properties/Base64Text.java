package dev.sycamore.binding.properties;

import java.util.Optional;

/**
 * The base64 of property files: the standard alphabet, but each character has the next six bits
 * from the least significant one on, and nothing pads the end.
 */
public final class Base64Text {

  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int BITS = 6;

  private Base64Text() {}

  /** The text of bytes. */
  public static String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length * 4 / 3 + 1);
    int held = 0;
    int count = 0;
    for (byte b : bytes) {
      held |= (b & 0xFF) << count;
      count += Byte.SIZE;
      for (; count >= BITS; count -= BITS) {
        text.append(ALPHABET.charAt(held & 0x3F));
        held >>>= BITS;
      }
    }
    if (count > 0) {
      text.append(ALPHABET.charAt(held));
    }
    return text.toString();
  }

  /** The bytes, or nothing if {@link #encode} writes this text for none. */
  public static Optional<byte[]> decode(String text) {
    byte[] bytes = new byte[(int) ((long) text.length() * BITS / Byte.SIZE)];
    int held = 0;
    int count = 0;
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      int bits = ALPHABET.indexOf(text.charAt(i));
      if (bits < 0) {
        return Optional.empty();
      }
      held |= bits << count;
      count += BITS;
      if (count >= Byte.SIZE) {
        bytes[written++] = (byte) held;
        held >>>= Byte.SIZE;
        count -= Byte.SIZE;
      }
    }
    // Fewer than six bits are left, and they are zero, or a character was lost or changed.
    return count < BITS && held == 0 ? Optional.of(bytes) : Optional.empty();
  }
}
