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

/** A filter of 5 x 5 weights over an image, whose border pixels count for those outside. */
final class ConvolutionBenchmark implements CpuBenchmark {
  private static final int N = 1024;
  private static final int RADIUS = 2;

  private final float[] image = InputValues.floats(N * N, 1, 0, 1);
  private final float[] weights =
      InputValues.floats((2 * RADIUS + 1) * (2 * RADIUS + 1), 2, 0, 0.1f);
  private final float[] filtered = new float[N * N];

  @Override
  public String title() {
    return "convolution, 5 x 5, 1024 x 1024";
  }

  @Override
  public List<Object> outputs() {
    return List.of(filtered);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, RADIUS, image, weights, filtered);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("convolve", List.of(N, N), N, RADIUS, image, weights, filtered));
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < N; column++) {
                float sum = 0;
                int weight = 0;
                for (int dy = -RADIUS; dy <= RADIUS; dy++) {
                  int y = Math.min(Math.max(row + dy, 0), N - 1);
                  for (int dx = -RADIUS; dx <= RADIUS; dx++) {
                    int x = Math.min(Math.max(column + dx, 0), N - 1);
                    sum += weights[weight++] * image[y * N + x];
                  }
                }
                filtered[row * N + column] = sum;
              }
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final int radius = RADIUS;
    private final FloatMemory image;
    private final FloatMemory weights;
    private final FloatMemory filtered;

    OnDevice(DeviceQueue queue, ConvolutionBenchmark data) {
      super(queue);
      image = input(data.image);
      weights = input(data.weights);
      filtered = output(data.filtered);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(n, n),
              (row, column) -> {
                float sum = 0;
                int weight = 0;
                for (int dy = -radius; dy <= radius; dy++) {
                  int y = Math.min(Math.max(row + dy, 0), n - 1);
                  for (int dx = -radius; dx <= radius; dx++) {
                    int x = Math.min(Math.max(column + dx, 0), n - 1);
                    sum += weights.get(weight++) * image.get(y * n + x);
                  }
                }
                filtered.set(row * n + column, sum);
              })
          .await();
    }
  }
}
