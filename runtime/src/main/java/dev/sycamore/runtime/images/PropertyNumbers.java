package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.Base64Text;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Set;
import java.util.TreeSet;

/**
 * Numbers of 32 bits in a property of an image: {@code 2|}, then how many bits they are, in 64
 * bits, and the numbers, as {@link Base64Text}.
 */
final class PropertyNumbers {
  private static final String TYPE = "2|";

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
    byte[] decoded =
        Base64Text.decode(value.substring(TYPE.length()))
            .orElseThrow(() -> new IllegalArgumentException("no base64: " + value));
    ByteBuffer bytes = ByteBuffer.wrap(decoded);
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
}
