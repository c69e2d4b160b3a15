package dev.sycamore.fuzz.program;

/** The sizes that all programs share. */
public final class ProgramShape {
  /** Work-items of a kernel. */
  public static final int ITEMS = 16;

  /** Work-items of a group, where there are groups; a power of two. */
  public static final int GROUP = 4;

  /** Elements of an input array; a power of two. */
  public static final int INPUT_LENGTH = 64;

  /** Elements of an output array that belong to one work-item; a power of two. */
  public static final int SLICE = 4;

  private ProgramShape() {}
}
