package dev.sycamore.outliner.kernels;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The types of kernels, and of what holds or makes kernels. */
final class KernelTypes {
  /** The collections of the JDK. */
  private static final Set<String> COLLECTIONS = Set.of("java.util", "java.util.stream");

  private KernelTypes() {}

  static boolean isKernel(JavaType type) {
    return KernelInterfaces.of(type).isPresent();
  }

  static boolean isCollection(JavaType type) {
    return type instanceof JavaType.Declared declared && isCollection(declared.symbol());
  }

  static boolean isCollection(ClassSymbol symbol) {
    return COLLECTIONS.contains(symbol.packageName());
  }

  static boolean isRecord(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() == ClassSymbol.Kind.RECORD;
  }

  /**
   * Whether a type is one of kernels, or of arrays, collections or records that may have some, or
   * of functions that may make some.
   */
  static boolean mayBeKernels(JavaType type) {
    return mayBeKernels(type, new HashSet<>());
  }

  /**
   * @param open what contains the type
   */
  private static boolean mayBeKernels(JavaType type, Set<JavaType> open) {
    if (type instanceof JavaType.Array array) {
      return mayBeKernels(array.component(), open);
    }
    if (type instanceof JavaType.Wildcard wildcard) {
      return wildcard.upper().filter(bound -> mayBeKernels(bound, open)).isPresent();
    }
    if (isKernel(type)) {
      return true;
    }
    if (!(type instanceof JavaType.Declared declared) || !open.add(type)) {
      return false;
    }
    if (isCollection(type)) {
      return declared.arguments().stream().anyMatch(argument -> mayBeKernels(argument, open));
    }
    TypeSubstitution arguments = TypeSubstitution.ofArguments(declared);
    return isRecord(type)
        ? declared.symbol().recordComponents().stream()
            .anyMatch(component -> mayBeKernels(arguments.apply(component.type()), open))
        : FunctionalTypes.isFunction(type)
            && FunctionalTypes.methodOf(declared.symbol())
                .filter(method -> mayBeKernels(arguments.apply(method.returnType()), open))
                .isPresent();
  }

  /** Whether a method is the one of a functional interface, of which an object has the code. */
  static boolean isOfFunction(MethodSymbol method) {
    Optional<MethodSymbol> only =
        method.owner().kind() == ClassSymbol.Kind.INTERFACE
            ? FunctionalTypes.methodOf(method.owner())
            : Optional.empty();
    return only.filter(
            m ->
                m.name().equals(method.name())
                    && m.parameters().size() == method.parameters().size())
        .isPresent();
  }
}
