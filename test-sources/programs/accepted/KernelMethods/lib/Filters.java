package lib;

import dev.sycamore.annotations.Kernel;

/** Public kernel methods of another package. */
public final class Filters {
  private Filters() {}

  public static int weight() {
    return 3;
  }

  @Kernel
  public static void invert(int i, int[] a) {
    a[i] = ~a[i];
  }

  public static final class Blur {
    private Blur() {}

    @Kernel
    public static void blur(int i, int[] a, int weight) {
      a[i] = a[i] * weight + (i > 0 ? 1 : 0);
    }
  }
}
