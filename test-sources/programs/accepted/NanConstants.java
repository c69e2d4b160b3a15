import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** The bits of constants that are not a number: Java's own NaN, however the constant is written. */
public class NanConstants {
  private static final float[] FLOATS = {0f / 0f, -(0f / 0f), Float.NaN, 1f % 0f, (float) (0.0 / 0.0)};
  private static final double[] DOUBLES = {0.0 / 0.0, -(0.0 / 0.0), Double.NaN, 1.0 % 0.0, 0f / 0f};
  private static final float QUOTIENT = 0f / 0f;
  private static final double NEGATED = -(QUOTIENT * 1.0);

  public static Object run(DeviceQueue q) {
    int[] floats = new int[10];
    long[] doubles = new long[10];
    q.parallelFor(
            range(5),
            i -> {
              floats[i] = Float.floatToRawIntBits(FLOATS[i]);
              doubles[i] = Double.doubleToRawLongBits(DOUBLES[i]);
            })
        .await();
    q.singleTask(
            () -> {
              floats[5] = Float.floatToRawIntBits(QUOTIENT);
              floats[6] = Float.floatToRawIntBits(0f / 0f);
              floats[7] = Float.floatToRawIntBits(-(0f / 0f));
              floats[8] = Float.floatToRawIntBits((float) NEGATED);
              floats[9] = Float.floatToRawIntBits(Float.POSITIVE_INFINITY - Float.POSITIVE_INFINITY);
              doubles[5] = Double.doubleToRawLongBits(QUOTIENT);
              doubles[6] = Double.doubleToRawLongBits(NEGATED);
              doubles[7] = Double.doubleToRawLongBits(-(0.0 / 0.0));
              doubles[8] = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY * 0.0);
              doubles[9] = Double.doubleToRawLongBits((double) (0f / 0f));
            })
        .await();
    return new Object[] {floats, doubles};
  }
}
