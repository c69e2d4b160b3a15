package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.stmt.IfStmt;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.report.Attempts;
import java.util.List;
import java.util.Optional;

/** {@code if} (JLS 14.9). A branch that a constant condition never takes is not device code. */
final class BranchLowering {
  private final FunctionContext context;

  BranchLowering(FunctionContext context) {
    this.context = context;
  }

  List<DeviceStatement> branch(IfStmt s) {
    Attempts attempts = new Attempts();
    Optional<DeviceExpression> condition =
        attempts.of(() -> context.expressions().scalar(s.getCondition(), ScalarType.BOOLEAN));
    if (condition.isPresent() && condition.get() instanceof Literal constant) {
      if (constant.value().equals(true)) {
        return List.of(context.statements().block(s.getThenStmt()));
      }
      return s.getElseStmt()
          .<List<DeviceStatement>>map(e -> List.of(context.statements().block(e)))
          .orElseGet(List::of);
    }
    DeviceStatement then = context.statements().block(s.getThenStmt());
    Optional<DeviceStatement> otherwise = s.getElseStmt().map(e -> context.statements().block(e));
    attempts.check();
    return List.of(new If(condition.orElseThrow(), then, otherwise, context.spanOf(s)));
  }
}
