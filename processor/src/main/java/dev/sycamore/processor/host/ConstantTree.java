package dev.sycamore.processor.host;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Which expressions have the form of a constant one (JLS 15.29). */
final class ConstantTree {

  private ConstantTree() {}

  static boolean of(ExpressionTree expression) {
    Deque<ExpressionTree> open = new ArrayDeque<>(List.of(expression));
    while (!open.isEmpty()) {
      ExpressionTree next = open.pop();
      if (next instanceof BinaryTree binary) {
        open.push(binary.getLeftOperand());
        open.push(binary.getRightOperand());
      } else if (next instanceof UnaryTree unary) {
        open.push(unary.getExpression());
      } else if (next instanceof ParenthesizedTree parentheses) {
        open.push(parentheses.getExpression());
      } else if (next instanceof TypeCastTree cast) {
        open.push(cast.getExpression());
      } else if (next instanceof ConditionalExpressionTree conditional) {
        open.push(conditional.getCondition());
        open.push(conditional.getTrueExpression());
        open.push(conditional.getFalseExpression());
      } else if (next instanceof MemberSelectTree select) {
        open.push(select.getExpression());
      } else if (!(next instanceof LiteralTree || next instanceof IdentifierTree)) {
        return false;
      }
    }
    return true;
  }
}
