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
 * as a graph of CUDA by calls of the driver. Each round starts the graph several times and waits.
 * {@code ci/cuda-tests.sh} shows it.
 */
public final class CudaGraphCost {
  private static final int LAUNCHES = 1_000;
  private static final int TIMES = 10;

  private CudaGraphCost() {}

  /** Measures on the first GPU. */
  public static void main(String[] args) throws IOException {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("cuda:0"));
        IntDeviceBuffer buffer = DeviceBuffer.ints(1);
        CommandGraph graph = CommandGraph.record(q, r -> Kernels.recordFills(r, LAUNCHES, buffer));
        RawKernel fill = RawKernel.fill()) {
      CudaDriver driver = fill.driver;
      long raw = record(fill);
      long executable = driver.instantiateGraph(raw);
      RoundsInTurn rounds =
          RoundsInTurn.of(
              TIMES * LAUNCHES,
              () -> {
                for (int n = 0; n < TIMES; n++) {
                  graph.launch(q);
                }
                q.await();
              },
              () -> {
                for (int n = 0; n < TIMES; n++) {
                  driver.launchGraph(executable, fill.stream);
                }
                fill.await();
              });
      driver.destroyExecutable(executable);
      driver.destroyGraph(raw);
      System.out.println("each of " + LAUNCHES + " launches of a graph: " + rounds);
    }
  }

  private static long record(RawKernel fill) {
    fill.driver.beginCapture(fill.stream);
    for (int i = 0; i < LAUNCHES; i++) {
      fill.launch();
    }
    return fill.driver.endCapture(fill.stream);
  }
}
