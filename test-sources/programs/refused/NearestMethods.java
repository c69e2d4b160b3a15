import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class NearestMethods {
  void run(DeviceQueue q, int[] a, float[] f) {
    q.parallelFor(
        range(4),
        i -> {
          a[i] = /*! SYC1008 | `a + b` */Math.addExact(i, 3);
          a[i] = /*! SYC1008 | `(int) a` */Math.toIntExact(5L + i);
          f[i] = (float) /*! SYC1008 | seed */Math.random();
          a[i] = /*! SYC1008 | as in `c >= '0' */Character.isDigit((char) i) ? 1 : 0;
          a[i] = /*! SYC1008 | as in `c >= '0' */Character.toUpperCase((char) i);
          /*! SYC1008 | loop over the elements */java.util.Arrays.setAll(a, k -> k);
        });
  }
}
