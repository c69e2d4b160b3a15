package dev.sycamore.codegen.reports;

import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
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

  static boolean in(Statement statement, Set<String> functions) {
    BarrierSearch search = new BarrierSearch(functions);
    search.visit(statement);
    return search.found;
  }

  @Override
  protected void visit(Expression expression) {
    found |=
        expression instanceof Barrier
            || (expression instanceof SubGroupOperation operation
                && operation.kind().isCollective())
            || (expression instanceof Call call && functions.contains(call.function()));
    super.visit(expression);
  }
}
