package dev.sycamore.model.statement;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.StatementExpression;
import java.util.List;

/** A structured statement. Control flow is Java's (JLS 14). */
public sealed interface DeviceStatement extends EmbeddedStatement
    permits Block,
        DeclareLocal,
        DeclarePrivateArray,
        Evaluate,
        If,
        Loop,
        Labeled,
        Switch,
        Break,
        Continue,
        Return,
        Assert {

  SourceSpan span();

  /** The statements of a {@link StatementExpression}, in order. */
  static List<DeviceStatement> of(StatementExpression expression) {
    return expression.statements().stream().map(DeviceStatement.class::cast).toList();
  }

  /** Whether it leaves the code around it: nothing runs after it. */
  default boolean isJump() {
    return false;
  }

  /** Calls the method of {@code visitor} for this kind of statement. */
  <R> R accept(StatementVisitor<R> visitor);
}
