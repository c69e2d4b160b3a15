package dev.sycamore.outliner.kernels;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The types of variables that hold functions for kernels. */
public final class FunctionalTypes {
  private static final String SERIALIZABLE = "java.io.Serializable";
  private static final Set<String> OF_OBJECT = Set.of("equals/1", "hashCode/0", "toString/0");

  private static final String PLAIN =
      "let the interface extend `java.io.Serializable`, or declare the parameter of a type"
          + " parameter `F extends Fn & Serializable`: then the kernel is compiled for each"
          + " function that is passed";

  private static final String UNKNOWN =
      "put the function into a local variable before the kernel, or before the lambda that is passed"
          + " to it, and call that: lambdas call functions in parameters of the method around and in"
          + " local variables, and objects call none";

  private FunctionalTypes() {}

  /** What to write instead where a kernel captures a function of a type as an object. */
  public static String help(JavaType type) {
    if (isSerializable(type)) {
      return UNKNOWN;
    }
    return JavaTypes.classOf(type).filter(FunctionalTypes::isOfJdk).isPresent()
        ? "declare it of a type parameter, `<F extends "
            + JavaTypes.classOf(type).orElseThrow().simpleName()
            + " & Serializable>`, or of an interface of your own that extends"
            + " `java.io.Serializable`: then the kernel is compiled for each function that is"
            + " passed"
        : PLAIN;
  }

  /**
   * Whether a type is a functional interface (JLS 9.8), which is not sealed, of the program or the
   * JDK, or a variable or intersection of one; those of kernels and of the API do not count.
   */
  public static boolean isFunction(JavaType type) {
    return JavaTypes.classTypesOf(type).stream().filter(FunctionalTypes::isInterface).count() == 1;
  }

  private static boolean isInterface(JavaType.Declared type) {
    ClassSymbol symbol = type.symbol();
    return symbol.kind() == ClassSymbol.Kind.INTERFACE
        && symbol.permittedSubclasses().isEmpty()
        && !ApiTypes.isApi(symbol)
        && KernelInterfaces.of(type).isEmpty()
        && abstractMethods(symbol).size() == 1;
  }

  /** A class, or the functional interface among the types of an intersection. */
  public static Optional<JavaType.Declared> interfaceOf(JavaType type) {
    if (type instanceof JavaType.Intersection intersection) {
      return intersection.parts().stream()
          .filter(FunctionalTypes::isFunction)
          .findFirst()
          .flatMap(FunctionalTypes::interfaceOf);
    }
    return type instanceof JavaType.Declared declared ? Optional.of(declared) : Optional.empty();
  }

  /** The one abstract method of a functional interface, perhaps of a parent. */
  static Optional<MethodSymbol> methodOf(ClassSymbol symbol) {
    Set<String> open = abstractMethods(symbol);
    Optional<MethodSymbol> own =
        symbol.methods().stream()
            .filter(m -> m.modifiers().contains(Modifier.ABSTRACT))
            .filter(m -> open.contains(m.name() + "/" + m.parameters().size()))
            .findFirst();
    return own.or(
        () ->
            symbol.interfaces().stream()
                .flatMap(parent -> JavaTypes.classOf(parent).stream())
                .flatMap(parent -> methodOf(parent).stream())
                .filter(m -> open.contains(m.name() + "/" + m.parameters().size()))
                .findFirst());
  }

  /** The abstract methods of an interface, by names and numbers of parameters. */
  private static Set<String> abstractMethods(ClassSymbol symbol) {
    Set<String> open = new HashSet<>();
    symbol
        .interfaces()
        .forEach(
            parent ->
                JavaTypes.classOf(parent)
                    .map(FunctionalTypes::abstractMethods)
                    .ifPresent(open::addAll));
    for (MethodSymbol method : symbol.methods()) {
      String key = method.name() + "/" + method.parameters().size();
      if (method.modifiers().contains(Modifier.ABSTRACT) && !OF_OBJECT.contains(key)) {
        open.add(key);
      } else if (method.modifiers().contains(Modifier.DEFAULT)) {
        open.remove(key);
      }
    }
    return open;
  }

  private static boolean isOfJdk(ClassSymbol symbol) {
    return symbol.packageName().startsWith("java.");
  }

  /**
   * Whether lambdas of a type are objects that say which lambda they are: only those of types that
   * extend {@code Serializable} do.
   */
  static boolean isSerializable(JavaType type) {
    return is(type, symbol -> symbol.canonicalName().equals(SERIALIZABLE));
  }

  /** Whether what a variable of a type holds is a function that a launch can tell from others. */
  public static boolean isPassable(JavaType type) {
    return isFunction(type) && isSerializable(type);
  }

  private static boolean is(JavaType type, Predicate<ClassSymbol> wanted) {
    return JavaTypes.classTypesOf(type).stream().anyMatch(part -> extendsA(part.symbol(), wanted));
  }

  private static boolean extendsA(ClassSymbol symbol, Predicate<ClassSymbol> wanted) {
    return wanted.test(symbol)
        || Stream.concat(symbol.interfaces().stream(), symbol.superclass().stream())
            .anyMatch(parent -> is(parent, wanted));
  }
}
