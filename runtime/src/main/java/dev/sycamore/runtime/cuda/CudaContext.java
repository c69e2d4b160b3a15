package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.NativeMemory;

/** The memory and the code of a GPU. */
final class CudaContext implements DeviceContext {
  private final PrimaryContext context;
  private final CudaHeap heap;
  private final CudaCopies copies;
  private final CudaPeers peers;
  private final CudaModules modules;
  private final DeviceCounters counters;
  private final long capacity;

  /**
   * Opens a GPU.
   *
   * @param device its handle
   * @param capacity the bytes of all its memory
   */
  CudaContext(PrimaryContext context, int device, ComputeCapability capability, long capacity) {
    this.capacity = capacity;
    this.context = context;
    this.counters = DeviceCounters.of(context.id());
    CudaDriver driver = context.driver();
    this.heap = context.get(() -> new CudaHeap(driver, device));
    this.copies = new CudaCopies(driver, heap);
    this.peers = context.get(() -> new CudaPeers(context, heap, device));
    this.modules = new CudaModules(context, capability.architecture());
  }

  @Override
  public String device() {
    return context.id();
  }

  @Override
  public DeviceBlock allocate(AllocationKind kind, long size) {
    DeviceBlock block = context.get(() -> tryAllocate(kind, size));
    counters.allocated(size);
    return block;
  }

  /** A copy from the device takes 10 us; kernels write to a report only when they fail. */
  @Override
  public AllocationKind reportMemory() {
    return AllocationKind.HOST;
  }

  /** A launch that looks at a report in memory of the host takes 14 us longer. */
  @Override
  public boolean notesFailures() {
    return true;
  }

  private DeviceBlock tryAllocate(AllocationKind kind, long size) {
    try {
      return heap.allocate(kind, size);
    } catch (CudaCallException e) {
      if (e.isOutOfMemory()) {
        throw BlockAllocator.noRoom(context.id(), size, capacity, e.getMessage());
      }
      throw e;
    }
  }

  @Override
  public void release(DeviceBlock block) {
    counters.released(block.size());
    context.free(() -> heap.release((CudaBlock) block));
  }

  @Override
  public void reclaim() {
    context.run(
        () -> {
          context.driver().synchronizeContext();
          heap.trim();
        });
  }

  @Override
  public void write(DeviceBlock to, long offset, Object array, int from, int count) {
    ArrayPart part = ArrayPart.of(array, from, count, offset);
    RecordedStep step = RuntimeEvents.copy(context.id(), true, part.bytes());
    try {
      if (to.hostAddress() != 0) {
        HostArrays.toNative(array, from, count, to.hostAddress() + offset);
      } else if (count > 0) {
        context.run(() -> copies.write((CudaBlock) to, part));
      }
    } finally {
      step.end();
    }
    counters.copiedToDevice(part.bytes());
  }

  @Override
  public void read(DeviceBlock from, long offset, Object array, int at, int count) {
    ArrayPart part = ArrayPart.of(array, at, count, offset);
    RecordedStep step = RuntimeEvents.copy(context.id(), false, part.bytes());
    try {
      if (from.hostAddress() != 0) {
        HostArrays.fromNative(from.hostAddress() + offset, array, at, count);
      } else if (count > 0) {
        context.run(() -> copies.read((CudaBlock) from, part));
      }
    } finally {
      step.end();
    }
    counters.copiedFromDevice(part.bytes());
  }

  @Override
  public void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size) {
    if (from.hostAddress() != 0 && to.hostAddress() != 0) {
      NativeMemory.move(from.hostAddress() + fromOffset, to.hostAddress() + toOffset, size);
    } else if (size > 0) {
      context.run(() -> copies.copy((CudaBlock) from, fromOffset, (CudaBlock) to, toOffset, size));
    }
    counters.copiedOnDevice(size);
  }

  CudaPeers peers() {
    return peers;
  }

  @Override
  public boolean reaches(DeviceContext other) {
    return other instanceof CudaContext cuda && peers.reaches(cuda.peers);
  }

  /** Memory that the host reaches is the same for all GPUs. */
  @Override
  public void copyFrom(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size) {
    if (to.hostAddress() != 0) {
      source.copy(from, fromOffset, to, toOffset, size);
    } else if (from.hostAddress() != 0) {
      copy(from, fromOffset, to, toOffset, size);
    } else {
      copies.copyFrom(PeerCopy.of(source, from, fromOffset, to, toOffset, size), peers);
    }
  }

  @Override
  public void fill(DeviceBlock block, long offset, long size, long value, int valueSize) {
    if (block.hostAddress() != 0) {
      NativeMemory.fill(block.hostAddress() + offset, size, value, valueSize);
    } else if (size > 0) {
      context.run(() -> copies.fill((CudaBlock) block, offset, size, value, valueSize));
    }
  }

  @Override
  public void leaveUndefined(DeviceBlock block) {
    ((CudaBlock) block).defined();
  }

  @Override
  public void zero(DeviceBlock block) {
    if (block.hostAddress() != 0) {
      fill(block, 0, block.size(), 0, 1);
    } else {
      ((CudaBlock) block).zero();
    }
  }

  @Override
  public void prefetch(DeviceBlock block, long offset, long size) {
    if (((CudaBlock) block).kind() == AllocationKind.SHARED && size > 0) {
      context.run(() -> heap.prefetch((CudaBlock) block, offset, size));
    }
  }

  @Override
  public boolean hasGraphs() {
    return true;
  }

  @Override
  public DeviceStream openStream(boolean profiling) {
    return new CudaStream(context, heap, peers, modules, profiling);
  }
}
