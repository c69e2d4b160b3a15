package dev.sycamore.frontend.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.annotations.FastMath;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.symbols.AnnotationSet;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The parts of a file in which {@code @FastMath} holds: the innermost annotation counts. */
final class FastMathScopes {
  private static final String ANNOTATION = FastMath.class.getCanonicalName();
  private static final String VALUE = "value";

  private final IdentityHashMap<Node, Set<FastMath.Option>> scopes;

  private FastMathScopes(IdentityHashMap<Node, Set<FastMath.Option>> scopes) {
    this.scopes = scopes;
  }

  /**
   * The scopes of one file.
   *
   * @param annotations all annotations in it
   * @param attribution asked for only if one of them may be {@code @FastMath}
   */
  static FastMathScopes of(List<AnnotationExpr> annotations, Supplier<Attribution> attribution) {
    IdentityHashMap<Node, Set<FastMath.Option>> scopes = new IdentityHashMap<>();
    for (AnnotationExpr annotation : annotations) {
      if (annotation.getName().getIdentifier().equals(FastMath.class.getSimpleName())) {
        optionsOf(annotation, attribution.get())
            .ifPresent(options -> scopes.put(scopeOf(annotation), options));
      }
    }
    return new FastMathScopes(scopes);
  }

  /** What is allowed at a node; nothing for the JVM's results. */
  Set<FastMath.Option> at(Node node) {
    if (scopes.isEmpty()) {
      return Set.of();
    }
    for (Optional<Node> n = Optional.of(node); n.isPresent(); n = n.get().getParentNode()) {
      Set<FastMath.Option> options = scopes.get(n.get());
      if (options != null) {
        return options;
      }
    }
    return Set.of();
  }

  /** A declaration, or a cast whose type is annotated. */
  private static Node scopeOf(AnnotationExpr annotation) {
    Node annotated = annotation.getParentNode().orElseThrow();
    return annotated instanceof Type
        ? annotated.getParentNode().filter(CastExpr.class::isInstance).orElse(annotated)
        : annotated;
  }

  private static Optional<Set<FastMath.Option>> optionsOf(
      AnnotationExpr annotation, Attribution attribution) {
    AnnotationSet single =
        attribution.annotations(new NodeList<>(List.of(annotation.clone())), annotation);
    if (!single.has(ANNOTATION)) {
      return Optional.empty();
    }
    if (isDefault(annotation)) {
      return Optional.of(EnumSet.allOf(FastMath.Option.class));
    }
    // What cannot be read allows nothing: the host compiler refuses it.
    List<?> listed =
        single
            .value(ANNOTATION, VALUE)
            .<List<?>>map(value -> value instanceof List<?> list ? list : List.of(value))
            .orElse(List.of());
    Set<FastMath.Option> options = EnumSet.noneOf(FastMath.Option.class);
    Arrays.stream(FastMath.Option.values())
        .filter(option -> listed.contains(option.name()))
        .forEach(options::add);
    return Optional.of(options);
  }

  private static boolean isDefault(AnnotationExpr annotation) {
    return annotation instanceof MarkerAnnotationExpr
        || (annotation instanceof NormalAnnotationExpr normal && normal.getPairs().isEmpty());
  }
}
