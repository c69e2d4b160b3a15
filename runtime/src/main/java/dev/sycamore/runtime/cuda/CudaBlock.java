package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;

/**
 * A block of memory that a GPU reaches. What happens to it in the heap's stream, its allocation
 * above all, is numbered, so that another stream waits for that once.
 */
final class CudaBlock implements DeviceBlock {
  private final AllocationKind kind;
  private final long address;
  private final long size;
  private final PeerTransfers transfers = new PeerTransfers();
  private boolean zerosDue;
  private volatile long step;

  /**
   * @param step of the heap's stream after which there is the block
   */
  CudaBlock(AllocationKind kind, long address, long size, long step) {
    this.kind = kind;
    this.address = address;
    this.size = size;
    this.step = step;
    this.zerosDue = true;
  }

  AllocationKind kind() {
    return kind;
  }

  /** The same for all devices, and for the host where that reaches it. */
  long address() {
    return address;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long hostAddress() {
    return isOnDevice() ? 0 : address;
  }

  /** Whether the host does not reach it. */
  boolean isOnDevice() {
    return kind == AllocationKind.DEVICE;
  }

  /** The copies from and to other GPUs. */
  PeerTransfers transfers() {
    return transfers;
  }

  /** The step of the heap's stream after which the block can be used. */
  long step() {
    return step;
  }

  /** Makes the content zeros, when somebody looks at it. */
  synchronized void zero() {
    zerosDue = true;
  }

  /** Called before a part is written: what is beside it may be looked at. */
  void defineAround(long offset, long length, CudaHeap heap) {
    if (offset == 0 && length == size) {
      defined();
    } else {
      define(heap);
    }
  }

  /** What is in the block now is meant. */
  synchronized void defined() {
    zerosDue = false;
  }

  /** Called before anybody may see what is in it: fills it with zeros if that is due. */
  synchronized void define(CudaHeap heap) {
    if (zerosDue) {
      step = heap.fillWithZeros(this);
      zerosDue = false;
    }
  }
}
