package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/** The sum of two vectors: bound by memory. */
final class VectorAddBenchmark implements CpuBenchmark {
  private static final int USUAL_LOG2 = 22;

  /** A part for each call of the stream's function: a loop that the JVM puts into lanes. */
  private static final int PART = 1 << 14;

  private final int log2;
  private final int n;
  private final float[] x;
  private final float[] y;
  private final float[] sum;

  VectorAddBenchmark() {
    this(USUAL_LOG2);
  }

  /**
   * @param log2 the binary logarithm of the number of elements
   */
  VectorAddBenchmark(int log2) {
    this.log2 = log2;
    this.n = 1 << log2;
    this.x = InputValues.floats(n, 1, -1, 1);
    this.y = InputValues.floats(n, 2, -1, 1);
    this.sum = new float[n];
  }

  @Override
  public String title() {
    return "vector add, 2^" + log2 + " floats";
  }

  @Override
  public List<Object> outputs() {
    return List.of(sum);
  }

  @Override
  public List<Object> parameters() {
    return List.of(n, x, y, sum);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("add", List.of(n), x, y, sum));
  }

  @Override
  public void streams() {
    IntStream.range(0, n / PART)
        .parallel()
        .forEach(
            part -> {
              for (int i = part * PART; i < (part + 1) * PART; i++) {
                sum[i] = x[i] + y[i];
              }
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n;
    private final FloatMemory x;
    private final FloatMemory y;
    private final FloatMemory sum;

    OnDevice(DeviceQueue queue, VectorAddBenchmark data) {
      super(queue);
      n = data.n;
      x = input(data.x);
      y = input(data.y);
      sum = output(data.sum);
    }

    @Override
    public void run() {
      queue.parallelFor(range(n), i -> sum.set(i, x.get(i) + y.get(i))).await();
    }
  }
}
