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

/**
 * Sweeps of Gauss and Seidel over a plane in the two colours of a chess board: every other element,
 * launch after launch.
 */
final class GaussSeidelBenchmark implements CpuBenchmark {
  private static final int N = 1026;
  private static final int SWEEPS = 4;

  private final float[] start = InputValues.floats(N * N, 1, 0, 1);
  private final float[] source = InputValues.floats(N * N, 2, -0.1f, 0.1f);
  private final float[] u = new float[N * N];

  @Override
  public String title() {
    return "Gauss-Seidel in 2 colours, 1024 x 1024, 4 sweeps";
  }

  @Override
  public List<Object> outputs() {
    return List.of(u);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, SWEEPS, start, source, u);
  }

  @Override
  public List<OpenClStep> steps() {
    OpenClStep copy = OpenClStep.over("copy", List.of(N * N), start, u);
    List<Integer> half = List.of((N - 2) / 2, N - 2);
    OpenClStep black = OpenClStep.over("relax", half, N, 0, source, u);
    OpenClStep white = OpenClStep.over("relax", half, N, 1, source, u);
    return List.of(copy, black, white, black, white, black, white, black, white);
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(row -> System.arraycopy(start, row * N, u, row * N, N));
    for (int pass = 0; pass < 2 * SWEEPS; pass++) {
      int colour = pass % 2;
      IntStream.range(0, N - 2)
          .parallel()
          .forEach(
              row -> {
                int first = (row + 1) * N + 1 + (row + colour) % 2;
                for (int at = first; at < (row + 2) * N - 1; at += 2) {
                  u[at] = 0.25f * (u[at - N] + u[at + N] + u[at - 1] + u[at + 1] - source[at]);
                }
              });
    }
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final FloatMemory start;
    private final FloatMemory source;
    private final FloatMemory u;

    OnDevice(DeviceQueue queue, GaussSeidelBenchmark data) {
      super(queue);
      start = input(data.start);
      source = input(data.source);
      u = output(data.u);
    }

    private void relax(int colour) {
      queue.parallelFor(
          range(n - 2, (n - 2) / 2),
          (row, pair) -> {
            int at = (row + 1) * n + 1 + 2 * pair + (row + colour) % 2;
            u.set(
                at,
                0.25f
                    * (u.get(at - n)
                        + u.get(at + n)
                        + u.get(at - 1)
                        + u.get(at + 1)
                        - source.get(at)));
          });
    }

    @Override
    public void run() {
      queue.parallelFor(range(n * n), i -> u.set(i, start.get(i)));
      for (int pass = 0; pass < 2 * SWEEPS; pass++) {
        relax(pass % 2);
      }
      queue.await();
    }
  }
}
