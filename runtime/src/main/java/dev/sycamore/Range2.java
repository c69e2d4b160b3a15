package dev.sycamore;

/** A range of 2 dimensions, {@code n1} the fastest; no size is negative. */
public record Range2(int n0, int n1) implements Range {

  public Range2 {
    Ranges.checkSizes(n0, n1);
  }

  @Override
  public int dimensions() {
    return 2;
  }

  @Override
  public int[] toArray() {
    return new int[] {n0, n1};
  }
}
