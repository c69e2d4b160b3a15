import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class NearestMethods {
  void run(DeviceQueue q, int[] a, float[] f) {
    q.parallelFor(
        range(4),
        i -> {
          a[i] = /*! SYC1008 | digits from a `char[]` */Integer.parseInt("12");
          f[i] = (float) /*! SYC1008 | seed */Math.random();
          a[i] = /*! SYC1008 | or compare */Character.codePointAt(new char[2], 0);
          /*! SYC1008 | loop over the elements */java.util.Arrays.setAll(a, k -> k);
        });
  }
}
