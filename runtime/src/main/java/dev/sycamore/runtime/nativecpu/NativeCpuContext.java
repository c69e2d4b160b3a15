package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.device.DeviceContext;
import dev.sycamore.runtime.device.DeviceMemory;
import dev.sycamore.runtime.device.DeviceStream;
import dev.sycamore.runtime.memory.HostArrays;
import dev.sycamore.runtime.natives.Lwjgl;
import org.lwjgl.system.MemoryUtil;

/** Memory outside of the Java heap, which native kernels can reach. */
final class NativeCpuContext implements DeviceContext {
  private final NativeHeap heap;
  private final NativeImages images;

  NativeCpuContext() {
    Lwjgl.load();
    this.heap = new NativeHeap();
    this.images = new NativeImages(CpuLevels.ofThisMachine());
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
    HostArrays.toNative(array, ((NativeBlock) memory).address());
  }

  @Override
  public void read(DeviceMemory memory, Object array) {
    HostArrays.fromNative(((NativeBlock) memory).address(), array);
  }

  @Override
  public void zero(DeviceMemory memory) {
    MemoryUtil.memSet(((NativeBlock) memory).address(), 0, memory.size());
  }

  @Override
  public DeviceStream openStream() {
    return new NativeCpuStream(images, heap);
  }
}
