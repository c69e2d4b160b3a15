package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.IntMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/** The assignment of k-means: the nearest of 32 centres for each point of 8 coordinates. */
final class KMeansBenchmark implements CpuBenchmark {
  private static final int N = 1 << 17;
  private static final int DIMENSIONS = 8;
  private static final int CENTRES = 32;

  /** All first coordinates, then all second ones, and so on. */
  private final float[] points = InputValues.floats(N * DIMENSIONS, 1, 0, 1);

  private final float[] centres = InputValues.floats(CENTRES * DIMENSIONS, 2, 0, 1);
  private final int[] nearest = new int[N];

  @Override
  public String title() {
    return "k-means assignment, 2^17 points, 8 dimensions, 32 centres";
  }

  @Override
  public List<Object> outputs() {
    return List.of(nearest);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, DIMENSIONS, CENTRES, points, centres, nearest);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.over("assign", List.of(N), N, DIMENSIONS, CENTRES, points, centres, nearest));
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            i -> {
              int best = 0;
              float least = Float.MAX_VALUE;
              for (int c = 0; c < CENTRES; c++) {
                float distance = 0;
                for (int d = 0; d < DIMENSIONS; d++) {
                  float difference = points[d * N + i] - centres[c * DIMENSIONS + d];
                  distance += difference * difference;
                }
                if (distance < least) {
                  least = distance;
                  best = c;
                }
              }
              nearest[i] = best;
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final int dimensions = DIMENSIONS;
    private final int count = CENTRES;
    private final FloatMemory points;
    private final FloatMemory centres;
    private final IntMemory nearest;

    OnDevice(DeviceQueue queue, KMeansBenchmark data) {
      super(queue);
      points = input(data.points);
      centres = input(data.centres);
      nearest = output(data.nearest);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(n),
              i -> {
                int best = 0;
                float least = Float.MAX_VALUE;
                for (int c = 0; c < count; c++) {
                  float distance = 0;
                  for (int d = 0; d < dimensions; d++) {
                    float difference = points.get(d * n + i) - centres.get(c * dimensions + d);
                    distance += difference * difference;
                  }
                  if (distance < least) {
                    least = distance;
                    best = c;
                  }
                }
                nearest.set(i, best);
              })
          .await();
    }
  }
}
