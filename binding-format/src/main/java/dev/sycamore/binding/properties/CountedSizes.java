package dev.sycamore.binding.properties;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Work-group sizes as the design documents lay them out: a count of dimensions, then these. */
final class CountedSizes {

  private CountedSizes() {}

  static PropertyValue value(List<WorkGroupSize> sizes) {
    return PropertyValue.u32s(
        sizes.stream()
            .flatMap(
                size -> Stream.concat(Stream.of((long) size.dimensions()), size.given().stream()))
            .map(CountedSizes::u32)
            .toList());
  }

  /**
   * @throws IllegalArgumentException if the bytes are no such list
   */
  static List<WorkGroupSize> sizes(ByteBuffer bytes) {
    List<WorkGroupSize> sizes = new ArrayList<>();
    while (bytes.remaining() >= Integer.BYTES) {
      int dimensions = bytes.getInt();
      List<Long> given = new ArrayList<>();
      for (int i = 0; i < dimensions && bytes.remaining() >= Integer.BYTES; i++) {
        given.add(Integer.toUnsignedLong(bytes.getInt()));
      }
      sizes.add(new WorkGroupSize(given, dimensions));
    }
    return sizes;
  }

  private static int u32(long number) {
    if (number >>> Integer.SIZE != 0) {
      throw new IllegalArgumentException("more than 32 bits: " + number);
    }
    return (int) number;
  }
}
