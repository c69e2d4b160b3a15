package dev.sycamore.frontend.attribution.function;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.stmt.ReturnStmt;
import dev.sycamore.frontend.attribution.statement.Completion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What the form of a lambda's body says, before any type is known (JLS 15.27.2). */
final class LambdaShape {
  private final LambdaExpr lambda;
  private final Completion completion;

  /**
   * @param constants the values of constant expressions, as if they stood before the lambda
   */
  LambdaShape(LambdaExpr lambda, Function<Expression, Optional<Object>> constants) {
    this.lambda = lambda;
    this.completion = new Completion(e -> mayBeConstant(e) ? constants.apply(e) : Optional.empty());
  }

  /** Names that the lambda declares mean nothing before its body is attributed. */
  private boolean mayBeConstant(Expression expression) {
    return expression.findAll(Expression.class).stream().allMatch(LambdaShape::isPartOfConstants)
        && expression.findAll(NameExpr.class).stream()
            .noneMatch(name -> declares(lambda, name.getNameAsString()));
  }

  /** JLS 15.29. */
  private static boolean isPartOfConstants(Expression expression) {
    return expression instanceof LiteralExpr
        || expression instanceof NameExpr
        || expression instanceof FieldAccessExpr
        || expression instanceof BinaryExpr
        || expression instanceof UnaryExpr
        || expression instanceof ConditionalExpr
        || expression instanceof CastExpr
        || expression instanceof EnclosedExpr;
  }

  private static boolean declares(Node node, String name) {
    boolean here =
        (node instanceof Parameter
                || node instanceof VariableDeclarator
                || node instanceof TypePatternExpr)
            && ((NodeWithSimpleName<?>) node).getNameAsString().equals(name);
    return here || node.getChildNodes().stream().anyMatch(child -> declares(child, name));
  }

  /** Whether the body may be that of a function without result. */
  boolean isVoidCompatible() {
    if (lambda.getExpressionBody().isPresent()) {
      return isStatement(lambda.getExpressionBody().get());
    }
    return returns(lambda.getBody()).stream().allMatch(r -> r.getExpression().isEmpty());
  }

  /** Whether the body may be that of a function with a result. */
  boolean isValueCompatible() {
    if (lambda.getExpressionBody().isPresent()) {
      return true;
    }
    return returns(lambda.getBody()).stream().allMatch(r -> r.getExpression().isPresent())
        && !completion.canCompleteNormally(lambda.getBody());
  }

  private static boolean isStatement(Expression expression) {
    if (expression instanceof UnaryExpr unary) {
      return switch (unary.getOperator()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
        default -> false;
      };
    }
    return expression instanceof AssignExpr
        || expression instanceof MethodCallExpr
        || expression instanceof ObjectCreationExpr;
  }

  /** JLS 15.12.2.2: no result is a lambda that itself would not count. */
  static boolean hasPertinentResults(LambdaExpr lambda) {
    if (lambda.getExpressionBody().isPresent()) {
      return isPertinent(lambda.getExpressionBody().get());
    }
    return returns(lambda.getBody()).stream()
        .flatMap(r -> r.getExpression().stream())
        .allMatch(LambdaShape::isPertinent);
  }

  private static boolean isPertinent(Expression expression) {
    if (expression instanceof EnclosedExpr enclosed) {
      return isPertinent(enclosed.getInner());
    }
    if (expression instanceof ConditionalExpr conditional) {
      return isPertinent(conditional.getThenExpr()) && isPertinent(conditional.getElseExpr());
    }
    if (expression instanceof LambdaExpr lambda) {
      return lambda.getParameters().stream()
              .noneMatch(p -> p.getType().isUnknownType() || p.getType().isVarType())
          && hasPertinentResults(lambda);
    }
    return !(expression instanceof MethodReferenceExpr);
  }

  /** Return statements of this body, not those of bodies inside it. */
  private static List<ReturnStmt> returns(Node body) {
    List<ReturnStmt> found = new ArrayList<>();
    collect(body, found);
    return found;
  }

  private static void collect(Node node, List<ReturnStmt> found) {
    if (node instanceof ReturnStmt statement) {
      found.add(statement);
    } else if (!(node instanceof Expression) && !(node instanceof BodyDeclaration)) {
      node.getChildNodes().forEach(child -> collect(child, found));
    }
  }
}
