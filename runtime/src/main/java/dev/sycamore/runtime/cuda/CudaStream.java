package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.LaunchGraph;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.lang.ref.Reference;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;

/** Kernels in a stream of CUDA. A kernel that fails is the end of the context, for all streams. */
final class CudaStream implements DeviceStream {
  private final PrimaryContext context;
  private final CudaDriver driver;
  private final CudaHeap heap;
  private final CudaPeers peers;
  private final CudaModules modules;
  private final DeviceCounters counters;
  private final long handle;
  private final UnfinishedKernels unfinished = new UnfinishedKernels();

  private final DriverHandles handles = new DriverHandles();
  private final Set<CudaGraph> graphs = ConcurrentHashMap.newKeySet();

  /** Those of the launch that is being started. */
  private final KernelParameters parameters = new KernelParameters();

  private final ToLongFunction<CudaBlock> usable = this::usable;

  /** Most launches are like the one before; null before the first. */
  private KernelStart lastStart;

  /** Null without profiling. */
  private final LaunchTimes times;

  /** The step of the heap that the stream has waited for. */
  private long seen;

  CudaStream(
      PrimaryContext context,
      CudaHeap heap,
      CudaPeers peers,
      CudaModules modules,
      boolean profiling) {
    this.context = context;
    this.driver = context.driver();
    this.heap = heap;
    this.peers = peers;
    this.modules = modules;
    this.counters = DeviceCounters.of(context.id());
    this.handle = context.get(() -> handles.open(driver::createStream, driver::destroyStream));
    this.times = profiling ? context.get(this::openTimes) : null;
    context.watch(unfinished);
  }

  @Override
  public DeviceKernel load(BoundKernel kernel, ImageEntry image) {
    ImageCache.Loaded<Long> module = modules.of(kernel, image);
    return context.get(
        () ->
            "the kernel "
                + kernel.shown()
                + " of the image "
                + image.resource()
                + " cannot be loaded",
        () -> {
          long function = driver.function(module.value(), kernel.binding().entryPoint());
          return new CudaKernel(
              function,
              kernel.binding().arguments(),
              kernel.binding().parameters(),
              kernel.shown(),
              FunctionLimits.of(driver, function),
              module);
        });
  }

  @Override
  public void launch(
      DeviceKernel kernel,
      Geometry geometry,
      List<ArgumentValue> arguments,
      LaunchListener listener) {
    CudaKernel cudaKernel = (CudaKernel) kernel;
    KernelStart start = start(cudaKernel, geometry);
    counters.launched();
    RecordedStep step = RuntimeEvents.launch(context.id(), cudaKernel.shown(), geometry.size());
    try {
      boolean entered = context.enter();
      try {
        start.prepare(driver, parameters, arguments, usable);
        starting(cudaKernel);
        start.launch(driver, handle, parameters);
        if (times != null) {
          times.started(listener);
        }
      } finally {
        if (entered) {
          context.leave();
        }
      }
    } catch (CudaCallException e) {
      throw context.failure("the kernel " + cudaKernel.shown() + " cannot be launched", e);
    } finally {
      step.end();
      Reference.reachabilityFence(cudaKernel);
    }
  }

  private KernelStart start(CudaKernel kernel, Geometry geometry) {
    KernelStart start = lastStart;
    if (start == null || !start.isOf(kernel, geometry)) {
      start = new KernelStart(kernel, geometry, context.id());
      lastStart = start;
    }
    return start;
  }

  private void starting(CudaKernel kernel) {
    if (times != null) {
      times.starting();
    }
    unfinished.started(kernel.shown());
  }

  @Override
  public LaunchGraph graph() {
    CudaGraph graph = new CudaGraph(context, this);
    graphs.add(graph);
    return graph;
  }

  /**
   * Starts launches that the driver has prepared; the context is current.
   *
   * @param kernels those of the steps, each once
   */
  void start(long executable, List<LaunchGraph.Step> steps, Iterable<String> kernels) {
    kernels.forEach(unfinished::started);
    counters.launched(steps.size());
    for (LaunchGraph.Step step : steps) {
      // The driver starts them by one call: what is recorded of each is that it was.
      String shown = ((CudaKernel) step.kernel()).shown();
      RuntimeEvents.launch(context.id(), shown, step.geometry().size()).end();
    }
    driver.launchGraph(executable, handle);
  }

  /** What is started later comes after the contents of blocks; the context is current. */
  void order(Iterable<CudaBlock> blocks) {
    blocks.forEach(this::usable);
  }

  /** A graph was closed. */
  void forget(CudaGraph graph) {
    graphs.remove(graph);
  }

  /** The address of a block; what is started now comes after the block's zeros. */
  private long usable(CudaBlock block) {
    block.define(heap);
    seen = heap.order(block, handle, seen);
    return block.address();
  }

  private LaunchTimes openTimes() {
    LaunchTimes[] opened = new LaunchTimes[1];
    handles.using(() -> opened[0] = new LaunchTimes(driver, handle));
    handles.add(opened[0]::close);
    return opened[0];
  }

  @Override
  public void copyFrom(
      DeviceContext source,
      DeviceBlock from,
      long fromOffset,
      DeviceBlock to,
      long toOffset,
      long size) {
    PeerCopy copy = PeerCopy.of(source, from, fromOffset, to, toOffset, size);
    peers.copy(
        copy,
        made -> {
          copy.to().defineAround(toOffset, size, heap);
          seen = heap.order(copy.to(), handle, seen);
          PeerTransfer transfer = new PeerTransfer(driver);
          transfer.begin(handle, () -> peers.start(copy, made, handle));
          copy.from().transfers().add(transfer);
          copy.to().transfers().add(transfer);
        });
  }

  @Override
  public StreamPoint point() {
    return unfinished.isEmpty()
        ? StreamPoint.REACHED
        : context.get(() -> CudaPoint.in(context, handle));
  }

  @Override
  public boolean waitFor(StreamPoint point) {
    if (point instanceof CudaPoint cudaPoint) {
      return context.get(() -> cudaPoint.holdUp(handle, context));
    }
    return point == StreamPoint.REACHED;
  }

  @Override
  public void finish() {
    RecordedStep step = RuntimeEvents.await(context.id());
    try {
      context.run(this::synchronize);
    } finally {
      step.end();
    }
  }

  private void synchronize() {
    driver.synchronizeStream(handle);
    unfinished.finished();
    if (times != null) {
      times.finished();
    }
  }

  @Override
  public void close() {
    List.copyOf(graphs).forEach(CudaGraph::close);
    context.unwatch(unfinished);
    parameters.close();
    context.free(handles::close);
  }
}
