package lib;

/** Called by a kernel of another file. */
public class Helpers {
  public static int describe(int i) {
    return kind(i) + 1;
  }

  private static int kind(int i) {
    /*! SYC1011 | in kernel at TwentyFiveMistakes.java | -> Helpers.describe(int) (Helpers.java:6:12) | -> Helpers.kind(int) (Helpers.java */java.util.Random random;
    return i;
  }
}
