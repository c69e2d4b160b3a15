package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatMemory;
import dev.sycamore.LocalFloats2;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.InputValues;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/** The product of two square matrices through tiles in local memory, with barriers. */
final class TiledMatrixProductBenchmark implements CpuBenchmark {
  private static final int N = 400;
  private static final int TILE = 16;

  private final float[] left = InputValues.floats(N * N, 1, -1, 1);
  private final float[] right = InputValues.floats(N * N, 2, -1, 1);
  private final float[] product = new float[N * N];

  @Override
  public String title() {
    return "tiled matrix product, 400 x 400, tiles of 16 x 16";
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
    return List.of(
        OpenClStep.inGroups(
            "multiply", List.of(N, N), List.of(TILE, TILE), N, left, right, product));
  }

  @Override
  public void streams() {
    IntStream.range(0, N / TILE)
        .parallel()
        .forEach(
            rows -> {
              for (int columns = 0; columns < N; columns += TILE) {
                multiplyTile(rows * TILE, columns);
              }
            });
  }

  private void multiplyTile(int rows, int columns) {
    float[] sums = new float[TILE * TILE];
    for (int t = 0; t < N; t += TILE) {
      for (int i = 0; i < TILE; i++) {
        for (int k = 0; k < TILE; k++) {
          float factor = left[(rows + i) * N + t + k];
          for (int j = 0; j < TILE; j++) {
            sums[i * TILE + j] += factor * right[(t + k) * N + columns + j];
          }
        }
      }
    }
    for (int i = 0; i < TILE; i++) {
      System.arraycopy(sums, i * TILE, product, (rows + i) * N + columns, TILE);
    }
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final FloatMemory left;
    private final FloatMemory right;
    private final FloatMemory product;

    OnDevice(DeviceQueue queue, TiledMatrixProductBenchmark data) {
      super(queue);
      left = input(data.left);
      right = input(data.right);
      product = output(data.product);
    }

    @Override
    public void run() {
      int n = N;
      queue
          .submit(
              h -> {
                LocalFloats2 a = h.localFloats(TILE, TILE);
                LocalFloats2 b = h.localFloats(TILE, TILE);
                h.parallelFor(
                    ndRange(range(n, n), range(TILE, TILE)),
                    it -> {
                      int row = it.globalId(0);
                      int column = it.globalId(1);
                      int i = it.localId(0);
                      int j = it.localId(1);
                      float sum = 0;
                      for (int t = 0; t < n; t += TILE) {
                        a.set(i, j, left.get(row * n + t + j));
                        b.set(i, j, right.get((t + i) * n + column));
                        it.barrier();
                        for (int k = 0; k < TILE; k++) {
                          sum += a.get(i, k) * b.get(k, j);
                        }
                        it.barrier();
                      }
                      product.set(row * n + column, sum);
                    });
              })
          .await();
    }
  }
}
