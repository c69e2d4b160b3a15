package dev.sycamore.binding.properties;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;

/** Values of type 2 in files: a count of bits, 64 bits of it, and the bytes, in base64. */
final class SizedBytes {

  private SizedBytes() {}

  static String text(PropertyValue.Bytes value) {
    byte[] data = value.data();
    ByteBuffer sized = ByteBuffer.allocate(Long.BYTES + data.length).order(ByteOrder.LITTLE_ENDIAN);
    return Base64Text.encode(sized.putLong(value.bitCount()).put(data).array());
  }

  /** The value, or nothing if the text is not base64 or has not as many bits as it says. */
  static Optional<PropertyValue> value(String text) {
    Optional<byte[]> decoded = Base64Text.decode(text);
    if (decoded.isEmpty() || decoded.get().length < Long.BYTES) {
      return Optional.empty();
    }
    byte[] sized = decoded.get();
    long bits = ByteBuffer.wrap(sized).order(ByteOrder.LITTLE_ENDIAN).getLong();
    byte[] data = Arrays.copyOfRange(sized, Long.BYTES, sized.length);
    return bits < 0 || bits > 8L * data.length || bits <= 8L * data.length - 8
        ? Optional.empty()
        : Optional.of(PropertyValue.bits(data, bits));
  }
}
