import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Float arithmetic in double. An option asks for these warnings. */
public class AccidentalDouble {
  static float half(float x) {
    return (float) (x * /*! SYC1104 | on `double` */0.5);
  }

  static void run(DeviceQueue q, float[] x, double[] d, int[] out) {
    q.parallelFor(
        range(8),
        i -> {
          x[i] = half(x[i]) + 2.0f * x[i];
          x[i] *= /*! SYC1104 */1.5;
          x[i] = (float) Math.toDegrees(/*! SYC1104 | this `float` is passed to a method that computes in `double` */x[i]);
          x[i] = (float) Math.sin(x[i]);
          if (x[i] > /*! SYC1104 */0.1) {
            out[i] = 1;
          }
          x[i] = (float) ((double) x[i] * 0.5 + Math.cos((double) x[i]));
          d[i] = d[i] * 0.5 + i * 2.0;
          out[i] += (int) (Math.max(x[i], 2f) + Math.abs(x[i]));
        });
  }
}
