package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import java.util.ArrayList;
import java.util.List;

/** The expressions that a method or lambda may return. */
final class MethodResults {
  private MethodResults() {}

  static List<Expression> of(MethodDeclaration method) {
    List<Expression> results = new ArrayList<>();
    method.getBody().ifPresent(body -> collect(body, results));
    return results;
  }

  static List<Expression> of(LambdaExpr lambda) {
    List<Expression> results = new ArrayList<>();
    if (lambda.getBody() instanceof ExpressionStmt value) {
      results.add(value.getExpression());
    } else {
      collect(lambda.getBody(), results);
    }
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
}
