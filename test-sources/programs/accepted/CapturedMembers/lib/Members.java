package lib;

/** Fields of erased types, seen from another package. */
public class Members<T extends Comparable<T>, A> {
  public int open = 3;
  protected int[] guarded = {4, 5, 6, 7};
  public A array;
  public T compared;

  /** A nested class of a generic class. */
  public static class Nested<E extends Enum<E>> {
    public long deep = 5;
    public E constant;
  }
}
