package dev.sycamore;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.LaunchMemory;

/** Memory that the work-items of one work-group share. It is used inside the kernel only. */
public abstract class LocalAccessor implements LaunchMemory {
  private final int[] range;
  private final boolean onHost;
  private volatile boolean usable;

  /**
   * @param onHost whether the kernel runs on the JVM, where it uses this very object
   */
  LocalAccessor(int[] range, boolean onHost) {
    this.range = range;
    this.onHost = onHost;
  }

  /**
   * Makes it an argument of a kernel. A call of the handler with a subclass would load all
   * subclasses when the handler's class is verified, before the first launch.
   */
  final void registerWith(KindCommands handler, ElementKind kind) {
    handler.register(this, kind);
  }

  /** Lets the kernel on the host use it, or no longer. */
  final void setUsableInKernel(boolean inKernel) {
    usable = onHost && inKernel;
  }

  /**
   * The number of elements.
   *
   * @return the product of the extents, from 0 to 2^31 - 1
   */
  public final int size() {
    return count(range);
  }

  /**
   * The extent of a dimension, 0 being the slowest.
   *
   * @param dimension less than the number of dimensions, and not negative
   * @return the number of elements along it
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  public final int range(int dimension) {
    return range[dimension];
  }

  final int[] rangeArray() {
    return range.clone();
  }

  static int count(int[] range) {
    long count = 1;
    for (int n : range) {
      if (n < 0) {
        throw new IllegalArgumentException("negative size of local memory: " + n);
      }
      count *= n;
      if (count > Integer.MAX_VALUE) {
        throw new IllegalArgumentException("local memory of more than 2^31 - 1 elements");
      }
    }
    return (int) count;
  }

  final int linear(int i) {
    if (!usable || i < 0 || i >= range[0]) {
      throw outOfBounds(i);
    }
    return i;
  }

  final int linear(int i, int j) {
    if (!usable || i < 0 || i >= range[0] || j < 0 || j >= range[1]) {
      throw outOfBounds(i, j);
    }
    return i * range[1] + j;
  }

  final int linear(int i, int j, int k) {
    if (!usable || i < 0 || i >= range[0] || j < 0 || j >= range[1] || k < 0 || k >= range[2]) {
      throw outOfBounds(i, j, k);
    }
    return (i * range[1] + j) * range[2] + k;
  }

  private RuntimeException outOfBounds(int... index) {
    if (!usable) {
      return new IllegalStateException("local memory is used outside of its kernel");
    }
    return Indices.outOfBounds(index, range);
  }
}
