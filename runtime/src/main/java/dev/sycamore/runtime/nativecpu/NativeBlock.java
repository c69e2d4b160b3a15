package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.driver.DeviceBlock;
import org.lwjgl.system.MemoryUtil;

/**
 * A block of this process's memory, aligned to 64 bytes unless it is the program's. Its memory may
 * have belonged to others; it is filled with zeros when it is first used, unless it was written as
 * a whole before.
 */
final class NativeBlock implements DeviceBlock {
  private final long address;
  private final long size;
  private volatile boolean zerosDue;

  private NativeBlock(long address, long size, boolean zerosDue) {
    this.address = address;
    this.size = size;
    this.zerosDue = zerosDue;
  }

  NativeBlock(long address, long size) {
    this(address, size, true);
  }

  /** Memory of the program, with its values. */
  static NativeBlock over(long address, long size) {
    return new NativeBlock(address, size, false);
  }

  /** In bytes; may be 0. */
  @Override
  public long size() {
    return size;
  }

  /**
   * The address of the block for whoever writes a part of it now; what is not written stays as it
   * is.
   */
  long addressToWrite(long offset, long count) {
    if (offset == 0 && count == size) {
      zerosDue = false;
      return address;
    }
    return address();
  }

  /** Kernels and the host reach the same memory. */
  @Override
  public long hostAddress() {
    return address();
  }

  /** The address for whoever may read what is there. */
  long address() {
    if (zerosDue) {
      fillWithZeros();
    }
    return address;
  }

  private synchronized void fillWithZeros() {
    if (zerosDue) {
      MemoryUtil.memSet(address, 0, size);
      zerosDue = false;
    }
  }

  /** What is in the block now may stay. */
  void leaveUndefined() {
    zerosDue = false;
  }

  /** Makes the content zeros, when somebody looks at it. */
  void zero() {
    zerosDue = true;
  }

  /** The address whatever is there. */
  long rawAddress() {
    return address;
  }
}
