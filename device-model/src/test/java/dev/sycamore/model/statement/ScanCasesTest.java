package dev.sycamore.model.statement;

import dev.sycamore.model.ModelCases;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.program.DeviceUnit;

/** Scans visit each node once, in the order in which control reaches them, parents first. */
class ScanCasesTest extends ModelCases {
  ScanCasesTest() {
    super("scans");
  }

  @Override
  protected String text(DeviceUnit unit) {
    Order order = new Order();
    unit.functions().forEach(function -> order.scan(function.body()));
    return order.text.toString();
  }

  private static final class Order extends ModelScanner {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    private void line(String node) {
      text.append("  ".repeat(depth)).append(node).append('\n');
    }

    @Override
    protected void visit(DeviceStatement statement) {
      line(statement.getClass().getSimpleName());
      depth++;
      super.visit(statement);
      depth--;
    }

    @Override
    protected void visit(DeviceExpression expression) {
      String name = expression.getClass().getSimpleName();
      if (expression instanceof ReadLocal read) {
        name += " " + read.variable().name();
      } else if (expression instanceof Literal literal) {
        name += " " + literal.value();
      }
      line(name);
      depth++;
      super.visit(expression);
      depth--;
    }

    @Override
    protected void visit(AssignmentTarget target) {
      line("target");
      depth++;
      super.visit(target);
      depth--;
    }
  }
}
