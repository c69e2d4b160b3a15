package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.SyntaxNodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a piece of code assigns to variables and fields.
 *
 * @param unit the file of the code
 * @param scope the method of a local variable, the class of a field
 */
record AssignedValues(ParsedUnit unit, Node scope) {

  /** The initializer of a variable or field, and what is assigned to it later. */
  List<Expression> of(VariableDeclarator variable) {
    List<Expression> values = new ArrayList<>();
    variable.getInitializer().ifPresent(values::add);
    scope.findAll(AssignExpr.class).stream()
        .filter(assignment -> denotes(assignment.getTarget(), variable))
        .map(AssignExpr::getValue)
        .forEach(values::add);
    return values;
  }

  private boolean denotes(Expression e, VariableDeclarator declaration) {
    String name = declaration.getNameAsString();
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
