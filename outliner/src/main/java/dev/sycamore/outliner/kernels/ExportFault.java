package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import java.util.Optional;

/** Tells why a declaration cannot be exported from its module. */
final class ExportFault {

  private ExportFault() {}

  /** What there is at a declaration that other modules cannot call, to be read after "at". */
  static Optional<String> of(ParsedUnit unit, Node at) {
    if (!(at instanceof MethodDeclaration method)) {
      return Optional.of("a constructor: other modules call static methods only");
    } else if (method.isPrivate()) {
      return Optional.of("a private method: no other jar can call it");
    } else if (!method.isStatic()) {
      return Optional.of("an instance method: other modules call static methods only");
    } else if (!method.getTypeParameters().isEmpty()) {
      return Optional.of("a generic method: it has no fixed form");
    }
    Optional<ClassSymbol> owner =
        method
            .getParentNode()
            .filter(TypeDeclaration.class::isInstance)
            .flatMap(unit.attribution()::classDeclaredBy);
    if (owner.isEmpty() || owner.get().binaryName().isEmpty()) {
      return Optional.of("a method of a local class: no other jar can call it");
    }
    return outermost(owner.get()).simpleName().equals(unit.name())
        ? Optional.empty()
        : Optional.of(
            "a method of a class whose name is not that of its file: other modules cannot find it");
  }

  private static ClassSymbol outermost(ClassSymbol type) {
    return type.enclosingClass().map(ExportFault::outermost).orElse(type);
  }
}
