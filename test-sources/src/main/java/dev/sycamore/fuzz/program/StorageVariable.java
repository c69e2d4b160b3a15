package dev.sycamore.fuzz.program;

/**
 * An accessor, or memory of a device, with elements of a primitive type.
 *
 * @param mask of the last index: one less than a power of two
 */
public record StorageVariable(StorageForm form, Prim type, int mask) {
  /** The variable of a form with elements of a type. */
  public static StorageVariable of(StorageForm form, Prim type) {
    int own = form == StorageForm.INPUT ? ProgramShape.INPUT_LENGTH : ProgramShape.SLICE;
    return new StorageVariable(form, type, own - 1);
  }

  public String name() {
    return form.prefix() + type.code();
  }

  /** Whether kernels may write elements. */
  public boolean writable() {
    return form != StorageForm.INPUT;
  }

  /** The arguments that name an element. */
  String place(Expr index) {
    String masked = Expr.Element.masked(index, mask);
    boolean sum = form.leading().endsWith("+ ") && index.type() != Prim.LONG;
    return form.leading() + (sum ? "(" + masked + ")" : masked);
  }
}
