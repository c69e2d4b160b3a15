package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.GenericDeclaration;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** From the host compiler's types to those of attribution. */
final class TypeMirrors {
  private final ElementSymbolTable table;

  TypeMirrors(ElementSymbolTable table) {
    this.table = table;
  }

  JavaType convert(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> JavaType.Primitive.BOOLEAN;
      case BYTE -> JavaType.Primitive.BYTE;
      case SHORT -> JavaType.Primitive.SHORT;
      case CHAR -> JavaType.Primitive.CHAR;
      case INT -> JavaType.Primitive.INT;
      case LONG -> JavaType.Primitive.LONG;
      case FLOAT -> JavaType.Primitive.FLOAT;
      case DOUBLE -> JavaType.Primitive.DOUBLE;
      case VOID -> JavaType.Primitive.VOID;
      case NULL -> JavaType.Special.NULL;
      case ARRAY -> new JavaType.Array(convert(((ArrayType) type).getComponentType()));
      case DECLARED -> declared((DeclaredType) type);
      case TYPEVAR -> variable((TypeVariable) type);
      case WILDCARD -> wildcard((WildcardType) type);
      case INTERSECTION -> new JavaType.Intersection(all(((IntersectionType) type).getBounds()));
      default -> JavaType.Special.ERRONEOUS;
    };
  }

  List<JavaType> all(List<? extends TypeMirror> types) {
    return types.stream().map(this::convert).toList();
  }

  private JavaType.Declared declared(DeclaredType type) {
    ClassSymbol symbol = table.classOf((TypeElement) type.asElement());
    Optional<JavaType.Declared> enclosing = Optional.empty();
    // ecj also has an enclosing type for a record in a generic class, which is static.
    if (type.getEnclosingType().getKind() == TypeKind.DECLARED
        && !symbol.modifiers().contains(Modifier.STATIC)) {
      JavaType.Declared outer = declared((DeclaredType) type.getEnclosingType());
      if (!outer.arguments().isEmpty() || outer.enclosing().isPresent()) {
        enclosing = Optional.of(outer);
      }
    }
    return new JavaType.Declared(symbol, all(type.getTypeArguments()), enclosing);
  }

  private JavaType variable(TypeVariable type) {
    return type.asElement() instanceof TypeParameterElement parameter
        ? variable(parameter)
        : JavaType.Special.ERRONEOUS;
  }

  private JavaType variable(TypeParameterElement parameter) {
    Element generic = parameter.getGenericElement();
    String name = parameter.getSimpleName().toString();
    if (generic instanceof TypeElement type) {
      return new JavaType.Variable(name, table.classOf(type));
    }
    if (generic instanceof ExecutableElement executable) {
      ElementClass owner =
          (ElementClass) table.classOf((TypeElement) generic.getEnclosingElement());
      return new JavaType.Variable(name, owner.methodOf(executable));
    }
    return JavaType.Special.ERRONEOUS;
  }

  private JavaType wildcard(WildcardType type) {
    return new JavaType.Wildcard(
        Optional.ofNullable(type.getExtendsBound()).map(this::convert),
        Optional.ofNullable(type.getSuperBound()).map(this::convert));
  }

  /** The variables that type parameters declare, in order. */
  static List<JavaType.Variable> variables(
      List<? extends TypeParameterElement> parameters, GenericDeclaration owner) {
    return parameters.stream()
        .map(p -> new JavaType.Variable(p.getSimpleName().toString(), owner))
        .toList();
  }

  /** The bound of the type parameter that {@code variable} names. */
  JavaType bound(List<? extends TypeParameterElement> parameters, JavaType.Variable variable) {
    for (TypeParameterElement parameter : parameters) {
      if (parameter.getSimpleName().contentEquals(variable.name())) {
        if (isBoundOfItself(parameter)) {
          return JavaType.Special.ERRONEOUS;
        }
        List<JavaType> bounds = all(parameter.getBounds());
        return bounds.size() == 1
            ? bounds.get(0)
            : bounds.isEmpty() ? object() : new JavaType.Intersection(bounds);
      }
    }
    throw new IllegalArgumentException(variable + " is not a parameter of " + variable.owner());
  }

  /** {@code <A extends B, B extends A>} is an error, which some host compilers let us see. */
  private static boolean isBoundOfItself(TypeParameterElement parameter) {
    Set<Element> seen = new HashSet<>();
    Element at = parameter;
    while (at instanceof TypeParameterElement each) {
      if (!seen.add(at)) {
        return true;
      }
      at =
          each.getBounds().stream()
              .findFirst()
              .filter(TypeVariable.class::isInstance)
              .map(bound -> ((TypeVariable) bound).asElement())
              .orElse(null);
    }
    return false;
  }

  private JavaType object() {
    return table
        .classNamed("java.lang.Object")
        .map(symbol -> (JavaType) new JavaType.Declared(symbol, List.of()))
        .orElse(JavaType.Special.ERRONEOUS);
  }
}
