package statics;

/** A class of a package with a field of the same name as another one's. */
public final class Palette {
  private Palette() {}

  private static final int[] TABLE = new int[4];

  static {
    for (int i = 0; i < 4; i++) TABLE[i] = 0x10101 * (i + 1);
  }

  public static int color(int i) {
    return TABLE[i & 3];
  }
}
