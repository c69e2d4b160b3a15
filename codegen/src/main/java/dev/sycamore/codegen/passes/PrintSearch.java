package dev.sycamore.codegen.passes;

import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Expression;
import dev.sycamore.model.ModelScanner;
import dev.sycamore.model.Print;

/** Looks for a {@link Print}. */
final class PrintSearch extends ModelScanner {

  private boolean found;

  private PrintSearch() {}

  static boolean in(DeviceUnit unit) {
    PrintSearch search = new PrintSearch();
    unit.kernels().forEach(k -> search.visit(k.body()));
    unit.functions().forEach(f -> search.visit(f.body()));
    return search.found;
  }

  @Override
  protected void visit(Expression expression) {
    found |= expression instanceof Print;
    super.visit(expression);
  }
}
