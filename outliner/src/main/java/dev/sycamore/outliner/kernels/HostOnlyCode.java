package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The declarations and casts of a file whose kernels are compiled for no device. */
final class HostOnlyCode {
  private static final String NAME =
      ApiTypes.HOST_ONLY.substring(ApiTypes.HOST_ONLY.lastIndexOf('.') + 1);

  private final Set<Node> annotated = Collections.newSetFromMap(new IdentityHashMap<>());

  private HostOnlyCode() {}

  static HostOnlyCode of(ParsedUnit unit) {
    HostOnlyCode code = new HostOnlyCode();
    if (unit.file().text().contains(NAME)) {
      for (AnnotationExpr annotation : unit.annotations()) {
        if (annotation.getName().getIdentifier().equals(NAME)
            && LaunchAnnotations.single(unit, annotation).has(ApiTypes.HOST_ONLY)) {
          code.annotated.add(annotatedBy(annotation));
        }
      }
    }
    return code;
  }

  /** The declaration or cast that an annotation stands at. */
  static Node annotatedBy(AnnotationExpr annotation) {
    Node at = annotation.getParentNode().orElseThrow();
    while (at instanceof Type && at.getParentNode().isPresent()) {
      at = at.getParentNode().get();
    }
    return at;
  }

  boolean isAt(Node node) {
    return annotated.contains(node);
  }

  /** Whether a node is annotated, or part of what is. */
  boolean covers(Node node) {
    Node at = node;
    while (!annotated.contains(at)) {
      if (at.getParentNode().isEmpty()) {
        return false;
      }
      at = at.getParentNode().get();
    }
    return true;
  }

  /** Whether a kernel interface is implemented in a part of a file. */
  static boolean hasKernel(ParsedUnit unit, Node part) {
    return part.findFirst(Node.class, node -> isKernel(unit, node)).isPresent();
  }

  private static boolean isKernel(ParsedUnit unit, Node node) {
    if (node instanceof LambdaExpr || node instanceof MethodReferenceExpr) {
      return KernelInterfaces.ofFunction(unit, (Expression) node).isPresent();
    }
    boolean isClass =
        node instanceof TypeDeclaration<?>
            || (node instanceof ObjectCreationExpr creation
                && creation.getAnonymousClassBody().isPresent());
    return isClass
        && unit.attribution()
            .classDeclaredBy(node)
            .filter(symbol -> KernelTypes.isKernel(new JavaType.Declared(symbol, List.of())))
            .isPresent();
  }
}
