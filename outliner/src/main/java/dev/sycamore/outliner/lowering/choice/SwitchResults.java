package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.YieldStmt;
import java.util.List;
import java.util.Optional;

/** The expressions that give a switch expression its value (JLS 15.28.1). */
public final class SwitchResults {

  private SwitchResults() {}

  /** Those of a switch expression, in the order of the source. */
  @SuppressWarnings("ReferenceEquality") // Nodes are equal if they are written alike.
  public static List<Expression> of(SwitchExpr e) {
    return e.findAll(Expression.class, result -> switchOf(result).filter(s -> s == e).isPresent());
  }

  /** The switch expression that an expression gives its value, if it is such a result. */
  public static Optional<SwitchExpr> switchOf(Expression result) {
    Node user = result.getParentNode().orElse(null);
    if (user instanceof YieldStmt) {
      Node around = user;
      while (around != null && !(around instanceof SwitchExpr)) {
        around = around.getParentNode().orElse(null);
      }
      return Optional.ofNullable((SwitchExpr) around);
    }
    return user instanceof ExpressionStmt
        ? user.getParentNode()
            .filter(SwitchEntry.class::isInstance)
            .map(SwitchEntry.class::cast)
            .filter(entry -> entry.getType() == SwitchEntry.Type.EXPRESSION)
            .flatMap(Node::getParentNode)
            .filter(SwitchExpr.class::isInstance)
            .map(SwitchExpr.class::cast)
        : Optional.empty();
  }
}
