package dev.sycamore.codegen.opencl.model;

/** A declaration that some devices can do without. */
interface CGuarded extends CNode {

  /** What it declares. */
  String name();

  /** The condition of the preprocessor for it; empty for none. */
  String guard();

  /** Prints it without its condition. */
  void printDeclaration(StringBuilder out);

  @Override
  default void print(StringBuilder out) {
    if (guard().isEmpty()) {
      printDeclaration(out);
      return;
    }
    out.append("#if ").append(guard()).append('\n');
    printDeclaration(out);
    out.append("#endif\n");
  }
}
