import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.Random;

/** {@code (float) Math.sqrt(f)} and its like, which are operations on floats and need no {@code double}. */
public class FloatForms {
  static final int SAMPLE = 1 << 16;

  record Length(float x, float y) {
    float value() {
      return (float) StrictMath.sqrt(x * x + y * y);
    }
  }

  static float[] values() {
    float[] interesting = {
      0f, -0f, 1, -1, 0.5f, -0.5f, 1.5f, -1.5f, 2.5f, -2.5f, 3.5f, 0.49999997f, -0.49999997f, 0.50000006f, 1 << 23, (1 << 23) - 0.5f,
      (1 << 23) + 1, 1 << 24, -(1 << 23) + 0.5f, Float.MIN_VALUE, -Float.MIN_VALUE, Float.MIN_NORMAL, -Float.MIN_NORMAL, 0x1.fffffcp-127f,
      0x1p-148f, 3e-45f, Float.MAX_VALUE, -Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
      Float.intBitsToFloat(0x7f800001), Float.intBitsToFloat(0xffc00000), 4, 9, 2, 0x1.000002p0f, 0x1.fffffep0f, 0x1.fffffep1f
    };
    float[] all = new float[SAMPLE];
    System.arraycopy(interesting, 0, all, 0, interesting.length);
    Random random = new Random(40);
    for (int i = interesting.length; i < all.length; i++) {
      all[i] = i % 4 == 0 ? random.nextInt(1 << 24) / 2f - (1 << 22) : Float.intBitsToFloat(random.nextInt());
    }
    return all;
  }

  public static Object run(DeviceQueue q) {
    float[] in = values();
    int n = in.length;
    float[] roots = new float[n], strict = new float[n], wrapped = new float[n], lengths = new float[n];
    float[] floors = new float[n], ceilings = new float[n], nearest = new float[n], magnitudes = new float[n];
    float[] signs = new float[n], copied = new float[n];
    q.parallelFor(
            range(n),
            i -> {
              float f = in[i], g = in[n - 1 - i];
              roots[i] = (float) Math.sqrt(f);
              strict[i] = (float) StrictMath.sqrt((double) f);
              wrapped[i] = (float) (Math.sqrt((double) (f * g)));
              lengths[i] = new Length(f, g).value();
              floors[i] = (float) Math.floor(f) - (float) StrictMath.floor(g);
              ceilings[i] = (float) Math.ceil(f) + (float) StrictMath.ceil((double) g);
              nearest[i] = (float) Math.rint(f) * (float) StrictMath.rint(g);
              magnitudes[i] = (float) Math.abs((double) f) + (float) StrictMath.abs((double) -g);
              signs[i] = (float) Math.signum((double) f) + 2 * (float) StrictMath.signum((double) g);
              copied[i] = (float) StrictMath.copySign(f, (double) g) + (float) StrictMath.copySign((double) 3f, f);
            })
        .await();
    return new Object[] {roots, strict, wrapped, lengths, floors, ceilings, nearest, magnitudes, signs, copied};
  }
}
