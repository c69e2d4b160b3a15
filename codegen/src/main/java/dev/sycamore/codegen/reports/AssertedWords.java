package dev.sycamore.codegen.reports;

import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;

/** Looks for the assertion that reports most words. */
final class AssertedWords extends ModelScanner {

  private int most;

  private AssertedWords() {}

  static int most(DeviceUnit unit) {
    AssertedWords search = new AssertedWords();
    unit.kernels().forEach(k -> search.visit(k.body()));
    unit.functions().forEach(f -> search.visit(f.body()));
    return search.most;
  }

  @Override
  protected void visit(DeviceStatement statement) {
    if (statement instanceof Assert assertion) {
      most =
          Math.max(
              most,
              ReportWords.count(
                  assertion.operands().stream().map(o -> (ScalarType) o.type()).toList()));
    }
    super.visit(statement);
  }
}
