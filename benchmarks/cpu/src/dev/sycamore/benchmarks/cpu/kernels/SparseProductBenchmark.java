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

/** A sparse matrix in compressed rows times a vector: rows of different lengths, gathers. */
final class SparseProductBenchmark implements CpuBenchmark {
  private static final int ROWS = 1 << 17;
  private static final int LONGEST = 32;

  private final int[] starts = starts();
  private final int[] columns = InputValues.ints(starts[ROWS], 2, ROWS);
  private final float[] values = InputValues.floats(starts[ROWS], 3, -1, 1);
  private final float[] x = InputValues.floats(ROWS, 4, -1, 1);
  private final float[] y = new float[ROWS];

  private static int[] starts() {
    int[] lengths = InputValues.ints(ROWS, 1, LONGEST + 1);
    int[] starts = new int[ROWS + 1];
    for (int row = 0; row < ROWS; row++) {
      starts[row + 1] = starts[row] + lengths[row];
    }
    return starts;
  }

  @Override
  public String title() {
    return "SpMV, 2^17 rows of 0 to 32 elements";
  }

  @Override
  public List<Object> outputs() {
    return List.of(y);
  }

  @Override
  public List<Object> parameters() {
    return List.of(ROWS, starts, columns, values, x, y);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(OpenClStep.over("multiply", List.of(ROWS), starts, columns, values, x, y));
  }

  @Override
  public void streams() {
    IntStream.range(0, ROWS)
        .parallel()
        .forEach(
            row -> {
              float sum = 0;
              for (int k = starts[row]; k < starts[row + 1]; k++) {
                sum += values[k] * x[columns[k]];
              }
              y[row] = sum;
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final IntMemory starts;
    private final IntMemory columns;
    private final FloatMemory values;
    private final FloatMemory x;
    private final FloatMemory y;

    OnDevice(DeviceQueue queue, SparseProductBenchmark data) {
      super(queue);
      starts = input(data.starts);
      columns = input(data.columns);
      values = input(data.values);
      x = input(data.x);
      y = output(data.y);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(ROWS),
              row -> {
                float sum = 0;
                int end = starts.get(row + 1);
                for (int k = starts.get(row); k < end; k++) {
                  sum += values.get(k) * x.get(columns.get(k));
                }
                y.set(row, sum);
              })
          .await();
    }
  }
}
