package dev.sycamore.outliner.kernels;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.HashSet;
import java.util.Set;

/** The types of kernels, and of what holds or makes kernels. */
final class KernelTypes {
  /** The collections of the JDK. */
  private static final Set<String> COLLECTIONS = Set.of("java.util", "java.util.stream");

  private KernelTypes() {}

  static boolean isKernel(JavaType type) {
    return KernelInterfaces.of(type).isPresent();
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
    if (COLLECTIONS.contains(declared.symbol().packageName())) {
      return declared.arguments().stream().anyMatch(argument -> mayBeKernels(argument, open));
    }
    TypeSubstitution arguments = TypeSubstitution.ofArguments(declared);
    return declared.symbol().kind() == ClassSymbol.Kind.RECORD
        ? declared.symbol().recordComponents().stream()
            .anyMatch(component -> mayBeKernels(arguments.apply(component.type()), open))
        : FunctionalTypes.isFunction(type)
            && FunctionalTypes.methodOf(declared.symbol())
                .filter(method -> mayBeKernels(arguments.apply(method.returnType()), open))
                .isPresent();
  }
}
