import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Input of workloads, the same in each run. */
final class Data {
  private Data() {}

  /** Numbers from 0 to 1. */
  static double[] doubles(int n) {
    return new SplittableRandom(n).doubles(n).toArray();
  }

  static float[] floats(int n) {
    SplittableRandom random = new SplittableRandom(n);
    float[] values = new float[n];
    for (int i = 0; i < n; i++) {
      values[i] = (float) random.nextDouble();
    }
    return values;
  }

  /** Numbers from 0 to a bound. */
  static int[] ints(int n, int bound) {
    return new SplittableRandom(n).ints(n, 0, bound).toArray();
  }

  static byte[] bytes(int n) {
    byte[] values = new byte[n];
    new SplittableRandom(n).nextBytes(values);
    return values;
  }

  static double[][] rows(int n, int m) {
    double[] all = doubles(n * m);
    double[][] rows = new double[n][];
    Arrays.setAll(rows, i -> Arrays.copyOfRange(all, i * m, i * m + m));
    return rows;
  }

  /** A copy of an array, and of its rows. */
  static Object copy(Object array) {
    if (array instanceof double[][] rows) {
      double[][] copy = rows.clone();
      Arrays.setAll(copy, i -> rows[i].clone());
      return copy;
    }
    int n = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), n);
    System.arraycopy(array, 0, copy, 0, n);
    return copy;
  }

  static void restore(Object from, Object to) {
    if (from instanceof double[][] rows) {
      for (int i = 0; i < rows.length; i++) {
        System.arraycopy(rows[i], 0, ((double[][]) to)[i], 0, rows[i].length);
      }
    } else {
      System.arraycopy(from, 0, to, 0, Array.getLength(from));
    }
  }
}
