package dev.sycamore.fuzz.program;

/**
 * An array that a program can name. Indices are masked, so every access is in range and a work-item
 * writes only what belongs to it.
 *
 * @param base text that is added to the masked index, empty for none
 * @param mask one less than a power of two; with 0 the base is the index
 */
public record ArrayVariable(String name, Prim type, String base, int mask, boolean writable) {
  /** A captured array that no kernel writes. */
  public static ArrayVariable input(Prim type) {
    return new ArrayVariable("in" + type.code(), type, "", ProgramShape.INPUT_LENGTH - 1, false);
  }

  /** A captured array of which each work-item reads and writes its own slice. */
  public static ArrayVariable output(Prim type) {
    return new ArrayVariable(
        "out" + type.code(), type, "i * " + ProgramShape.SLICE, ProgramShape.SLICE - 1, true);
  }

  /** A captured array of which each work-item reads and writes its own element. */
  public static ArrayVariable row(Prim type) {
    return new ArrayVariable("row" + type.code(), type, "i", 0, true);
  }

  /** The row of a captured array of arrays that one work-item reads and writes. */
  public static ArrayVariable grid(Prim type) {
    return new ArrayVariable("grid" + type.code() + "[i]", type, "", ProgramShape.SLICE - 1, true);
  }

  /**
   * A captured array that no kernel writes, at one place.
   *
   * @param place an index that follows from {@code i}
   */
  public static ArrayVariable near(Prim type, String place) {
    return new ArrayVariable("near" + type.code(), type, place, 0, false);
  }

  /**
   * A captured array of which each work-item reads and writes its own element.
   *
   * @param place an index that follows from {@code i}, another one for each work-item
   */
  public static ArrayVariable own(Prim type, String place) {
    return new ArrayVariable("own" + type.code(), type, place, 0, true);
  }

  /** An array parameter of a helper method: a slice that starts at the parameter {@code base}. */
  public static ArrayVariable parameter(String name, Prim type, String base, boolean writable) {
    return new ArrayVariable(name, type, base, ProgramShape.SLICE - 1, writable);
  }

  /** A {@code static final} array. */
  public static ArrayVariable constant(String name, Prim type, int length) {
    return new ArrayVariable(name, type, "", length - 1, false);
  }

  /** An array that the program creates. */
  public static ArrayVariable local(String name, Prim type, int length) {
    return new ArrayVariable(name, type, "", length - 1, true);
  }
}
