package dev.sycamore.codegen.reports;

import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.Set;

/** Looks for places where the work-items of a group wait for each other. */
final class BarrierSearch extends ModelScanner {

  private final Set<String> functions;
  private boolean found;

  /**
   * @param functions those that have a barrier
   */
  private BarrierSearch(Set<String> functions) {
    this.functions = functions;
  }

  static boolean in(DeviceStatement statement, Set<String> functions) {
    BarrierSearch search = new BarrierSearch(functions);
    search.visit(statement);
    return search.found;
  }

  @Override
  public Void visitBarrier(Barrier e) {
    found = true;
    return null;
  }

  @Override
  public Void visitSubGroupOperation(SubGroupOperation e) {
    found |= e.kind().isCollective();
    return super.visitSubGroupOperation(e);
  }

  @Override
  public Void visitMatrixOperation(MatrixOperation e) {
    found = true;
    return null;
  }

  @Override
  public Void visitCall(Call e) {
    found |= functions.contains(e.function());
    return super.visitCall(e);
  }
}
