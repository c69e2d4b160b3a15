package dev.sycamore.frontend.attribution.constant;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Which expressions have the form of a constant one (JLS 15.29): others need not be attributed to
 * see that they are none.
 */
public final class ConstantForm {

  private ConstantForm() {}

  public static boolean isFormOf(Expression expression) {
    Deque<Expression> open = new ArrayDeque<>(List.of(expression));
    while (!open.isEmpty()) {
      Expression next = open.pop();
      if (next instanceof BinaryExpr binary) {
        open.push(binary.getLeft());
        open.push(binary.getRight());
      } else if (next instanceof UnaryExpr unary) {
        open.push(unary.getExpression());
      } else if (next instanceof EnclosedExpr parentheses) {
        open.push(parentheses.getInner());
      } else if (next instanceof CastExpr cast) {
        open.push(cast.getExpression());
      } else if (next instanceof ConditionalExpr conditional) {
        open.push(conditional.getCondition());
        open.push(conditional.getThenExpr());
        open.push(conditional.getElseExpr());
      } else if (next instanceof FieldAccessExpr access) {
        open.push(access.getScope());
      } else if (!(next instanceof LiteralExpr || next instanceof NameExpr)) {
        return false;
      }
    }
    return true;
  }
}
