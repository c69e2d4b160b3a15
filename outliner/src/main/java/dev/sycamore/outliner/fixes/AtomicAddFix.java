package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import java.util.Optional;
import java.util.Set;

/** Adds to an element of an array that work-items share with {@code Atomics.add}. */
final class AtomicAddFix implements FixRule {
  private static final Set<JavaType> INTS =
      Set.of(Primitive.BYTE, Primitive.SHORT, Primitive.CHAR, Primitive.INT);

  /** What {@code Atomics.add} takes everywhere. */
  private static final Set<JavaType> SUMS = Set.of(Primitive.INT, Primitive.LONG, Primitive.FLOAT);

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(Expression.class, AtomicAddFix::isStatement)
        .flatMap(
            update -> {
              if (update instanceof AssignExpr assign
                  && assign.getOperator() == AssignExpr.Operator.PLUS) {
                return fix(code, update, assign.getTarget(), Optional.of(assign.getValue()));
              }
              return update instanceof UnaryExpr unary && isIncrement(unary)
                  ? fix(code, update, unary.getExpression(), Optional.empty())
                  : Optional.empty();
            });
  }

  private static boolean isStatement(Expression e) {
    return e.getParentNode().filter(ExpressionStmt.class::isInstance).isPresent();
  }

  private static boolean isIncrement(UnaryExpr unary) {
    return unary.getOperator() == UnaryExpr.Operator.POSTFIX_INCREMENT
        || unary.getOperator() == UnaryExpr.Operator.PREFIX_INCREMENT;
  }

  /**
   * @param value what is added; empty for one
   */
  private static Optional<Fix> fix(
      FaultyCode code, Node update, Expression target, Optional<Expression> value) {
    if (!(target instanceof ArrayAccessExpr element) || !isAddable(code, element, value)) {
      return Optional.empty();
    }
    FixEdits edits = new FixEdits(code.unit());
    String atomics = edits.imported("dev.sycamore.Atomics");
    return edits
        .replace(
            update,
            atomics
                + ".add("
                + edits.textOf(element.getName())
                + ", "
                + edits.textOf(element.getIndex())
                + ", "
                + value.map(edits::textOf).orElse("1")
                + ")")
        .fix("add with `Atomics.add`");
  }

  private static boolean isAddable(
      FaultyCode code, ArrayAccessExpr element, Optional<Expression> value) {
    Optional<JavaType> type = code.attribution().typeOf(element);
    Optional<JavaType> added = value.flatMap(code.attribution()::typeOf);
    boolean isInt = value.isEmpty() || added.filter(INTS::contains).isPresent();
    return type.filter(SUMS::contains).isPresent() && (isInt || added.equals(type));
  }
}
