package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lowers the statements of one function. A statement at fault is reported and left out. */
public interface StatementLowerer {

  /** What a statement becomes. */
  List<DeviceStatement> statement(Statement statement);

  /** Statements in order. */
  List<DeviceStatement> all(List<Statement> statements);

  /** A statement as a block, which it may be already. */
  Block block(Statement statement);

  /** An expression for its effects, or the declaration of variables. */
  List<DeviceStatement> expression(Expression e);

  /**
   * A {@code switch} expression, whose cases are statements.
   *
   * @param target what each result is converted to; empty for the type of the expression
   */
  Value switchExpression(SwitchExpr e, Optional<ScalarType> target);

  /**
   * A {@code switch} expression whose results stand for values of another type.
   *
   * @param type of what {@code result} makes of each of its results, where that is evaluated
   */
  DeviceExpression switchExpression(
      SwitchExpr e, ScalarType type, Function<Expression, DeviceExpression> result);
}
