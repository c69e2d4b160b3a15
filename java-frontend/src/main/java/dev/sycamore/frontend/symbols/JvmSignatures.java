package dev.sycamore.frontend.symbols;

import java.util.List;

/** Descriptors of the class file format (JVMS 4.3). */
public final class JvmSignatures {

  private JvmSignatures() {}

  /** The descriptor of a void method. */
  public static String ofVoid(List<JavaType> parameters) {
    return of(parameters, JavaType.Primitive.VOID);
  }

  /** A method as the binding class has it: {@code p/Outer$Inner.name} and its descriptor. */
  public static String of(MethodSymbol method) {
    return of(method.owner(), method);
  }

  /** As {@link #of(MethodSymbol)}, for a method that {@code owner} has, perhaps inherited. */
  public static String of(ClassSymbol owner, MethodSymbol method) {
    return owner.binaryName().replace('.', '/')
        + "."
        + method.name()
        + of(
            method.parameters().stream().map(MethodSymbol.ParameterSymbol::type).toList(),
            method.returnType());
  }

  /** The descriptor of a method. */
  public static String of(List<JavaType> parameters, JavaType result) {
    StringBuilder signature = new StringBuilder("(");
    parameters.forEach(type -> signature.append(of(type)));
    return signature.append(')').append(of(result)).toString();
  }

  /** The descriptor of a type's erasure. */
  public static String of(JavaType type) {
    if (type instanceof JavaType.Primitive primitive) {
      return switch (primitive) {
        case BOOLEAN -> "Z";
        case BYTE -> "B";
        case SHORT -> "S";
        case CHAR -> "C";
        case INT -> "I";
        case LONG -> "J";
        case FLOAT -> "F";
        case DOUBLE -> "D";
        case VOID -> "V";
      };
    }
    if (type instanceof JavaType.Array array) {
      return "[" + of(array.component());
    }
    if (type instanceof JavaType.Declared declared) {
      return "L" + internalName(declared.symbol()).replace('.', '/') + ";";
    }
    if (type instanceof JavaType.Variable variable) {
      return of(variable.bound());
    }
    if (type instanceof JavaType.Intersection intersection) {
      return of(intersection.parts().get(0));
    }
    return "Ljava/lang/Object;";
  }

  /**
   * Which number a local class has in its name is the host compiler's choice: a star stands for it.
   */
  private static String internalName(ClassSymbol symbol) {
    if (!symbol.binaryName().isEmpty()) {
      return symbol.binaryName();
    }
    return symbol.enclosingClass().map(JvmSignatures::internalName).orElse("")
        + "$*"
        + symbol.simpleName();
  }
}
