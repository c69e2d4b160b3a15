package dev.sycamore.model.type;

/**
 * Where memory lives. Known for every view: there are no generic pointers.
 *
 * <p>Source: OpenCL C 6.7; numbers as in SPIR.
 */
public enum AddressSpace {
  PRIVATE(0),
  GLOBAL(1),
  CONSTANT(2),
  LOCAL(3);

  private final int number;

  AddressSpace(int number) {
    this.number = number;
  }

  /** The number in LLVM IR of the SPIR flavour. */
  public int number() {
    return number;
  }
}
