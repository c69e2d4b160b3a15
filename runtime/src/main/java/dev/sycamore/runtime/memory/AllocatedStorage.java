package dev.sycamore.runtime.memory;

/**
 * Where the elements of an {@link Allocation} are. It knows nothing of the allocation, so that it
 * can be freed after the program forgot that one. Indices and counts are of elements, and in range.
 */
interface AllocatedStorage {
  /** Copies elements of an array to this. */
  void write(int at, Object array, int from, int count);

  /** Copies elements of this to an array. */
  void read(int from, Object array, int at, int count);

  /**
   * Copies elements of another storage, or of this one, to this.
   *
   * @return whether that was done; otherwise the elements have to go through an array
   */
  boolean copyFrom(AllocatedStorage source, int from, int at, int count);

  /** Sets elements to one value. */
  void fill(int at, int count, Object value);

  /** Advises the driver that the device will use elements. */
  void prefetch(int at, int count);

  /** Frees it. */
  void free();
}
