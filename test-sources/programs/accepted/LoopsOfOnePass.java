import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A loop over an array in a loop of one pass that may go on at once. */
public class LoopsOfOnePass {
  record Scaled(byte scale, double value) {}

  public static Object run(DeviceQueue q) {
    int n = 37;
    double[] in = new double[32];
    for (int i = 0; i < in.length; i++) {
      in[i] = i * 0.37 - 3;
    }
    double[] sums = new double[n];
    double[] others = new double[n];
    launch(q, in, sums, (byte) 3, 3);
    launch(q, in, others, (byte) 3, 4);
    q.await();
    return new Object[] {sums, others};
  }

  static void launch(DeviceQueue q, double[] in, double[] out, byte scale, int wanted) {
    Scaled captured = new Scaled(scale, in[1]);
    q.parallelFor(range(out.length), i -> {
      Scaled own = new Scaled(scale, 2);
      int left = 1;
      double result = i;
      while (left-- > 0) {
        if (wanted != scale) {
          continue;
        }
        double sum = 0;
        for (int k = 0; k < 32; k++) {
          sum += 0 - in[k];
          double unused = captured.equals(own) ? 2 : in[1];
        }
        result += sum;
      }
      out[i] = result;
    });
  }
}
