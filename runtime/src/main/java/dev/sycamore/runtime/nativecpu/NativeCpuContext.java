package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.NativeMemory;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Memory outside of the Java heap, which native kernels can reach. */
final class NativeCpuContext implements DeviceContext {
  private final String device;
  private final DeviceCounters counters;
  private final NativeHeap heap;
  private final NativeImages images;

  /**
   * @param device the id of the device whose memory this is
   */
  NativeCpuContext(String device) {
    this.device = device;
    this.counters = DeviceCounters.of(device);
    Lwjgl.begin();
    this.heap =
        new NativeHeap(
            counters,
            new LongSupplier() {
              @Override
              public long getAsLong() {
                return System.nanoTime();
              }
            },
            new LongSupplier() {
              @Override
              public long getAsLong() {
                return CpuFacts.memory();
              }
            });
    this.images = new NativeImages();
  }

  @Override
  public String device() {
    return device;
  }

  /** All kinds are the same memory: what this process has is reached by kernels and host alike. */
  @Override
  public DeviceBlock allocate(AllocationKind kind, long size) {
    Lwjgl.load();
    return heap.allocate(size);
  }

  @Override
  public Optional<DeviceBlock> inPlace(long address, long size) {
    return Optional.of(NativeBlock.over(address, size));
  }

  @Override
  public void release(DeviceBlock block) {
    heap.release((NativeBlock) block);
  }

  /** Kernels have ended when their launch returns. */
  @Override
  public void reclaim() {
    heap.releaseKept();
  }

  @Override
  public void write(DeviceBlock to, long offset, Object array, int from, int count) {
    NativeBlock block = (NativeBlock) to;
    long size = bytes(array, count);
    RecordedStep step = RuntimeEvents.copy(device, true, size);
    try {
      HostArrays.toNative(array, from, count, block.addressToWrite(offset, size) + offset);
    } finally {
      step.end();
    }
    counters.copiedToDevice(size);
  }

  @Override
  public void read(DeviceBlock from, long offset, Object array, int at, int count) {
    long size = bytes(array, count);
    RecordedStep step = RuntimeEvents.copy(device, false, size);
    try {
      HostArrays.fromNative(((NativeBlock) from).address() + offset, array, at, count);
    } finally {
      step.end();
    }
    counters.copiedFromDevice(size);
  }

  private static long bytes(Object array, int count) {
    return (long) count * HostArrays.elementSize(array);
  }

  @Override
  public void copy(DeviceBlock from, long fromOffset, DeviceBlock to, long toOffset, long size) {
    long source = ((NativeBlock) from).address() + fromOffset;
    long target = ((NativeBlock) to).addressToWrite(toOffset, size) + toOffset;
    NativeMemory.move(source, target, size);
    counters.copiedOnDevice(size);
  }

  @Override
  public void fill(DeviceBlock block, long offset, long size, long value, int valueSize) {
    long address = ((NativeBlock) block).addressToWrite(offset, size) + offset;
    NativeMemory.fill(address, size, value, valueSize);
  }

  @Override
  public void leaveUndefined(DeviceBlock block) {
    ((NativeBlock) block).leaveUndefined();
  }

  @Override
  public void zero(DeviceBlock block) {
    ((NativeBlock) block).zero();
  }

  @Override
  public DeviceStream openStream(boolean profiling) {
    return new NativeCpuStream(this, images, profiling);
  }
}
