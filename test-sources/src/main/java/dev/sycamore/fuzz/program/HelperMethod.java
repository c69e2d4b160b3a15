package dev.sycamore.fuzz.program;

/**
 * A method that kernels and later methods call.
 *
 * @param header all before the body, such as {@code static int f0(int p1)}
 * @param result what the last statement returns
 */
public record HelperMethod(String name, String header, Stmt.Block body, Result result) {
  /** The same method with other code. */
  public HelperMethod with(Stmt.Block newBody, Result newResult) {
    return new HelperMethod(name, header, newBody, newResult);
  }

  /** The same as a method of an object. */
  HelperMethod ofInstance() {
    return new HelperMethod(name, header.replaceFirst("^static ", "private "), body, result);
  }

  void print(FuzzSource out) {
    out.open(header);
    body.printStatements(out);
    out.line("return " + result.text() + ";");
    out.close("");
  }
}
