package dev.sycamore.frontend.javac;

import com.github.javaparser.Position;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import java.util.ArrayDeque;
import java.util.Deque;

/** Expressions with unary, binary and assignment operators. */
final class OperatorConversion {
  private final FileConversion file;
  private final TokenCursor cursor;
  private final LiteralConversion literals;

  OperatorConversion(FileConversion file, LiteralConversion literals) {
    this.file = file;
    this.cursor = file.cursor;
    this.literals = literals;
  }

  Expression expression(ExpressionTree tree) {
    if (tree instanceof BinaryTree binary) {
      return binary(binary);
    } else if (tree instanceof UnaryTree unary) {
      return unary(unary);
    } else if (tree instanceof AssignmentTree assignment) {
      return assignment(
          assignment.getVariable(), AssignExpr.Operator.ASSIGN, assignment.getExpression());
    } else if (tree instanceof CompoundAssignmentTree assignment) {
      return assignment(
          assignment.getVariable(), compound(tree.getKind()), assignment.getExpression());
    }
    throw new UnconvertedException(tree.getKind().name());
  }

  private AssignExpr assignment(
      ExpressionTree target, AssignExpr.Operator operator, ExpressionTree value) {
    Position first = cursor.begin();
    Expression left = file.expressions.expression(target);
    cursor.expect(operator.asString());
    Expression right = file.expressions.expression(value);
    return cursor.from(first, new AssignExpr(null, left, right, operator));
  }

  private UnaryExpr unary(UnaryTree tree) {
    Position first = cursor.begin();
    UnaryExpr.Operator operator = unary(tree.getKind());
    Expression operand;
    if (operator.isPostfix()) {
      operand = file.expressions.expression(tree.getExpression());
      cursor.expect(operator.asString());
    } else {
      cursor.expect(operator.asString());
      operand = file.expressions.expression(tree.getExpression());
    }
    return cursor.from(first, new UnaryExpr(null, operand, operator));
  }

  /** Goes along the left operands without recursion: sums may be long. */
  private Expression binary(BinaryTree tree) {
    Position first = cursor.begin();
    Deque<BinaryTree> pending = new ArrayDeque<>();
    ExpressionTree leftmost = tree;
    while (leftmost instanceof BinaryTree binary) {
      pending.push(binary);
      leftmost = binary.getLeftOperand();
    }
    Expression left = file.expressions.expression(leftmost);
    while (!pending.isEmpty()) {
      left = binary(first, left, pending.pop());
    }
    return left;
  }

  private Expression binary(Position first, Expression left, BinaryTree tree) {
    BinaryExpr.Operator operator = binary(tree.getKind());
    expect(operator);
    if (tree.getRightOperand() instanceof LiteralTree literal
        && literal.getKind() == Kind.STRING_LITERAL
        && operator == BinaryExpr.Operator.PLUS) {
      Expression begun = literals.concatenation(first, left, literals.token());
      return literals.rest(first, begun, literal);
    }
    Expression right = file.expressions.expression(tree.getRightOperand());
    return cursor.from(first, new BinaryExpr(null, left, right, operator));
  }

  /** Tokens are those of types, where {@code >>} is twice {@code >}. */
  private void expect(BinaryExpr.Operator operator) {
    switch (operator) {
      case SIGNED_RIGHT_SHIFT -> {
        cursor.expect('>');
        cursor.expect('>');
      }
      case UNSIGNED_RIGHT_SHIFT -> {
        cursor.expect('>');
        cursor.expect('>');
        cursor.expect('>');
      }
      default -> cursor.expect(operator.asString());
    }
  }

  private static UnaryExpr.Operator unary(Kind kind) {
    return switch (kind) {
      case UNARY_MINUS -> UnaryExpr.Operator.MINUS;
      case UNARY_PLUS -> UnaryExpr.Operator.PLUS;
      case LOGICAL_COMPLEMENT -> UnaryExpr.Operator.LOGICAL_COMPLEMENT;
      case BITWISE_COMPLEMENT -> UnaryExpr.Operator.BITWISE_COMPLEMENT;
      case PREFIX_INCREMENT -> UnaryExpr.Operator.PREFIX_INCREMENT;
      case PREFIX_DECREMENT -> UnaryExpr.Operator.PREFIX_DECREMENT;
      case POSTFIX_INCREMENT -> UnaryExpr.Operator.POSTFIX_INCREMENT;
      case POSTFIX_DECREMENT -> UnaryExpr.Operator.POSTFIX_DECREMENT;
      default -> throw new UnconvertedException(kind.name());
    };
  }

  private static BinaryExpr.Operator binary(Kind kind) {
    return switch (kind) {
      case PLUS -> BinaryExpr.Operator.PLUS;
      case MINUS -> BinaryExpr.Operator.MINUS;
      case MULTIPLY -> BinaryExpr.Operator.MULTIPLY;
      case DIVIDE -> BinaryExpr.Operator.DIVIDE;
      case REMAINDER -> BinaryExpr.Operator.REMAINDER;
      case LEFT_SHIFT -> BinaryExpr.Operator.LEFT_SHIFT;
      case RIGHT_SHIFT -> BinaryExpr.Operator.SIGNED_RIGHT_SHIFT;
      case UNSIGNED_RIGHT_SHIFT -> BinaryExpr.Operator.UNSIGNED_RIGHT_SHIFT;
      case LESS_THAN -> BinaryExpr.Operator.LESS;
      case GREATER_THAN -> BinaryExpr.Operator.GREATER;
      case LESS_THAN_EQUAL -> BinaryExpr.Operator.LESS_EQUALS;
      case GREATER_THAN_EQUAL -> BinaryExpr.Operator.GREATER_EQUALS;
      case EQUAL_TO -> BinaryExpr.Operator.EQUALS;
      case NOT_EQUAL_TO -> BinaryExpr.Operator.NOT_EQUALS;
      case AND -> BinaryExpr.Operator.BINARY_AND;
      case XOR -> BinaryExpr.Operator.XOR;
      case OR -> BinaryExpr.Operator.BINARY_OR;
      case CONDITIONAL_AND -> BinaryExpr.Operator.AND;
      case CONDITIONAL_OR -> BinaryExpr.Operator.OR;
      default -> throw new UnconvertedException(kind.name());
    };
  }

  private static AssignExpr.Operator compound(Kind kind) {
    return switch (kind) {
      case PLUS_ASSIGNMENT -> AssignExpr.Operator.PLUS;
      case MINUS_ASSIGNMENT -> AssignExpr.Operator.MINUS;
      case MULTIPLY_ASSIGNMENT -> AssignExpr.Operator.MULTIPLY;
      case DIVIDE_ASSIGNMENT -> AssignExpr.Operator.DIVIDE;
      case REMAINDER_ASSIGNMENT -> AssignExpr.Operator.REMAINDER;
      case LEFT_SHIFT_ASSIGNMENT -> AssignExpr.Operator.LEFT_SHIFT;
      case RIGHT_SHIFT_ASSIGNMENT -> AssignExpr.Operator.SIGNED_RIGHT_SHIFT;
      case UNSIGNED_RIGHT_SHIFT_ASSIGNMENT -> AssignExpr.Operator.UNSIGNED_RIGHT_SHIFT;
      case AND_ASSIGNMENT -> AssignExpr.Operator.BINARY_AND;
      case XOR_ASSIGNMENT -> AssignExpr.Operator.XOR;
      case OR_ASSIGNMENT -> AssignExpr.Operator.BINARY_OR;
      default -> throw new UnconvertedException(kind.name());
    };
  }
}
