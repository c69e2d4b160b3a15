package dev.sycamore.outliner.lowering.choice;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.TypedSource;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** What is assigned to the array variables of a method or lambda after their declaration. */
final class ArrayAssignments {
  private final TypedSource source;
  private final IdentityHashMap<Node, IdentityHashMap<Node, List<Expression>>> known =
      new IdentityHashMap<>();

  ArrayAssignments(TypedSource source) {
    this.source = source;
  }

  /** What is assigned to a variable or parameter; empty if nothing is. */
  List<Expression> of(Node declaration) {
    return callable(declaration)
        .map(code -> known.computeIfAbsent(code, this::search))
        .map(assigned -> assigned.getOrDefault(declaration, List.of()))
        .orElse(List.of());
  }

  /** Only the code in which a variable is declared can assign it. */
  private static Optional<Node> callable(Node declaration) {
    Optional<Node> node = declaration.getParentNode();
    while (node.isPresent() && !isCallable(node.get())) {
      node = node.get().getParentNode();
    }
    return node;
  }

  private static boolean isCallable(Node node) {
    return node instanceof CallableDeclaration
        || node instanceof CompactConstructorDeclaration
        || node instanceof LambdaExpr;
  }

  private IdentityHashMap<Node, List<Expression>> search(Node code) {
    IdentityHashMap<Node, List<Expression>> assigned = new IdentityHashMap<>();
    for (AssignExpr assignment : code.findAll(AssignExpr.class)) {
      variable(assignment)
          .ifPresent(
              declaration ->
                  assigned
                      .computeIfAbsent(declaration, d -> new ArrayList<>())
                      .add(assignment.getValue()));
    }
    return assigned;
  }

  private Optional<Node> variable(AssignExpr assignment) {
    Expression target = ArrayOrigins.unwrapped(assignment.getTarget());
    return target.isNameExpr() ? local(target) : Optional.empty();
  }

  /** The declaration of the array variable that is named. */
  private Optional<Node> local(Expression name) {
    return source
        .denotationOf(name)
        .filter(Denotation.Local.class::isInstance)
        .map(Denotation.Local.class::cast)
        .filter(local -> local.type() instanceof JavaType.Array)
        .map(Denotation.Local::declaration);
  }
}
