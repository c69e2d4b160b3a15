package dev.sycamore.outliner.lowering.choice;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/** What a call returns that is made in one of several branches. */
public final class BranchResult {
  private final SourceSpan span;
  private final boolean isVoid;
  private final Variable variable;

  /**
   * @param sample one of the calls; all have its type
   */
  public BranchResult(CodeEmission context, DeviceExpression sample, SourceSpan span) {
    this.span = span;
    this.isVoid = sample.type() == VoidType.VOID;
    this.variable = context.scope().fresh("result", isVoid ? ScalarType.INT : sample.type());
  }

  /** Declares the variable of the result, before the branches. */
  public DeviceStatement declaration() {
    return new DeclareLocal(
        variable,
        isVoid ? Optional.of(ScalarConversions.intLiteral(0, span)) : Optional.empty(),
        span);
  }

  /** The call of one branch. */
  public DeviceStatement of(DeviceExpression call) {
    return new Evaluate(
        isVoid ? call : new Assign(new AssignmentTarget.Local(variable), call, span), span);
  }

  /**
   * The result.
   *
   * @param statements the declaration and the branches are among them
   */
  public Value after(List<DeviceStatement> statements) {
    return new Value.Plain(new StatementExpression(statements, variable, span));
  }
}
