package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import dev.sycamore.benchmarks.cpu.VectorForm;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** {@code a * x + y}: bound by memory. */
final class SaxpyBenchmark implements CpuBenchmark {
  private static final int N = 1 << 22;
  private static final float A = 2.5f;

  /** A part for each call of the stream's function: a loop that the JVM puts into lanes. */
  private static final int PART = 1 << 14;

  private final float[] x = InputValues.floats(N, 1, -1, 1);
  private final float[] y = InputValues.floats(N, 2, -1, 1);
  private final float[] z = new float[N];

  @Override
  public String title() {
    return "saxpy, 2^22 floats";
  }

  @Override
  public List<Object> outputs() {
    return List.of(z);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, A, x, y, z);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("saxpy", List.of(N), A, x, y, z));
  }

  @Override
  public void streams() {
    IntStream.range(0, N / PART)
        .parallel()
        .forEach(
            part -> {
              for (int i = part * PART; i < (part + 1) * PART; i++) {
                z[i] = A * x[i] + y[i];
              }
            });
  }

  @Override
  public Optional<VectorForm> vectorForm() {
    return Optional.of(new VectorForm("saxpy", A, x, y, z));
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final float a = A;
    private final FloatMemory x;
    private final FloatMemory y;
    private final FloatMemory z;

    OnDevice(DeviceQueue queue, SaxpyBenchmark data) {
      super(queue);
      x = input(data.x);
      y = input(data.y);
      z = output(data.z);
    }

    @Override
    public void run() {
      queue.parallelFor(range(N), i -> z.set(i, a * x.get(i) + y.get(i))).await();
    }
  }
}
