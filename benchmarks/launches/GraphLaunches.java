import static dev.sycamore.Range.range;

import dev.sycamore.CommandGraph;
import dev.sycamore.DeviceQueue;

/** A chain of empty kernels that was recorded once. */
public final class GraphLaunches implements Runnable, AutoCloseable {
  private final DeviceQueue queue;
  private final CommandGraph graph;

  /** Records the chain. */
  public GraphLaunches(DeviceQueue queue) {
    this.queue = queue;
    this.graph =
        CommandGraph.record(
            queue,
            r -> {
              for (int n = 0; n < LaunchCost.CHAIN; n++) {
                r.parallelFor(range(1), i -> {});
              }
            });
  }

  @Override
  public void run() {
    graph.launch(queue).await();
  }

  @Override
  public void close() {
    graph.close();
  }
}
