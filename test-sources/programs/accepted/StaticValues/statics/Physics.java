package statics;

/** Fields that the classes of other packages cannot name, read by methods that they call. */
public class Physics {
  private static final float GRAVITY = Float.parseFloat("9.81");
  static final double[] DRAG = {1 / (double) Long.parseLong("3"), 0.5};
  public static final int[] TABLE = table();
  public static final float ROOT = (float) Math.sqrt(5);

  private static int[] table() {
    return new int[] {3, 1, 4};
  }

  public static float fall(int t) {
    return -GRAVITY * t * t / 2 + (float) DRAG[t & 1];
  }
}
