package lib;

import lib.deep.Bits;

/** Never mentions the API. */
public final class Shapes {
  public static final class Inner {
    public static final int SIDES = 2 + 2;
  }

  public static float area(float a, float b) {
    return a * b + Bits.parity((int) a);
  }

  public static float area(float r) {
    return 3.14f * r * r;
  }

  public static int kind(int x) {
    return x + 1;
  }

  public static int kind(char c) {
    return c * 2;
  }

  /** Not device code. */
  public static String name(Object o) {
    return "shape " + o;
  }
}
