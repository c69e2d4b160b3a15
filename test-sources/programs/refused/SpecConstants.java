import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.SpecConstant;

class SpecConstants {
  @SpecConstant static final int /*! SYC1035 | FINAL | final */FINAL = 3;
  @SpecConstant int /*! SYC1035 | not static */instance = 4;
  @SpecConstant static int[] /*! SYC1035 | not of a primitive type */array = {1};
  @SpecConstant static String /*! SYC1035 */text = "x";
  @SpecConstant static int right = 1;
  static int plain = 2;

  static void increase() {
    /*! SYC1014 */right++;
  }

  void run(DeviceQueue q, int[] a) {
    q.parallelFor(
        range(4),
        i -> {
          a[i] = FINAL + instance + array[0] + right;
          /*! SYC1014 */right = i;
          increase();
          a[i] = /*! SYC1006 */plain;
          int[] own = new int[/*! SYC1027 */right];
        });
  }
}
