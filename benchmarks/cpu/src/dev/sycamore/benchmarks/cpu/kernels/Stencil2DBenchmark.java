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

/** A step of heat in a plane: five points. */
final class Stencil2DBenchmark implements CpuBenchmark {
  private static final int N = 2562;
  private static final float RATE = 0.2f;

  private final float[] before = InputValues.floats(N * N, 1, 0, 1);
  private final float[] after = new float[N * N];

  @Override
  public String title() {
    return "stencil 2-D, 5 points, 2560 x 2560";
  }

  @Override
  public List<Object> outputs() {
    return List.of(after);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, RATE, before, after);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("heat", List.of(N - 2, N - 2), N, RATE, before, after));
  }

  @Override
  public void streams() {
    IntStream.range(1, N - 1)
        .parallel()
        .forEach(
            row -> {
              for (int at = row * N + 1; at < row * N + N - 1; at++) {
                float around = before[at - N] + before[at + N] + before[at - 1] + before[at + 1];
                after[at] = before[at] + RATE * (around - 4 * before[at]);
              }
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final float rate = RATE;
    private final FloatMemory before;
    private final FloatMemory after;

    OnDevice(DeviceQueue queue, Stencil2DBenchmark data) {
      super(queue);
      before = input(data.before);
      after = output(data.after);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(n - 2, n - 2),
              (row, column) -> {
                int at = (row + 1) * n + column + 1;
                float around =
                    before.get(at - n)
                        + before.get(at + n)
                        + before.get(at - 1)
                        + before.get(at + 1);
                after.set(at, before.get(at) + rate * (around - 4 * before.get(at)));
              })
          .await();
    }
  }
}
