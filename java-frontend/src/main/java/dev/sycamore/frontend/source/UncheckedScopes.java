package dev.sycamore.frontend.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithVariables;
import dev.sycamore.annotations.Unchecked;
import dev.sycamore.frontend.attribution.Attribution;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The declarations of a file that are {@code @Unchecked}. */
final class UncheckedScopes {
  private final Set<Node> scopes = Collections.newSetFromMap(new IdentityHashMap<>());

  private UncheckedScopes() {}

  /**
   * Those of one file.
   *
   * @param annotations all annotations in it
   * @param attribution asked for only if one of them may be {@code @Unchecked}
   */
  static UncheckedScopes of(List<AnnotationExpr> annotations, Supplier<Attribution> attribution) {
    UncheckedScopes unchecked = new UncheckedScopes();
    for (AnnotationExpr annotation : annotations) {
      if (annotation.getName().getIdentifier().equals(Unchecked.class.getSimpleName())
          && attribution
              .get()
              .annotations(new NodeList<>(List.of(annotation.clone())), annotation)
              .has(Unchecked.class.getCanonicalName())) {
        unchecked.scopes.add(annotation.getParentNode().orElseThrow());
      }
    }
    return unchecked;
  }

  /** The innermost one that a node is in, such as {@code @Unchecked at the method sum}. */
  Optional<String> at(Node node) {
    if (scopes.isEmpty()) {
      return Optional.empty();
    }
    for (Optional<Node> n = Optional.of(node); n.isPresent(); n = n.get().getParentNode()) {
      if (scopes.contains(n.get())) {
        return Optional.of("@Unchecked at the " + declared(n.get()));
      }
    }
    return Optional.empty();
  }

  private static String declared(Node node) {
    if (node instanceof NodeWithVariables<?> variables) {
      return "variable " + variables.getVariable(0).getNameAsString();
    }
    String kind =
        node instanceof MethodDeclaration
            ? "method "
            : node instanceof ConstructorDeclaration ? "constructor " : "type ";
    return kind + (node instanceof NodeWithSimpleName<?> named ? named.getNameAsString() : "");
  }
}
