package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a piece of code assigns to variables and fields, and adds to the arrays and collections in
 * them.
 *
 * @param unit the file of the code
 * @param scope the method of a local variable, the class of a field
 */
record AssignedValues(ParsedUnit unit, Node scope) {

  /** The initializer of a variable or field, and what is assigned to it later. */
  List<Expression> of(VariableDeclarator variable) {
    List<Expression> values = new ArrayList<>();
    variable.getInitializer().ifPresent(values::add);
    values.addAll(assignedTo(variable, variable.getNameAsString()));
    return values;
  }

  /**
   * What is assigned to a variable by expressions.
   *
   * @param declaration its declarator, parameter or pattern
   */
  List<Expression> assignedTo(Node declaration, String name) {
    return scope.findAll(AssignExpr.class).stream()
        .filter(assignment -> denotes(assignment.getTarget(), declaration, name))
        .map(AssignExpr::getValue)
        .toList();
  }

  /** What is stored as an element of the array, or passed to a method of the collection, in it. */
  List<Expression> addedTo(Node declaration, String name) {
    List<Expression> values = new ArrayList<>();
    for (AssignExpr assignment : scope.findAll(AssignExpr.class)) {
      if (assignment.getTarget() instanceof ArrayAccessExpr element
          && denotes(array(element), declaration, name)) {
        values.add(assignment.getValue());
      }
    }
    for (MethodCallExpr call : scope.findAll(MethodCallExpr.class)) {
      if (call.getScope().filter(of -> denotes(of, declaration, name)).isPresent()
          && !call.getNameAsString().equals("forEach")) {
        values.addAll(call.getArguments());
      }
    }
    return values;
  }

  private static Expression array(ArrayAccessExpr element) {
    Expression array = element.getName();
    while (array instanceof ArrayAccessExpr row) {
      array = row.getName();
    }
    return array;
  }

  private boolean denotes(Expression e, Node declaration, String name) {
    boolean sameName =
        (e.isNameExpr() && e.asNameExpr().getNameAsString().equals(name))
            || (e.isFieldAccessExpr() && e.asFieldAccessExpr().getNameAsString().equals(name));
    if (!sameName) {
      return false;
    }
    Optional<Denotation> denotation = unit.attribution().denotationOf(e);
    if (denotation.orElse(null) instanceof Denotation.Local local) {
      return SyntaxNodes.same(local.declaration(), declaration);
    }
    return denotation.orElse(null) instanceof Denotation.Field field
        && unit.attribution().declarationOf(field.symbol().owner()).stream()
            .flatMap(type -> type.getFields().stream())
            .flatMap(declared -> declared.getVariables().stream())
            .anyMatch(declared -> SyntaxNodes.same(declared, declaration));
  }
}
