package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Lowers the statements of one function. A statement at fault is reported and left out. */
public interface StatementLowerer {

  /** What a statement becomes. */
  List<dev.sycamore.model.statement.Statement> statement(Statement statement);

  /** Statements in order. */
  List<dev.sycamore.model.statement.Statement> all(List<Statement> statements);

  /** A statement as a block, which it may be already. */
  Block block(Statement statement);

  /** An expression for its effects, or the declaration of variables. */
  List<dev.sycamore.model.statement.Statement> expression(Expression e);

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
  dev.sycamore.model.expression.Expression switchExpression(
      SwitchExpr e,
      ScalarType type,
      Function<Expression, dev.sycamore.model.expression.Expression> result);
}
