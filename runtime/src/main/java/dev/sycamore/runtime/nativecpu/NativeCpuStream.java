package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.lang.ref.Reference;
import java.util.List;

/** Runs native kernels on the threads of the worker pool; a launch is done when it returns. */
final class NativeCpuStream implements DeviceStream {
  private final NativeImages images;
  private final NativeCpuContext context;
  private final String device;
  private final boolean profiling;
  private final DeviceCounters counters;
  private final KernelThreads threads = new KernelThreads(HostThreadPool.shared());

  /** One {@link LaunchRange} for each worker; null before the first launch. */
  private NativeBlock ranges;

  /** Null before the first launch. */
  private NativeBlock arguments;

  /** Local memory, of each worker a part of the same size; null before the first launch. */
  private NativeBlock local;

  NativeCpuStream(NativeCpuContext context, NativeImages images, boolean profiling) {
    this.device = context.device();
    this.profiling = profiling;
    this.counters = DeviceCounters.of(device);
    this.images = images;
    this.context = context;
  }

  private record NativeKernel(
      NativeImages.EntryPoint entryPoint,
      String shown,
      int blockSize,
      List<ParameterBinding> parameters,
      KernelCost cost)
      implements DeviceKernel {}

  @Override
  public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    List<ParameterBinding> parameters = kernel.binding().parameters();
    return new NativeKernel(
        images.entryPoint(kernel, image),
        kernel.shown(),
        ArgumentBlock.size(parameters),
        parameters,
        new KernelCost());
  }

  @Override
  public void launch(
      DeviceKernel kernel, Geometry geometry, List<ArgumentValue> values, LaunchListener listener) {
    NativeKernel nativeKernel = (NativeKernel) kernel;
    counters.launched();
    RecordedStep step = RuntimeEvents.launch(device, nativeKernel.shown(), geometry.size());
    long started = profiling ? System.nanoTime() : 0;
    try {
      launch(nativeKernel, geometry, values);
      if (profiling) {
        listener.timed(started, System.nanoTime());
      }
    } finally {
      step.end();
      // Its address alone does not keep the code.
      Reference.reachabilityFence(nativeKernel);
    }
  }

  private void launch(NativeKernel nativeKernel, Geometry geometry, List<ArgumentValue> values) {
    ranges = atLeast(ranges, (long) LaunchRange.SIZE * threads.count());
    arguments = atLeast(arguments, nativeKernel.blockSize());
    long localSize = ArgumentBlock.write(arguments.address(), nativeKernel.parameters(), values);
    local = atLeast(local, localSize * threads.count());
    LaunchBlocks blocks =
        new LaunchBlocks(arguments.address(), ranges.address(), local.address(), localSize);
    NativeImages.EntryPoint entry = nativeKernel.entryPoint();
    threads.run(entry.address(), entry.stackBytes(), geometry, blocks, nativeKernel.cost());
  }

  private NativeBlock allocate(long size) {
    return (NativeBlock) BlockAllocator.allocate(context, AllocationKind.DEVICE, size);
  }

  private NativeBlock atLeast(NativeBlock block, long size) {
    if (block != null && block.size() >= size) {
      return block;
    }
    NativeBlock larger = allocate(size);
    release(block);
    return larger;
  }

  /** What has returned has ended. */
  @Override
  public StreamPoint point() {
    return StreamPoint.REACHED;
  }

  @Override
  public boolean waitFor(StreamPoint point) {
    return point.isReached();
  }

  @Override
  public void finish() {}

  @Override
  public void close() {
    release(ranges);
    release(arguments);
    release(local);
  }

  private void release(NativeBlock block) {
    if (block != null) {
      context.release(block);
    }
  }
}
