package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.values.HostArrays;

/**
 * Elements of an array, and where they are in a block.
 *
 * @param first the index of the first
 * @param offset of the first in the block, in bytes
 */
@SuppressWarnings("ArrayRecordComponent") // Elements of any kind, which are copied.
record ArrayPart(Object array, int first, int count, int elementSize, long offset) {

  static ArrayPart of(Object array, int first, int count, long offset) {
    int elementSize = HostArrays.elementSize(array);
    return new ArrayPart(array, first, count, elementSize, offset);
  }

  long bytes() {
    return (long) count * elementSize;
  }

  /** How many pieces of at most so many bytes it has. */
  int pieces(int most) {
    int elements = most / elementSize;
    return (int) (((long) count + elements - 1) / elements);
  }

  ArrayPart piece(int index, int most) {
    int skipped = index * (most / elementSize);
    return new ArrayPart(
        array,
        first + skipped,
        Math.min(most / elementSize, count - skipped),
        elementSize,
        offset + (long) skipped * elementSize);
  }
}
