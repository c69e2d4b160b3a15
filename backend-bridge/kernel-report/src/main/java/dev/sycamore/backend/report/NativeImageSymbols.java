package dev.sycamore.backend.report;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The constants that a native image has beside its entry points ({@code docs/FORMATS.md}, 2), by
 * their symbols. Of a file that is no such library there are none.
 */
final class NativeImageSymbols {

  private static final int MAGIC = 0x464C457F;
  private static final int HEADER = 64;
  private static final int SECTION = 64;
  private static final int SYMBOL = 24;
  private static final int DYNAMIC_SYMBOLS = 11;

  private final ByteBuffer image;
  private final int sections;
  private final int count;
  private final Map<String, byte[]> values = new HashMap<>();

  private NativeImageSymbols(byte[] bytes) {
    this.image = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    this.sections = offset(image.getLong(40));
    this.count = image.getShort(60) & 0xFFFF;
  }

  /** Reads all symbols that the image exports. */
  static NativeImageSymbols of(byte[] bytes) {
    if (bytes.length < HEADER
        || ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(0) != MAGIC) {
      return none();
    }
    try {
      NativeImageSymbols symbols = new NativeImageSymbols(bytes);
      symbols.read();
      return symbols;
    } catch (IndexOutOfBoundsException | ArithmeticException e) {
      return none();
    }
  }

  /** Of what is no native image. */
  static NativeImageSymbols none() {
    return new NativeImageSymbols(new byte[HEADER]);
  }

  /** The number that a symbol has. */
  Optional<Long> number(String symbol) {
    return Optional.ofNullable(values.get(symbol))
        .filter(value -> value.length == Long.BYTES)
        .map(value -> ByteBuffer.wrap(value).order(ByteOrder.LITTLE_ENDIAN).getLong());
  }

  /** The text that a symbol has. */
  Optional<String> text(String symbol) {
    return Optional.ofNullable(values.get(symbol))
        .map(value -> new String(value, StandardCharsets.UTF_8));
  }

  private void read() {
    for (int i = 0; i < count; i++) {
      int section = sections + i * SECTION;
      if (image.getInt(section + 4) == DYNAMIC_SYMBOLS) {
        int strings = sections + image.getInt(section + 40) * SECTION;
        read(
            offset(image.getLong(section + 24)),
            offset(image.getLong(section + 32)),
            offset(image.getLong(strings + 24)));
      }
    }
  }

  private void read(int symbols, int size, int strings) {
    for (int at = symbols; at < symbols + size; at += SYMBOL) {
      int index = image.getShort(at + 6) & 0xFFFF;
      int length = offset(image.getLong(at + 16));
      if (index > 0 && index < count && length > 0) {
        int section = sections + index * SECTION;
        int start =
            Math.addExact(
                offset(image.getLong(section + 24)),
                offset(image.getLong(at + 8) - image.getLong(section + 16)));
        // A symbol of .bss has no content in the file, and may end after it.
        if (start + (long) length <= image.capacity()) {
          values.put(
              name(strings + image.getInt(at)),
              Arrays.copyOfRange(image.array(), start, start + length));
        }
      }
    }
  }

  private String name(int start) {
    int end = start;
    while (image.get(end) != 0) {
      end++;
    }
    return new String(image.array(), start, end - start, StandardCharsets.UTF_8);
  }

  private int offset(long value) {
    int offset = Math.toIntExact(value);
    if (offset < 0 || offset > image.capacity()) {
      throw new IndexOutOfBoundsException("offset " + value);
    }
    return offset;
  }
}
