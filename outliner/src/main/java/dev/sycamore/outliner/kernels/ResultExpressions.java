package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The expressions whose value a method returns, or an expression has. */
final class ResultExpressions {
  private ResultExpressions() {}

  static List<Expression> of(MethodDeclaration method) {
    List<Expression> results = new ArrayList<>();
    method.getBody().ifPresent(body -> collect(body, results));
    return results;
  }

  /** Those of the code itself, not of lambdas and classes in it. */
  private static void collect(Node node, List<Expression> results) {
    if (node instanceof LambdaExpr || node instanceof BodyDeclaration<?>) {
      return;
    }
    if (node instanceof ReturnStmt statement) {
      statement.getExpression().ifPresent(results::add);
    }
    node.getChildNodes().forEach(child -> collect(child, results));
  }

  /** The results of the arms of a switch. */
  static List<Expression> of(SwitchExpr choice) {
    List<Expression> results = new ArrayList<>();
    for (SwitchEntry entry : choice.getEntries()) {
      for (Statement statement : entry.getStatements()) {
        if (entry.getType() == SwitchEntry.Type.EXPRESSION
            && statement instanceof ExpressionStmt result) {
          results.add(result.getExpression());
        } else {
          statement.findAll(YieldStmt.class).stream()
              .filter(y -> isOf(choice, y))
              .map(YieldStmt::getExpression)
              .forEach(results::add);
        }
      }
    }
    return results;
  }

  /** Whether the innermost switch expression around a statement is this one. */
  private static boolean isOf(SwitchExpr choice, Node statement) {
    Node around = statement;
    while (!(around instanceof SwitchExpr)) {
      around = around.getParentNode().orElseThrow();
    }
    return SyntaxNodes.same(around, choice);
  }

  /** Those among which an expression chooses, without parentheses, casts and assignments. */
  static Stream<Expression> choices(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return choices(enclosed.getInner());
    }
    if (e instanceof CastExpr cast) {
      return choices(cast.getExpression());
    }
    if (e instanceof AssignExpr assignment) {
      return choices(assignment.getValue());
    }
    if (e instanceof ConditionalExpr choice) {
      return Stream.of(choice.getThenExpr(), choice.getElseExpr())
          .flatMap(ResultExpressions::choices);
    }
    return e instanceof SwitchExpr choice
        ? of(choice).stream().flatMap(ResultExpressions::choices)
        : Stream.of(e);
  }
}
