package lib;

public final class Tables {
  public static final int SHIFT = 3;
  public static final long[] PRIMES = {2, 3, 5, 7, 11};

  private Tables() {}

  public static int twice(int x) {
    return Inner.shift(x, 1);
  }

  public static final class Inner {
    public static final short DEPTH = 2;

    public static int shift(int x, int by) {
      return x << by;
    }
  }
}
