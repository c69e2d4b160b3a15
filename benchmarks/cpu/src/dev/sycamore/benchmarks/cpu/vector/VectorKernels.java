package dev.sycamore.benchmarks.cpu.vector;

import java.util.stream.IntStream;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Three kernels with lanes and masks in the Vector API, on all processors by parallel streams. */
public final class VectorKernels {
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> INT_LANES = IntVector.SPECIES_PREFERRED;
  private static final int PART = 1 << 14;

  private VectorKernels() {}

  /** Lengths are multiples of 2^14. */
  public static void saxpy(float a, float[] x, float[] y, float[] z) {
    IntStream.range(0, x.length / PART)
        .parallel()
        .forEach(
            part -> {
              for (int i = part * PART; i < (part + 1) * PART; i += LANES.length()) {
                FloatVector product = FloatVector.fromArray(LANES, x, i).mul(a);
                product.add(FloatVector.fromArray(LANES, y, i)).intoArray(z, i);
              }
            });
  }

  /** The size is a multiple of the lanes. */
  public static void multiply(int n, float[] left, float[] right, float[] product) {
    IntStream.range(0, n).parallel().forEach(row -> multiplyRow(row, n, left, right, product));
  }

  private static void multiplyRow(int row, int n, float[] left, float[] right, float[] product) {
    for (int column = 0; column < n; column += LANES.length()) {
      FloatVector sum = FloatVector.zero(LANES);
      for (int k = 0; k < n; k++) {
        FloatVector factors = FloatVector.fromArray(LANES, right, k * n + column);
        sum = sum.add(factors.mul(left[row * n + k]));
      }
      sum.intoArray(product, row * n + column);
    }
  }

  /** The number of columns is a multiple of the lanes. */
  public static void mandelbrot(int rows, int columns, int limit, int[] image) {
    IntStream.range(0, rows)
        .parallel()
        .forEach(row -> mandelbrotRow(row, rows, columns, limit, image));
  }

  private static void mandelbrotRow(int row, int rows, int columns, int limit, int[] image) {
    FloatVector numbers = FloatVector.zero(LANES).addIndex(1);
    float im = -1f + 2f * row / rows;
    for (int column = 0; column < columns; column += LANES.length()) {
      FloatVector re = numbers.add(column).mul(3f).div(columns).add(-2.1f);
      FloatVector x = FloatVector.zero(LANES);
      FloatVector y = FloatVector.zero(LANES);
      IntVector steps = IntVector.zero(INT_LANES);
      for (int step = 0; step < limit; step++) {
        FloatVector xx = x.mul(x);
        FloatVector yy = y.mul(y);
        VectorMask<Float> running = xx.add(yy).compare(VectorOperators.LE, 4f);
        if (!running.anyTrue()) {
          break;
        }
        steps = steps.add(1, running.cast(INT_LANES));
        FloatVector next = xx.sub(yy).add(re);
        y = x.mul(2f).mul(y).add(im);
        x = next;
      }
      steps.intoArray(image, row * columns + column);
    }
  }
}
