package dev.sycamore;

/** A range of 3 dimensions, {@code n2} the fastest; no size is negative. */
public record Range3(int n0, int n1, int n2) implements Range {

  public Range3 {
    Ranges.checkSizes(n0, n1, n2);
  }

  @Override
  public int dimensions() {
    return 3;
  }

  @Override
  public int[] toArray() {
    return new int[] {n0, n1, n2};
  }
}
