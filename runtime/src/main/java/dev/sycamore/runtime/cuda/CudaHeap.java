package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.AllocationKind;
import org.lwjgl.cuda.CU;
import org.lwjgl.system.MemoryUtil;

/**
 * The memory of a GPU: allocated, freed and filled with zeros in a stream of its own, so that
 * nothing waits. A stream that uses a block waits on the GPU for what came before it. Where the
 * driver has no pools, blocks are allocated and freed at once.
 */
final class CudaHeap {
  /** Of all memory, the share that stays with the process when it is freed. */
  private static final int KEPT_SHARE = 16;

  private final CudaDriver driver;
  private final int device;
  private final long stream;
  private final long event;

  /** 0 if the driver has none. */
  private final long pool;

  /** How many steps were added to the stream. */
  private long steps;

  /** A heap for as long as the process; the context is current. */
  CudaHeap(CudaDriver driver, int device) {
    this.driver = driver;
    this.device = device;
    DriverHandles handles = new DriverHandles();
    this.stream = handles.open(driver::createStream, driver::destroyStream);
    this.event = handles.open(driver::createEvent, driver::destroyEvent);
    this.pool = handles.open(this::openPool, driver::destroyPool);
  }

  private long openPool() {
    if (driver.deviceAttribute(device, CU.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) == 0) {
      return 0;
    }
    DriverHandles handles = new DriverHandles();
    long opened = handles.open(() -> driver.createPool(device), driver::destroyPool);
    handles.using(() -> driver.keepInPool(opened, driver.totalMemory(device) / KEPT_SHARE));
    return opened;
  }

  /**
   * A block of zeros.
   *
   * @throws CudaCallException if there is no room for it, or the driver fails otherwise
   */
  CudaBlock allocate(AllocationKind kind, long size) {
    // There are no empty blocks.
    long bytes = Math.max(size, 1);
    CudaBlock block = new CudaBlock(kind, allocateBytes(kind, bytes), size, step());
    if (!block.isOnDevice()) {
      MemoryUtil.memSet(block.address(), 0, bytes);
      block.defined();
    }
    return block;
  }

  private long allocateBytes(AllocationKind kind, long bytes) {
    return switch (kind) {
      case HOST -> driver.allocatePinned(bytes);
      case SHARED -> driver.allocateManaged(bytes);
      case DEVICE -> pool == 0 ? driver.allocate(bytes) : driver.allocateAsync(bytes, pool, stream);
    };
  }

  /** Frees a block that nothing uses which is under way. */
  void release(CudaBlock block) {
    boolean pooled = block.isOnDevice() && pool != 0;
    PeerTransfers transfers = block.transfers();
    // Closed in the opposite order, whichever of them fail.
    DriverHandles handles = new DriverHandles();
    handles.add(transfers::forget);
    handles.add(() -> free(block, pooled));
    handles.add(pooled ? () -> transfers.holdUp(stream) : transfers::await);
    handles.close();
  }

  private void free(CudaBlock block, boolean pooled) {
    if (pooled) {
      driver.freeAsync(block.address(), stream);
    } else if (block.kind() == AllocationKind.HOST) {
      driver.freePinned(block.address());
    } else {
      driver.free(block.address());
    }
  }

  /** The place after all steps until now; the context is current. */
  CudaPoint point(PrimaryContext context) {
    return CudaPoint.in(context, stream);
  }

  /**
   * Gives another GPU access to the blocks; its context is current.
   *
   * @param own the context of the blocks
   */
  void grantAccess(int other, long own) {
    if (pool == 0) {
      driver.enablePeerAccess(own);
    } else {
      driver.sharePool(pool, other);
    }
  }

  /** Returns what is kept to the driver. */
  void trim() {
    if (pool != 0) {
      driver.trimPool(pool);
    }
  }

  /** Fills a block; returns the step. */
  long fillWithZeros(CudaBlock block) {
    if (block.size() > 0) {
      block.transfers().holdUp(stream);
      driver.fillAsync(block.address(), 1, 0, block.size(), stream);
    }
    return step();
  }

  /** Moves a part of a block to the GPU, which is going to use it. */
  void prefetch(CudaBlock block, long offset, long size) {
    driver.prefetchAsync(block.address() + offset, size, device, stream);
  }

  private synchronized long step() {
    return ++steps;
  }

  /**
   * Lets a stream wait, on the GPU, for a block and for copies from and to other GPUs.
   *
   * @param seen the step that the stream has waited for before
   * @return the step that it has waited for now
   */
  long order(CudaBlock block, long user, long seen) {
    block.transfers().holdUp(user);
    return block.step() <= seen ? seen : order(user);
  }

  private synchronized long order(long user) {
    long all = steps;
    driver.recordEvent(event, stream);
    driver.waitForEvent(user, event);
    return all;
  }
}
