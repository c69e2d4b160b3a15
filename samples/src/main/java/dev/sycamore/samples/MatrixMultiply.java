package dev.sycamore.samples;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor2;
import dev.sycamore.FloatDeviceBuffer2;
import java.util.Arrays;
import java.util.Random;

/** The product of two square matrices, on two-dimensional buffers. */
public final class MatrixMultiply {

  private static final int SIZE = 256;

  private MatrixMultiply() {}

  public static void main(String[] args) {
    float[] left = randomMatrix(1);
    float[] right = randomMatrix(2);
    float[] product = new float[SIZE * SIZE];
    try (DeviceQueue q = DeviceQueue.open()) {
      long start = System.nanoTime();
      try (FloatDeviceBuffer2 l = DeviceBuffer.wrap(left, range(SIZE, SIZE));
          FloatDeviceBuffer2 r = DeviceBuffer.wrap(right, range(SIZE, SIZE));
          FloatDeviceBuffer2 p = DeviceBuffer.wrap(product, range(SIZE, SIZE))) {
        q.submit(
            h -> {
              FloatAccessor2 L = l.access(h, READ);
              FloatAccessor2 R = r.access(h, READ);
              FloatAccessor2 P = p.access(h, WRITE);
              h.parallelFor(
                  range(SIZE, SIZE),
                  (row, column) -> {
                    float sum = 0;
                    for (int k = 0; k < SIZE; k++) {
                      sum += L.get(row, k) * R.get(k, column);
                    }
                    P.set(row, column, sum);
                  });
            });
      }
      double milliseconds = (System.nanoTime() - start) / 1e6;

      boolean equal = Arrays.equals(product, multiply(left, right));
      System.out.printf(
          "MatrixMultiply: %s, %.2f ms, equal to the JVM's result: %b%n",
          q.device(), milliseconds, equal);
      if (!equal) {
        throw new AssertionError("MatrixMultiply: wrong result");
      }
    }
  }

  private static float[] randomMatrix(long seed) {
    Random random = new Random(seed);
    float[] matrix = new float[SIZE * SIZE];
    for (int i = 0; i < matrix.length; i++) {
      matrix[i] = random.nextFloat() - 0.5f;
    }
    return matrix;
  }

  private static float[] multiply(float[] left, float[] right) {
    float[] product = new float[SIZE * SIZE];
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        float sum = 0;
        for (int k = 0; k < SIZE; k++) {
          sum += left[row * SIZE + k] * right[k * SIZE + column];
        }
        product[row * SIZE + column] = sum;
      }
    }
    return product;
  }
}
