package dev.sycamore.benchmarks;

import static dev.sycamore.Range.range;

import dev.sycamore.CommandGraph;
import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.QueueOption;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** What a launch of a kernel that does nothing costs, with and without a wait for each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EmptyLaunch {
  /** Launches for one wait. */
  private static final int CHAIN = 100;

  /** Where the kernels run; the words of {@code ComputeDevice.select}. */
  @Param({"native-cpu"})
  public String device;

  private DeviceQueue queue;
  private DeviceQueue outOfOrder;
  private CommandGraph graph;

  @Setup(Level.Trial)
  public void open() {
    queue = DeviceQueue.open(ComputeDevice.select(device));
    outOfOrder = DeviceQueue.open(ComputeDevice.select(device), QueueOption.OUT_OF_ORDER);
    graph =
        CommandGraph.record(
            queue,
            r -> {
              for (int n = 0; n < CHAIN; n++) {
                r.parallelFor(range(1), i -> {});
              }
            });
  }

  @TearDown(Level.Trial)
  public void close() {
    graph.close();
    outOfOrder.close();
    queue.close();
  }

  @Benchmark
  public void launchAndAwait() {
    queue.parallelFor(range(1), i -> {}).await();
  }

  @Benchmark
  public void launchAndAwaitOutOfOrder() {
    outOfOrder.parallelFor(range(1), i -> {}).await();
  }

  /** A hundred launches, then a wait. */
  @Benchmark
  public void launches() {
    for (int n = 0; n < CHAIN; n++) {
      queue.parallelFor(range(1), i -> {});
    }
    queue.await();
  }

  /** The same hundred as a graph. */
  @Benchmark
  public void graph() {
    graph.launch(queue).await();
  }
}
