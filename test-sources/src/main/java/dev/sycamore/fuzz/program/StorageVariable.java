package dev.sycamore.fuzz.program;

import java.util.Locale;

/**
 * An accessor, or memory of a device, with elements of a primitive type.
 *
 * @param leading all indices but the masked part of the last, as text with what follows; empty for
 *     none, as a part of memory that belongs to one work-item has it
 * @param mask of the last index: one less than a power of two
 */
public record StorageVariable(String name, StorageForm form, Prim type, String leading, int mask) {
  /** The variable of a form with elements of a type that a kernel captures. */
  public static StorageVariable of(StorageForm form, Prim type) {
    int own = form == StorageForm.INPUT ? ProgramShape.INPUT_LENGTH : ProgramShape.SLICE;
    return new StorageVariable(form.prefix() + type.code(), form, type, form.leading(), own - 1);
  }

  /** The class of memory with such elements: {@code IntMemory}. */
  public String memoryClass() {
    String element = type.keyword();
    return element.substring(0, 1).toUpperCase(Locale.ROOT) + element.substring(1) + "Memory";
  }

  /** Whether kernels may write elements. */
  public boolean writable() {
    return form != StorageForm.INPUT;
  }

  /** The arguments that name an element. */
  String place(Expr index) {
    String masked = Expr.Element.masked(index, mask);
    boolean sum = leading.endsWith("+ ") && index.type() != Prim.LONG;
    return leading + (sum ? "(" + masked + ")" : masked);
  }
}
