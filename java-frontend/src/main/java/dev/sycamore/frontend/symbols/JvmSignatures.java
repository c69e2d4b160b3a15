package dev.sycamore.frontend.symbols;

import java.util.List;

/** Descriptors of the class file format (JVMS 4.3). */
public final class JvmSignatures {

  private static final String OBJECT = "Ljava/lang/Object;";
  private static final Descriptors DESCRIPTORS = new Descriptors();

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
    return type.accept(DESCRIPTORS);
  }

  private static final class Descriptors implements JavaType.Visitor<String> {

    @Override
    public String visitPrimitive(JavaType.Primitive type) {
      return switch (type) {
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

    @Override
    public String visitDeclared(JavaType.Declared type) {
      return "L" + internalName(type.symbol()).replace('.', '/') + ";";
    }

    @Override
    public String visitArray(JavaType.Array type) {
      return "[" + of(type.component());
    }

    @Override
    public String visitVariable(JavaType.Variable type) {
      return of(type.bound());
    }

    @Override
    public String visitWildcard(JavaType.Wildcard type) {
      return OBJECT;
    }

    @Override
    public String visitIntersection(JavaType.Intersection type) {
      return of(type.parts().get(0));
    }

    @Override
    public String visitSpecial(JavaType.Special type) {
      return OBJECT;
    }
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
