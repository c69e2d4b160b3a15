import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.function.DoubleSupplier;

/**
 * Conversions of conditional and switch expressions from {@code float}: javac converts each branch
 * on its own, ecj the value. A device does what the host compiler did.
 */
public class ConvertedBranches {
  enum Kind {
    NONE,
    SOME
  }

  record Pair(double a, double b) {}

  static double same(double x) {
    return x;
  }

  static double returned(boolean c, long v) {
    return c ? 0.0f : v;
  }

  static double inParentheses(boolean c, long v) {
    return (c ? 0.0f : v);
  }

  static double yielded(int k, long v) {
    return switch (k) {
      case 0 -> 0.0f;
      default -> k == 5 ? 1.0f : v;
    };
  }

  public static Object run(DeviceQueue q) {
    long[] in = new long[16];
    for (int i = 0; i < 16; i++) {
      in[i] = 0x123456789abcdefL * (i + 1);
    }
    int big = Integer.MAX_VALUE - 2;
    double[] out = new double[16 * 32];
    q.parallelFor(
            range(16),
            i -> {
              boolean c = i == 0;
              long v = in[i];
              int at = 32 * i;
              out[at++] = c ? 0.0f : v;
              out[at++] = (c ? 0.0f : v);
              out[at++] = (double) (c ? 0.0f : v);
              out[at++] = c ? 0.0f : i == 1 ? 1.0f : v;
              out[at++] = c ? 0.0f : (i == 1 ? 1.0f : v);
              out[at++] = c ? 0.0f : big;
              var inferred = c ? 0.0f : v;
              out[at++] = inferred;
              double initialised = c ? 0.0f : v;
              out[at++] = initialised;
              double[] array = {c ? 0.0f : v, 1};
              out[at++] = array[0];
              out[at++] = same(c ? 0.0f : v);
              out[at++] = returned(c, v);
              out[at++] = inParentheses(c, v);
              Pair pair = new Pair(c ? 0.0f : v, (c ? 0.0f : v));
              out[at++] = pair.a();
              out[at++] = pair.b();
              out[at++] = (c ? 0.0f : v) + 0.0;
              out[at] = 1;
              out[at++] += c ? 0.0f : v;
              long sum = 1;
              out[at++] = sum += c ? 0.0f : v;
              DoubleSupplier supplied = () -> c ? 0.0f : v;
              out[at++] = supplied.getAsDouble();
              out[at++] = true ? v : 0.0f;
              out[at++] = true ? c ? 0.0f : v : 0.0f;
              out[at++] = yielded(i, v);
              out[at++] =
                  (double)
                      switch (i) {
                        case 0 -> 0.0f;
                        default -> v;
                      };
              out[at++] =
                  (int)
                      switch (i) {
                        case 0 -> 0.0f;
                        default -> v;
                      };
              out[at++] =
                  0.0
                      + switch (i) {
                        case 0 -> 0.0f;
                        default -> v;
                      };
              out[at++] =
                  0.0
                      + (switch (i) {
                        case 0 -> 0.0f;
                        default -> v;
                      });
              Kind kind = c ? Kind.NONE : Kind.SOME;
              out[at++] =
                  0.0
                      + (switch (kind) {
                        case NONE -> 0.0f;
                        case SOME -> v;
                      });
              out[at++] =
                  -switch (i) {
                    case 0 -> 0.0f;
                    default -> v;
                  };
              boolean equal =
                  switch (i) {
                        case 0 -> 0.0f;
                        default -> c ? 1.0f : v;
                      }
                      == (double) v;
              out[at++] = equal ? 1 : 0;
            })
        .await();
    return out;
  }
}
