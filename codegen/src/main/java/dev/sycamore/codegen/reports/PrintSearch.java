package dev.sycamore.codegen.reports;

import dev.sycamore.model.expression.Print;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.ModelScanner;

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
  public Void visitPrint(Print e) {
    found = true;
    return super.visitPrint(e);
  }
}
