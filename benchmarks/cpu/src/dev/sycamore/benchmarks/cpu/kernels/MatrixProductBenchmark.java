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

/** The product of two square matrices, an element of it per work-item. */
final class MatrixProductBenchmark implements CpuBenchmark {
  private static final int N = 400;

  private final float[] left = InputValues.floats(N * N, 1, -1, 1);
  private final float[] right = InputValues.floats(N * N, 2, -1, 1);
  private final float[] product = new float[N * N];

  @Override
  public String title() {
    return "matrix product, 400 x 400";
  }

  @Override
  public List<Object> outputs() {
    return List.of(product);
  }

  @Override
  public List<Object> parameters() {
    return List.of(N, left, right, product);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("multiply", List.of(N, N), N, left, right, product));
  }

  @Override
  public void streams() {
    IntStream.range(0, N)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < N; column++) {
                float sum = 0;
                for (int k = 0; k < N; k++) {
                  sum += left[row * N + k] * right[k * N + column];
                }
                product[row * N + column] = sum;
              }
            });
  }

  @Override
  public Optional<VectorForm> vectorForm() {
    return Optional.of(new VectorForm("multiply", N, left, right, product));
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final int n = N;
    private final FloatMemory left;
    private final FloatMemory right;
    private final FloatMemory product;

    OnDevice(DeviceQueue queue, MatrixProductBenchmark data) {
      super(queue);
      left = input(data.left);
      right = input(data.right);
      product = output(data.product);
    }

    @Override
    public void run() {
      int n = this.n;
      queue
          .parallelFor(
              range(n, n),
              (row, column) -> {
                float sum = 0;
                for (int k = 0; k < n; k++) {
                  sum += left.get(row * n + k) * right.get(k * n + column);
                }
                product.set(row * n + column, sum);
              })
          .await();
    }
  }
}
