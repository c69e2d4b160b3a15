package dev.sycamore.outliner.waits;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;

/** Variables that are assigned. */
final class AssignedNames {
  private AssignedNames() {}

  /** Whether a variable has an initializer, and nothing of its name is assigned in the file. */
  static boolean isOnlyInitialized(VariableDeclarator variable, ParsedUnit unit) {
    return variable.getInitializer().isPresent()
        && unit.expressionsNamed(variable.getNameAsString()).stream()
            .noneMatch(AssignedNames::isAssigned);
  }

  private static boolean isAssigned(Expression use) {
    return use.getParentNode()
        .filter(
            parent ->
                parent instanceof UnaryExpr
                    || (parent instanceof AssignExpr assignment
                        && SyntaxNodes.same(assignment.getTarget(), use)))
        .isPresent();
  }
}
