package dev.sycamore.runtime.cuda;

import dev.sycamore.CommandGraph;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.compiled.Kernels;
import java.io.IOException;

/**
 * What one of a thousand launches costs, each after the one before, as a {@link CommandGraph} and
 * as a graph of CUDA by calls of the driver: nanoseconds, the best of several rounds, each of which
 * starts the graph several times and waits. {@code ci/cuda-tests.sh} shows it.
 */
public final class CudaGraphCost {
  private static final int LAUNCHES = 1_000;
  private static final int TIMES = 10;

  private CudaGraphCost() {}

  /** Measures on the first GPU. */
  public static void main(String[] args) throws IOException {
    double ours;
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("cuda:0"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(1);
        CommandGraph graph =
            CommandGraph.record(q, r -> Kernels.recordFills(r, LAUNCHES, buffer))) {
      ours =
          BestOf.nanoseconds(
              TIMES * LAUNCHES,
              () -> {
                for (int n = 0; n < TIMES; n++) {
                  graph.launch(q);
                }
                q.await();
              });
    }
    double calls;
    try (RawFill fill = new RawFill()) {
      calls = calls(fill);
    }
    System.out.printf(
        "graph of %d launches: %.0f ns for each as a CommandGraph, %.0f ns as a graph by calls of"
            + " the driver, ratio %.2f%n",
        LAUNCHES, ours, calls, ours / calls);
  }

  private static double calls(RawFill fill) {
    CudaDriver driver = fill.driver;
    driver.beginCapture(fill.stream);
    for (int i = 0; i < LAUNCHES; i++) {
      fill.launch(fill.stream);
    }
    long graph = driver.endCapture(fill.stream);
    long executable = driver.instantiateGraph(graph);
    try {
      return BestOf.nanoseconds(
          TIMES * LAUNCHES,
          () -> {
            for (int n = 0; n < TIMES; n++) {
              driver.launchGraph(executable, fill.stream);
            }
            driver.synchronizeStream(fill.stream);
          });
    } finally {
      driver.destroyExecutable(executable);
      driver.destroyGraph(graph);
    }
  }
}
