package lib.deep;

public final class Bits {
  public static int reverse(int x) {
    int r = 0;
    for (int i = 0; i < 32; i++) {
      r = r << 1 | x >>> i & 1;
    }
    return r;
  }

  public static int parity(int x) {
    int p = 0;
    while (x != 0) {
      p ^= 1;
      x &= x - 1;
    }
    return p;
  }
}
