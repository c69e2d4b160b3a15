package dev.sycamore;

/** A range of 1 dimension; no size is negative. */
public record Range1(int n0) implements Range {

  public Range1 {
    Ranges.checkSizes(n0);
  }

  @Override
  public int dimensions() {
    return 1;
  }

  @Override
  public int[] toArray() {
    return new int[] {n0};
  }
}
