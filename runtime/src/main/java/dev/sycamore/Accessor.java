package dev.sycamore;

import dev.sycamore.runtime.command.LaunchMemory;
import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.range.BufferRegion;

/**
 * Access to a part of a buffer; by default to all of it. An accessor of a {@link Handler} is for
 * the kernel or host task of that handler only; one from {@code hostAccess} is for the host, until
 * it or its buffer is closed. Everywhere else it throws {@link IllegalStateException}, on every
 * device.
 */
public abstract class Accessor implements AutoCloseable, LaunchMemory {
  private final BufferView view;
  private final AccessMode mode;
  private final Runnable onClose;
  private final int base;
  private final int size0;
  private final int size1;
  private final int size2;
  private final int pitch0;
  private final int pitch1;
  private final boolean writes;
  private volatile boolean usable;

  /**
   * @param onClose ends an access of the host; null for an accessor of a command
   */
  Accessor(BufferView view, AccessMode mode, Runnable onClose) {
    this.view = view;
    this.mode = mode;
    this.onClose = onClose;
    this.usable = onClose != null;
    BufferRegion region = view.region();
    int last = region.dimensions() - 1;
    this.size0 = region.range(0);
    this.size1 = last > 0 ? region.range(1) : 1;
    this.size2 = last > 1 ? region.range(2) : 1;
    this.pitch1 = last > 1 ? region.bufferRange(2) : 1;
    this.pitch0 = last > 0 ? region.bufferRange(1) * pitch1 : 1;
    this.base = region.linearOffset();
    this.writes = mode.writes();
  }

  /**
   * The number of elements.
   *
   * @return the product of the extents, from 0 to 2^31 - 1
   */
  public final int size() {
    return view.region().size();
  }

  /**
   * The extent of a dimension, 0 being the slowest.
   *
   * @param dimension less than the number of dimensions, and not negative
   * @return the number of elements along it
   * @throws IndexOutOfBoundsException if there is no such dimension
   */
  public final int range(int dimension) {
    return view.region().range(dimension);
  }

  /**
   * What the accessor is for.
   *
   * @return the mode that it was made with
   */
  public final AccessMode mode() {
    return mode;
  }

  /** Ends the access of the host; does nothing to the accessor of a kernel, nor the second time. */
  @Override
  public final void close() {
    if (onClose != null) {
      usable = false;
      onClose.run();
    }
  }

  /** Finds the elements, which are on the host now. */
  abstract void bind();

  /** Lets the command on the host that it was made for use it, or no longer. */
  final void setUsableOnHost(boolean onHost) {
    if (onHost) {
      bind();
    }
    usable = onHost;
  }

  /** The buffer was closed. */
  final void revoke() {
    usable = false;
  }

  final BufferView view() {
    return view;
  }

  final int linear(int i) {
    if (i < 0 || i >= size0 || !usable) {
      throw outOfBounds(i);
    }
    return base + i;
  }

  final int linear(int i, int j) {
    if (i < 0 || i >= size0 || j < 0 || j >= size1 || !usable) {
      throw outOfBounds(i, j);
    }
    return base + i * pitch0 + j;
  }

  final int linear(int i, int j, int k) {
    if (i < 0 || i >= size0 || j < 0 || j >= size1 || k < 0 || k >= size2 || !usable) {
      throw outOfBounds(i, j, k);
    }
    return base + i * pitch0 + j * pitch1 + k;
  }

  final int writable(int linear) {
    checkWrites();
    return linear;
  }

  final void checkWrites() {
    if (!writes) {
      throw new IllegalStateException("an accessor with mode READ is not for writing");
    }
  }

  private RuntimeException outOfBounds(int... index) {
    if (!usable) {
      return new IllegalStateException(
          onClose != null
              ? "the host accessor, or its buffer, is closed"
              : "the accessor of a kernel is used outside of its kernel");
    }
    return Indices.outOfBounds(index, view.region().rangeArray());
  }
}
