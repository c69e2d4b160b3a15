package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceMemory;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import dev.sycamore.runtime.values.HostArrays;

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
    Lwjgl.load();
    this.heap = new NativeHeap(counters, System::nanoTime);
    this.images = new NativeImages();
  }

  @Override
  public DeviceMemory allocate(long size) {
    return heap.allocate(size);
  }

  @Override
  public void release(DeviceMemory memory) {
    heap.release((NativeBlock) memory);
  }

  @Override
  public void write(DeviceMemory memory, Object array) {
    RecordedStep step = RuntimeEvents.copy(device, true, memory.size());
    try {
      HostArrays.toNative(array, ((NativeBlock) memory).addressToOverwrite());
    } finally {
      step.end();
    }
    counters.copiedToDevice(memory.size());
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    RecordedStep step = RuntimeEvents.copy(device, false, memory.size());
    try {
      HostArrays.fromNative(((NativeBlock) memory).address(), array);
    } finally {
      step.end();
    }
    counters.copiedFromDevice(memory.size());
  }

  @Override
  public void zero(DeviceMemory memory) {
    ((NativeBlock) memory).zero();
  }

  @Override
  public DeviceStream openStream() {
    return new NativeCpuStream(device, images, heap);
  }
}
