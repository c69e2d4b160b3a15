package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.driver.LaunchGraph;
import dev.sycamore.runtime.driver.LaunchListener;
import dev.sycamore.runtime.driver.ParameterValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Launches as a graph of CUDA. They are captured in a stream of their own: any thread may record
 * events in that of the launches at any time, which would become a part of the graph.
 */
final class CudaGraph implements LaunchGraph {
  private final PrimaryContext context;
  private final CudaDriver driver;
  private final CudaStream stream;

  /** What is prepared; empty for nothing. */
  private List<Step> captured = List.of();

  /** The blocks that it uses, each once. */
  private final Set<CudaBlock> blocks = new LinkedHashSet<>();

  /** The names of its kernels, each once. */
  private final Set<String> kernels = new LinkedHashSet<>();

  /** The stream for captures; 0 for none yet. */
  private long recorder;

  /** The {@code CUgraphExec}; 0 for none. */
  private long executable;

  private boolean closed;

  CudaGraph(PrimaryContext context, CudaStream stream) {
    this.context = context;
    this.driver = context.driver();
    this.stream = stream;
  }

  @Override
  public synchronized void launch(List<Step> steps, LaunchListener listener) {
    if (closed) {
      for (Step step : steps) {
        stream.launch(step.kernel(), step.geometry(), step.arguments(), listener);
      }
      return;
    }
    context.run(
        () -> {
          if (!steps.equals(captured)) {
            prepare(steps);
          }
          stream.order(blocks);
          stream.start(executable, steps, kernels);
        });
  }

  private void prepare(List<Step> steps) {
    captured = List.of();
    noteUses(steps);
    long graph = capture(steps, starts(steps));
    try {
      if (executable == 0 || !driver.updateGraph(executable, graph)) {
        destroy();
        executable = driver.instantiateGraph(graph);
      }
    } finally {
      driver.destroyGraph(graph);
    }
    captured = steps;
  }

  private void noteUses(List<Step> steps) {
    blocks.clear();
    kernels.clear();
    for (Step step : steps) {
      kernels.add(((CudaKernel) step.kernel()).shown());
      for (ArgumentValue argument : step.arguments()) {
        ParameterValues.memoryOf(argument).ifPresent(block -> blocks.add((CudaBlock) block));
      }
    }
  }

  private List<KernelStart> starts(List<Step> steps) {
    List<KernelStart> starts = new ArrayList<>(steps.size());
    for (Step step : steps) {
      starts.add(new KernelStart((CudaKernel) step.kernel(), step.geometry(), context.id()));
    }
    return starts;
  }

  private long capture(List<Step> steps, List<KernelStart> starts) {
    if (recorder == 0) {
      recorder = driver.createStream();
    }
    driver.beginCapture(recorder);
    try (KernelParameters parameters = new KernelParameters()) {
      for (int n = 0; n < starts.size(); n++) {
        List<ArgumentValue> arguments = steps.get(n).arguments();
        starts.get(n).prepare(driver, parameters, arguments, CudaBlock::address);
        starts.get(n).launch(driver, recorder, parameters);
      }
    } catch (CudaCallException e) {
      abandon(e);
      throw e;
    }
    return driver.endCapture(recorder);
  }

  private void abandon(CudaCallException failure) {
    try {
      driver.destroyGraph(driver.endCapture(recorder));
    } catch (CudaCallException e) {
      failure.addSuppressed(e);
    }
  }

  private void destroy() {
    if (executable != 0) {
      long old = executable;
      executable = 0;
      driver.destroyExecutable(old);
    }
  }

  /** Launches that are under way end: the driver frees what they need when they have. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    captured = List.of();
    stream.forget(this);
    context.free(this::free);
  }

  private void free() {
    DriverHandles handles = new DriverHandles();
    if (recorder != 0) {
      handles.add(() -> driver.destroyStream(recorder));
    }
    handles.add(this::destroy);
    handles.close();
  }
}
