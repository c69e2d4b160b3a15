package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.Boxes;
import dev.sycamore.runtime.Boxes.Box;
import dev.sycamore.runtime.WorkerPool;
import dev.sycamore.runtime.device.ArgumentValue;
import dev.sycamore.runtime.device.DeviceStream;
import dev.sycamore.runtime.device.Geometry;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/** Runs native kernels on the threads of the worker pool; a launch is done when it returns. */
final class NativeCpuStream implements DeviceStream {
  private final NativeImages images;
  private final NativeHeap heap;
  private final WorkerPool pool = WorkerPool.shared();

  /** One {@link LaunchRange} for each worker. */
  private final NativeBlock ranges;

  private NativeBlock arguments;

  /** Local memory, of each worker a part of the same size. */
  private NativeBlock local;

  NativeCpuStream(NativeImages images, NativeHeap heap) {
    this.images = images;
    this.heap = heap;
    this.ranges = heap.allocate((long) LaunchRange.SIZE * pool.threads());
    this.arguments = heap.allocate(0);
    this.local = heap.allocate(0);
  }

  private record NativeKernel(long entryPoint, int blockSize, List<ParameterBinding> parameters)
      implements DeviceKernel {}

  @Override
  public DeviceKernel load(BoundKernel kernel) {
    List<ParameterBinding> parameters = kernel.binding().parameters();
    return new NativeKernel(images.entryPoint(kernel), ArgumentBlock.size(parameters), parameters);
  }

  @Override
  public void launch(DeviceKernel kernel, Geometry geometry, List<ArgumentValue> values) {
    NativeKernel nativeKernel = (NativeKernel) kernel;
    arguments = atLeast(arguments, nativeKernel.blockSize());
    long localSize = ArgumentBlock.write(arguments.address(), nativeKernel.parameters(), values);
    local = atLeast(local, localSize * pool.threads());
    List<Box> boxes = Boxes.cut(geometry.groups(), pool.threads());
    pool.run(
        boxes.size(),
        (part, worker) -> {
          long range = ranges.address() + (long) LaunchRange.SIZE * worker;
          long localMemory =
              localSize == 0 ? MemoryUtil.NULL : local.address() + localSize * worker;
          LaunchRange.write(range, geometry, boxes.get(part), localMemory);
          JNI.invokePPV(arguments.address(), range, nativeKernel.entryPoint());
        });
  }

  private NativeBlock atLeast(NativeBlock block, long size) {
    if (block.size() >= size) {
      return block;
    }
    NativeBlock larger = heap.allocate(size);
    heap.release(block);
    return larger;
  }

  @Override
  public void finish() {}

  @Override
  public void close() {
    heap.release(ranges);
    heap.release(arguments);
    heap.release(local);
  }
}
