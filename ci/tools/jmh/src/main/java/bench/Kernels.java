package bench;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Benchmark)
public class Kernels {
  final DeviceQueue q = DeviceQueue.open();
  final float[] x = new float[1024];

  @Benchmark
  public float[] add() {
    q.parallelFor(range(x.length), i -> x[i] += 1).await();
    return x;
  }
}
