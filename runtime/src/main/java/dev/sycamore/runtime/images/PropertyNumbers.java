package dev.sycamore.runtime.images;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Set;
import java.util.TreeSet;

/**
 * Numbers of 32 bits in a property of an image: {@code 2|}, then base64 with the standard alphabet,
 * but each character has the next six bits from the least significant one on. In front of the
 * numbers stands how many bits they are, in 64 bits.
 */
final class PropertyNumbers {
  private static final String TYPE = "2|";
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int BITS = 6;

  private PropertyNumbers() {}

  /**
   * The numbers.
   *
   * @throws IllegalArgumentException if the value is no list of numbers
   */
  static Set<Integer> of(String value) {
    if (!value.startsWith(TYPE)) {
      throw new IllegalArgumentException("no bytes: " + value);
    }
    ByteBuffer bytes = ByteBuffer.wrap(decode(value.substring(TYPE.length())));
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.remaining() < Long.BYTES
        || bytes.getLong() != (long) Byte.SIZE * bytes.remaining()
        || bytes.remaining() % Integer.BYTES != 0) {
      throw new IllegalArgumentException("no numbers of 32 bits: " + value);
    }
    Set<Integer> numbers = new TreeSet<>();
    while (bytes.hasRemaining()) {
      numbers.add(bytes.getInt());
    }
    return numbers;
  }

  private static byte[] decode(String text) {
    byte[] bytes = new byte[(int) ((long) text.length() * BITS / Byte.SIZE)];
    int held = 0;
    int count = 0;
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      int bits = ALPHABET.indexOf(text.charAt(i));
      if (bits < 0) {
        throw new IllegalArgumentException("no base64: " + text);
      }
      held |= bits << count;
      count += BITS;
      if (count >= Byte.SIZE) {
        bytes[written++] = (byte) held;
        held >>>= Byte.SIZE;
        count -= Byte.SIZE;
      }
    }
    return bytes;
  }
}
