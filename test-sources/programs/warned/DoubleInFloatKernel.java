import static dev.sycamore.Range.range;

import dev.sycamore.DeviceMath;
import dev.sycamore.DeviceQueue;

/** All that a kernel of floats computes in double. An option asks for these warnings. */
public class DoubleInFloatKernel {
  static float half(float x) {
    return (float) (x * /*! SYC1107 | `*` with this literal is computed in `double` */0.5);
  }

  static double kept(float x) {
    return /*! SYC1107 | this `float` becomes a `double` */x;
  }

  static void run(DeviceQueue q, float[] x, float[] y, double factor) {
    q.parallelFor(
        range(8),
        i -> {
          double sum = 0;
          for (int k = 0; k < 8; k++) {
            /*! SYC1107 | `+=` is computed in `double` */sum += y[k];
          }
          x[i] = (float) (/*! SYC1107 | `*` is computed in `double` */sum * factor) + half(x[i]);
          x[i] *= /*! SYC1107 | `*=` with this literal */1.5;
          x[i] = (float) (/*! SYC1107 | `+` is computed */kept(x[i]) + /*! SYC1107 | `sqrt` is computed */Math.sqrt(x[i]));
          x[i] += (float) Math.sqrt(x[i]);
          x[i] += (float) /*! SYC1107 | `sin` is computed in `double` */Math.sin(x[i]);
          x[i] += (float) /*! SYC1107 | `toDegrees` is computed */Math.toDegrees(x[i]);
          if (x[i] > /*! SYC1107 | `>` with this literal */0.1 * 2) {
            x[i] = DeviceMath.clamp(x[i], 0, 1);
          }
          /*! SYC1107 | this step is computed */sum++;
        });
  }

  static void doubles(DeviceQueue q, float[] x, double[] d) {
    q.parallelFor(range(8), i -> x[i] = (float) (d[i] * 0.5));
  }
}
