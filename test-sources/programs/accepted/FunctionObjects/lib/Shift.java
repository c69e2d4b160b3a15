package lib;

/** A kernel whose file does not name the API. */
public record Shift(int[] a, int by) implements Base {
  @Override
  public void run(int i) {
    a[i] = i << by;
  }
}
