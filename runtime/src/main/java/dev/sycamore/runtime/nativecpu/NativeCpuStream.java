package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.AllocationKind;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.parallel.RangeCut;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Optional;
import org.lwjgl.system.MemoryUtil;

/** Runs native kernels on the threads of the worker pool; a launch is done when it returns. */
final class NativeCpuStream implements DeviceStream {
  private final NativeImages images;
  private final NativeCpuContext context;
  private final String device;
  private final boolean profiling;
  private final DeviceCounters counters;
  private final KernelThreads threads = new KernelThreads(HostThreadPool.shared());

  /** Null before the first launch that uses arrays where they are. */
  private ArrayReferences references;

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
      KernelCost cost,
      boolean arrays,
      PlacementChoice placement)
      implements DeviceKernel {

    KernelCall call(long code, Optional<PlacementChoice> inPlace) {
      return new KernelCall(code, entryPoint.stackBytes(), cost, arrays, inPlace);
    }
  }

  @Override
  public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    List<ParameterBinding> parameters = kernel.binding().parameters();
    NativeImages.EntryPoint entry = images.entryPoint(kernel, image);
    KernelCost cost = new KernelCost();
    return new NativeKernel(
        entry,
        kernel.shown(),
        ArgumentBlock.size(parameters),
        parameters,
        cost,
        hasArrays(kernel),
        new PlacementChoice(
            kernel.shown(),
            cost,
            PlacementSettings.current(),
            null,
            possiblePlace(entry.inPlace())));
  }

  private static boolean hasArrays(BoundKernel kernel) {
    for (ArgumentBinding argument : kernel.binding().arguments()) {
      if (argument.kind() == ArgumentKind.ARRAY) {
        return true;
      }
    }
    return false;
  }

  private static ArrayPlace possiblePlace(long function) {
    return function == MemoryUtil.NULL ? ArrayPlace.IMAGE : ArrayPlace.IN_PLACE;
  }

  @Override
  public ArrayPlace arrayPlace(DeviceKernel kernel, Geometry geometry) {
    RangeCut cut = threads.cut(geometry);
    double itemsPerIndex = (double) geometry.size() / cut.size();
    NativeKernel nativeKernel = (NativeKernel) kernel;
    PlacementChoice choice = nativeKernel.placement();
    ArrayPlace place = choice.next(cut.grain() * itemsPerIndex);
    // A first launch need not know what this JVM does.
    return place == ArrayPlace.IN_PLACE
            && !JavaVm.hasArraysInPlace(nativeKernel.entryPoint().inPlace())
        ? choice.fix(ArrayPlace.JVM)
        : place;
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
    if (hasHostArrays(values)) {
      launchInPlace(nativeKernel, geometry, values);
      return;
    }
    arguments = atLeast(arguments, nativeKernel.blockSize());
    LaunchBlocks blocks = blocks(nativeKernel, values, arguments.address(), 0);
    long code = nativeKernel.entryPoint().address();
    KernelCall call = nativeKernel.call(code, Optional.empty());
    Optional<KernelWatch> watch = nativeKernel.entryPoint().watch();
    if (watch.isPresent()) {
      watch.get().run(geometry, values, new WatchedLaunch(threads, call, geometry, blocks));
    } else {
      threads.run(call, geometry, blocks);
    }
  }

  private static boolean hasHostArrays(List<ArgumentValue> values) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) instanceof ArgumentValue.HostArray) {
        return true;
      }
    }
    return false;
  }

  private void launchInPlace(
      NativeKernel nativeKernel, Geometry geometry, List<ArgumentValue> values) {
    int arrays = HostArrayCall.count(nativeKernel.parameters(), values);
    int callSize = HostArrayCall.size(arrays, nativeKernel.blockSize());
    arguments = atLeast(arguments, (long) callSize * threads.count());
    long call = arguments.address();
    LaunchBlocks blocks =
        blocks(nativeKernel, values, call + HostArrayCall.arguments(arrays), callSize);
    NativeImages.EntryPoint entry = nativeKernel.entryPoint();
    if (references == null) {
      references = new ArrayReferences();
    }
    HostArrayCall.write(
        call, arrays, entry.address(), nativeKernel.parameters(), values, references);
    try {
      threads.run(
          nativeKernel.call(entry.inPlace(), Optional.of(nativeKernel.placement())),
          geometry,
          blocks);
    } finally {
      // The references are weak.
      Reference.reachabilityFence(values);
    }
  }

  /** Writes the arguments, and makes room for local memory. */
  private LaunchBlocks blocks(
      NativeKernel nativeKernel, List<ArgumentValue> values, long block, int callSize) {
    long localSize = ArgumentBlock.write(block, nativeKernel.parameters(), values);
    local = atLeast(local, localSize * threads.count());
    return new LaunchBlocks(
        arguments.address(), callSize, ranges.address(), local.address(), localSize);
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

  @Override
  public boolean endsAtReturn() {
    return true;
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
    if (references != null) {
      references.close();
    }
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
