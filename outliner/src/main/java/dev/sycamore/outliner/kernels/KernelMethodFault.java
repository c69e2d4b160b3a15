package dev.sycamore.outliner.kernels;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Why there can be no launcher for a {@code @Kernel} method. */
public enum KernelMethodFault {
  INSTANCE("it is not static", "make it static and give it what it needs as parameters"),
  PRIVATE("it is private", "make it package-private: its launcher is a class of the package"),
  PRIVATE_CLASS(
      "its class is private",
      "make the class package-private: the launcher is a class of the package"),
  IMPLICIT(
      "its class is declared by a compact source file, and has no name that a launcher could use",
      "declare a class around it, or launch it as a method reference"),
  LOCAL("it is in a local or anonymous class", "move it to a class that the whole package can see"),
  GENERIC(
      "it has type parameters",
      "write one method for each type, which may call a generic static method"),
  RESULT("it returns a value", "make it void and write the result into an array or accessor"),
  NATIVE("it is native", "write it in Java"),
  SYNCHRONIZED("it is synchronized", "use dev.sycamore.Atomics"),
  INDEX(
      "its first parameter is not an index",
      "begin the parameters with an int, an Item1..3 or an NdItem1..3"),
  SAME_LAUNCHER(
      "another kernel's launcher has the same parameters",
      "give one of the two another name: an int and an Item1 are both launched over a Range1"),
  THROWS(
      "it declares exceptions", "write a status into an array that the host checks, and no throws");

  private final String reason;
  private final String help;

  KernelMethodFault(String reason, String help) {
    this.reason = reason;
    this.help = help;
  }

  /** The end of the sentence that begins with the method. */
  String reason() {
    return reason;
  }

  /** What to write instead. */
  String help() {
    return help;
  }

  /** What is wrong with a method. */
  public static Optional<KernelMethodFault> of(MethodSymbol method) {
    if (!method.modifiers().contains(Modifier.STATIC)) {
      return Optional.of(INSTANCE);
    } else if (method.modifiers().contains(Modifier.PRIVATE)) {
      return Optional.of(PRIVATE);
    } else if (isImplicit(method.owner())) {
      return Optional.of(IMPLICIT);
    } else if (!isReachable(method.owner())) {
      return Optional.of(PRIVATE_CLASS);
    } else if (!method.typeParameters().isEmpty()) {
      return Optional.of(GENERIC);
    } else if (method.returnType() != JavaType.Primitive.VOID) {
      return Optional.of(RESULT);
    } else if (method.modifiers().contains(Modifier.NATIVE)) {
      return Optional.of(NATIVE);
    } else if (method.modifiers().contains(Modifier.SYNCHRONIZED)) {
      return Optional.of(SYNCHRONIZED);
    } else if (method.declaresExceptions()) {
      return Optional.of(THROWS);
    }
    return hasIndex(method) ? Optional.empty() : Optional.of(INDEX);
  }

  private static boolean isReachable(ClassSymbol symbol) {
    return !symbol.modifiers().contains(Modifier.PRIVATE)
        && symbol.enclosingClass().map(KernelMethodFault::isReachable).orElse(true);
  }

  private static boolean isImplicit(ClassSymbol symbol) {
    return symbol.isImplicit()
        || symbol.enclosingClass().map(KernelMethodFault::isImplicit).orElse(false);
  }

  private static boolean hasIndex(MethodSymbol method) {
    if (method.parameters().isEmpty() || (method.isVarArgs() && method.parameters().size() == 1)) {
      return false;
    }
    JavaType first = method.parameters().get(0).type();
    return first == JavaType.Primitive.INT || item(first).isPresent();
  }

  /** What a type of work-items stands for. */
  public static Optional<ApiTypes.ItemType> item(JavaType type) {
    return type instanceof JavaType.Declared declared
        ? ApiTypes.item(declared.symbol())
        : Optional.empty();
  }
}
