package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.range.BufferRegion;
import dev.sycamore.runtime.values.HostArrays;
import java.util.Optional;

/**
 * A part of an {@link Allocation}, or all of it.
 *
 * @param from the index of its first element
 */
public record AllocationView(Allocation allocation, int from, int size) {

  /** All of an allocation. */
  public static AllocationView whole(Allocation allocation) {
    return new AllocationView(allocation, 0, allocation.length());
  }

  /** What a kernel captured, if it is memory. */
  public static Optional<AllocationView> of(Object captured) {
    return captured instanceof CapturedMemory memory
        ? Optional.of(memory.view())
        : Optional.empty();
  }

  /**
   * A part of this part.
   *
   * @throws IllegalArgumentException if it is not inside
   */
  public AllocationView slice(int at, int count) {
    checkPart("a slice", at, count);
    return new AllocationView(allocation, from + at, count);
  }

  /**
   * What is thrown for a slice that is not inside.
   *
   * @param size of what it should be a part of
   */
  public static IllegalArgumentException noSlice(int at, int count, int size) {
    return notInside("a slice", at, count, "memory", size);
  }

  private void checkPart(String what, int at, int count) {
    checkRange(what, at, count, "memory", size);
  }

  private static void checkRange(String what, int at, int count, String of, int size) {
    if (at < 0 || count < 0 || count > size - at) {
      throw notInside(what, at, count, of, size);
    }
  }

  private static IllegalArgumentException notInside(
      String what, int at, int count, String of, int size) {
    return new IllegalArgumentException(
        what + " of " + count + " elements from index " + at + ", of " + of + " of " + size);
  }

  /** Its elements as a region of a buffer of one dimension. */
  public BufferRegion region() {
    int[] length = {allocation.length()};
    return BufferRegion.whole(length).part(new int[] {from}, new int[] {size});
  }

  /**
   * A copy of elements of an array to this, which has its ranges checked.
   *
   * @throws IllegalArgumentException if a range is not inside
   */
  public Runnable copyFromArray(Object array, int start, int at, int count) {
    checkRange("a copy", start, count, "an array", HostArrays.length(array));
    checkPart("a copy", at, count);
    return () -> allocation.storage().write(from + at, array, start, count);
  }

  /**
   * A copy of elements of this to an array, which has its ranges checked.
   *
   * @throws IllegalArgumentException if a range is not inside
   */
  public Runnable copyToArray(int start, Object array, int at, int count) {
    checkPart("a copy", start, count);
    checkRange("a copy", at, count, "an array", HostArrays.length(array));
    return () -> allocation.storage().read(from + start, array, at, count);
  }

  /**
   * A copy of elements of this to other memory, which has its ranges checked.
   *
   * @throws IllegalArgumentException if a range is not inside
   */
  public Runnable copyTo(int start, AllocationView target, int at, int count) {
    checkPart("a copy", start, count);
    target.checkPart("a copy", at, count);
    return () -> copy(from + start, target.allocation, target.from + at, count);
  }

  private void copy(int start, Allocation target, int at, int count) {
    AllocatedStorage source = allocation.storage();
    if (!target.storage().copyFrom(source, start, at, count)) {
      ElementKind kind = allocation.kind();
      Object array = HostArrays.create(kind, count);
      source.read(start, array, 0, count);
      target.storage().write(at, array, 0, count);
    }
  }

  /** Sets all elements to one value. */
  public Runnable fill(Object value) {
    return () -> allocation.storage().fill(from, size, value);
  }

  /** Advises the driver that the device will use the elements. */
  public Runnable prefetch() {
    return () -> allocation.storage().prefetch(from, size);
  }
}
