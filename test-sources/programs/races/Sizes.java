/** How large the launches of the kernels are: small where each access is watched. */
public class Sizes {
  /** Work-items; a multiple of the size of a group. */
  public static int items = 256;

  /** The width and height of matrices; a multiple of 4. */
  public static int width = 16;

  private Sizes() {}

  /** Chooses them, before a class with kernels is loaded. */
  public static void set(int ofItems, int ofWidth) {
    items = ofItems;
    width = ofWidth;
  }
}
