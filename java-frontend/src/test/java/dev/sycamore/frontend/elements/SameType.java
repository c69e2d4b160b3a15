package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.GenericDeclaration;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Whether a type of attribution is a type of javac, capture conversion left aside. */
final class SameType {
  private SameType() {}

  static boolean same(JavaType ours, TypeMirror javac) {
    return switch (javac.getKind()) {
      case BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE, VOID ->
          ours instanceof JavaType.Primitive p && p.name().equals(javac.getKind().name());
      case NULL -> ours == JavaType.Special.NULL;
      case ARRAY ->
          ours instanceof JavaType.Array array
              && same(array.component(), ((ArrayType) javac).getComponentType());
      // A union in a catch clause has the members of a class type.
      case DECLARED, UNION -> declared(ours, (DeclaredType) javac);
      case TYPEVAR -> variable(ours, (TypeVariable) javac);
      case INTERSECTION ->
          ours instanceof JavaType.Intersection intersection
              && intersection(intersection.parts(), ((IntersectionType) javac).getBounds());
      default -> false;
    };
  }

  /** The interfaces of a least upper bound have no order (JLS 4.10.4), and javac adds Object. */
  private static boolean intersection(List<JavaType> ours, List<? extends TypeMirror> javac) {
    List<? extends TypeMirror> parts = javac.stream().filter(t -> !isObject(t)).toList();
    return ours.size() == parts.size()
        && ours.stream().allMatch(mine -> parts.stream().anyMatch(t -> same(mine, t)));
  }

  static boolean sameClass(JavaType ours, TypeMirror javac) {
    if (javac.getKind() == TypeKind.TYPEVAR) {
      return false;
    }
    if (!(ours instanceof JavaType.Declared declared) || !(javac instanceof DeclaredType type)) {
      return false;
    }
    return sameClass(declared.symbol(), (TypeElement) type.asElement());
  }

  static boolean sameClass(ClassSymbol ours, TypeElement javac) {
    return ours.simpleName().contentEquals(javac.getSimpleName())
        && (isLocal(javac)
            ? ours.canonicalName().isEmpty()
            : ours.canonicalName().contentEquals(javac.getQualifiedName()));
  }

  private static boolean isLocal(TypeElement element) {
    return switch (element.getNestingKind()) {
      case TOP_LEVEL -> false;
      case LOCAL, ANONYMOUS -> true;
      case MEMBER -> element.getEnclosingElement() instanceof TypeElement outer && isLocal(outer);
    };
  }

  private static boolean declared(JavaType ours, DeclaredType javac) {
    if (!sameClass(ours, javac)) {
      return false;
    }
    List<JavaType> arguments = ((JavaType.Declared) ours).arguments();
    if (arguments.size() != javac.getTypeArguments().size()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!argument(arguments.get(i), javac.getTypeArguments().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean argument(JavaType ours, TypeMirror javac) {
    if (javac instanceof WildcardType wildcard) {
      return ours instanceof JavaType.Wildcard w && wildcard(w, wildcard);
    }
    if (javac instanceof TypeVariable variable && isCaptured(variable)) {
      return ours instanceof JavaType.Wildcard wildcard && captured(wildcard, variable);
    }
    return same(ours, javac) || isCaptureOfObject(ours, javac);
  }

  /** javac captures {@code ? super Object} as Object itself. */
  private static boolean isCaptureOfObject(JavaType ours, TypeMirror javac) {
    return isObject(javac)
        && ours instanceof JavaType.Wildcard wildcard
        && wildcard.lower().filter(lower -> same(lower, javac)).isPresent();
  }

  private static boolean wildcard(JavaType.Wildcard ours, WildcardType javac) {
    if (javac.getExtendsBound() != null && !isObject(javac.getExtendsBound())) {
      return ours.upper().filter(t -> same(t, javac.getExtendsBound())).isPresent();
    }
    if (javac.getSuperBound() != null) {
      return ours.lower().filter(t -> same(t, javac.getSuperBound())).isPresent();
    }
    return ours.lower().isEmpty();
  }

  /**
   * The bound of a captured variable is also that of the type parameter: one of both is written.
   */
  private static boolean captured(JavaType.Wildcard ours, TypeVariable javac) {
    if (javac.getLowerBound().getKind() != TypeKind.NULL) {
      return ours.lower().filter(t -> same(t, javac.getLowerBound())).isPresent();
    }
    if (ours.upper().isEmpty()) {
      return ours.lower().isEmpty();
    }
    TypeMirror upper = javac.getUpperBound();
    return upper instanceof IntersectionType intersection
        ? intersection.getBounds().stream().anyMatch(b -> same(ours.upper().get(), b))
        : same(ours.upper().get(), upper);
  }

  private static boolean isObject(TypeMirror type) {
    return type.toString().equals("java.lang.Object");
  }

  private static boolean variable(JavaType ours, TypeVariable javac) {
    if (isCaptured(javac)) {
      return same(ours, javac.getUpperBound());
    }
    return ours instanceof JavaType.Variable v
        && javac.asElement().getSimpleName().contentEquals(v.name())
        && sameOwner(v.owner(), ((TypeParameterElement) javac.asElement()).getGenericElement());
  }

  private static boolean sameOwner(GenericDeclaration ours, Element javac) {
    if (ours instanceof ClassSymbol symbol) {
      return javac instanceof TypeElement type && sameClass(symbol, type);
    }
    return ours instanceof MethodSymbol method
        && javac instanceof ExecutableElement executable
        && executable.getSimpleName().contentEquals(method.name())
        && sameClass(method.owner(), (TypeElement) executable.getEnclosingElement());
  }

  private static boolean isCaptured(TypeVariable type) {
    return type.toString().startsWith("capture#");
  }
}
