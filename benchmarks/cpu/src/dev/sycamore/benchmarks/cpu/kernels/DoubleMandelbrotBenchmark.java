package dev.sycamore.benchmarks.cpu.kernels;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.IntMemory;
import dev.sycamore.benchmarks.cpu.CpuBenchmark;
import dev.sycamore.benchmarks.cpu.DeviceRun;
import dev.sycamore.benchmarks.cpu.OpenClStep;
import java.util.List;
import java.util.stream.IntStream;

/** The Mandelbrot set in {@code double}: half the lanes. */
final class DoubleMandelbrotBenchmark implements CpuBenchmark {
  private static final int ROWS = 384;
  private static final int COLUMNS = 512;
  private static final int LIMIT = 200;

  private final int[] image = new int[ROWS * COLUMNS];

  @Override
  public String title() {
    return "Mandelbrot, double, 512 x 384, 200 steps";
  }

  @Override
  public List<Object> outputs() {
    return List.of(image);
  }

  @Override
  public List<Object> parameters() {
    return List.of(ROWS, COLUMNS, LIMIT, image);
  }

  @Override
  public List<OpenClStep> steps() {
    return List.of(
        OpenClStep.over("mandelbrot", List.of(COLUMNS, ROWS), ROWS, COLUMNS, LIMIT, image));
  }

  private static int escapeTime(int row, int column, int rows, int columns, int limit) {
    double re = -2.1 + 3.0 * column / columns;
    double im = -1.0 + 2.0 * row / rows;
    double x = 0;
    double y = 0;
    int steps = 0;
    while (steps < limit && x * x + y * y <= 4) {
      double next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  @Override
  public void streams() {
    IntStream.range(0, ROWS)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < COLUMNS; column++) {
                image[row * COLUMNS + column] = escapeTime(row, column, ROWS, COLUMNS, LIMIT);
              }
            });
  }

  @Override
  public DeviceRun on(DeviceQueue queue) {
    return new OnDevice(queue, this);
  }

  private static final class OnDevice extends DeviceRun {
    private final IntMemory image;
    private final int rows = ROWS;
    private final int columns = COLUMNS;
    private final int limit = LIMIT;

    OnDevice(DeviceQueue queue, DoubleMandelbrotBenchmark data) {
      super(queue);
      image = output(data.image);
    }

    @Override
    public void run() {
      queue
          .parallelFor(
              range(rows, columns),
              (row, column) ->
                  image.set(row * columns + column, escapeTime(row, column, rows, columns, limit)))
          .await();
    }
  }
}
