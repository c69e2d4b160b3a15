package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.binding.classfile.MethodCode;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Says which kernel of a unit an object is: by what identifies it, or, of lambdas, by what is
 * likely. A compiler is free to name and to number the methods of lambdas as it likes, but each has
 * its lines; {@link KernelProof} compares their code.
 *
 * @param kernels the kernels of the unit
 * @param place the kernel for error messages
 */
record KernelMatcher(List<KernelBinding> kernels, String place) {

  /** The method of every kernel interface. */
  private static final String RUN = "run";

  /** The index of the kernel that is a named function object, which may have a name besides. */
  int ofObject(String className, String name) {
    return byName(name == null ? className : name, i -> isObject(kernels.get(i)));
  }

  /** The index of the kernel that is of a local or anonymous class, by the lines of its method. */
  int ofLocalObject(Optional<ClassFile> file) {
    List<Integer> around = new ArrayList<>();
    if (file.isPresent()) {
      for (int i : having(KernelMatcher::isLocalObject)) {
        if (file.get().methods().stream()
            .anyMatch(m -> m.name().equals(RUN) && m.hasLines() && isAround(i, m))) {
          around.add(i);
        }
      }
    }
    return only(around);
  }

  /** Refuses a name, given at the launch, that is another kernel's. */
  void checkName(int kernel, String name) {
    if (name != null && !name.equals(kernels.get(kernel).name())) {
      byName(name, i -> i == kernel);
    }
  }

  /** The index of a {@code @Kernel} method. */
  int ofMethod(String method) {
    return only(having(k -> k.implementationSignature().equals(method)));
  }

  /** The index of the kernel with a name. */
  int byName(String name, Implementation implementation) {
    return byName(name, i -> runs(i, implementation));
  }

  private int byName(String name, IntPredicate fits) {
    for (int i = 0; i < kernels.size(); i++) {
      if (kernels.get(i).name().equals(name)) {
        if (!fits.test(i)) {
          throw otherCompilation(i);
        }
        return i;
      }
    }
    throw ApiExceptions.notSupported(
        "no kernel is named '" + name + "', asked for at " + place + "; there are " + names());
  }

  /** The index of the kernel that a lambda or method reference is. */
  int of(Implementation implementation) {
    if (!implementation.isLambda()) {
      return ofReference(implementation);
    }
    List<Integer> lambdas =
        having(
            k ->
                MethodDescriptors.match(
                    k.implementationSignature(), implementation.method().descriptor()));
    if (implementation.lines().isEmpty()) {
      return only(lambdas);
    }
    MethodCode lines = implementation.lines().get();
    List<Integer> innermost = innermost(lambdas, lines);
    if (innermost.size() > 1) {
      throw ambiguous();
    }
    return innermost.isEmpty() ? ofDesugaredReference(lines) : innermost.get(0);
  }

  /** Compilers make lambdas of some method references; then its lines are all that is known. */
  private int ofDesugaredReference(MethodCode lines) {
    List<Integer> references = innermost(having(KernelMatcher::isMethod), lines);
    if (references.size() == 1) {
      return references.get(0);
    }
    List<Integer> others = innermost(having(k -> true), lines);
    throw others.isEmpty() ? missing() : otherCompilation(others.get(0));
  }

  /** References to one method run the same code, so that any of them will do. */
  private int ofReference(Implementation implementation) {
    Optional<Integer> exact =
        implementation
            .ofReceiver()
            .flatMap(this::havingMethod)
            .or(() -> havingMethod(implementation.method()));
    if (exact.isPresent()) {
      return exact.get();
    }
    // Compilers differ in the class that an inherited method is said to be of.
    String inherited = "." + implementation.method().name() + implementation.method().descriptor();
    return only(having(k -> k.implementationSignature().endsWith(inherited)));
  }

  private Optional<Integer> havingMethod(MemberReference method) {
    return having(k -> k.implementationSignature().equals(method.toString())).stream().findFirst();
  }

  /** Whether a kernel, found by its name, can be what a lambda runs. */
  private boolean runs(int kernel, Implementation implementation) {
    String signature = kernels.get(kernel).implementationSignature();
    if (MethodDescriptors.match(signature, implementation.method().descriptor())
        || signature.equals(implementation.method().toString())) {
      return true;
    }
    boolean desugared =
        implementation.isLambda()
            && implementation.lines().map(lines -> isAround(kernel, lines)).orElse(true);
    return isMethod(kernels.get(kernel))
        && (desugared
            || signature.endsWith(
                "." + implementation.method().name() + implementation.method().descriptor()));
  }

  private static boolean isMethod(KernelBinding kernel) {
    return kernel.implementationSignature().indexOf('(') > 0;
  }

  private static boolean isObject(KernelBinding kernel) {
    return kernel.implementationSignature().isEmpty();
  }

  static boolean isLocalObject(KernelBinding kernel) {
    return kernel.implementationSignature().equals(KernelBinding.LOCAL_CLASS);
  }

  private List<Integer> having(Predicate<KernelBinding> property) {
    return IntStream.range(0, kernels.size())
        .filter(i -> !kernels.get(i).callsFunctions() && property.test(kernels.get(i)))
        .boxed()
        .toList();
  }

  private int only(List<Integer> candidates) {
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    throw candidates.isEmpty() ? missing() : ambiguous();
  }

  private List<Integer> innermost(List<Integer> candidates, MethodCode lines) {
    List<Integer> around = new ArrayList<>(candidates);
    around.removeIf(i -> !isAround(i, lines));
    around.sort(Comparator.comparingInt(this::span));
    return around.stream().filter(i -> span(i) == span(around.get(0))).sorted().toList();
  }

  private boolean isAround(int kernel, MethodCode lines) {
    return kernels.get(kernel).line() <= lines.firstLine()
        && kernels.get(kernel).endLine() >= lines.lastLine();
  }

  private int span(int kernel) {
    return kernels.get(kernel).endLine() - kernels.get(kernel).line();
  }

  private RuntimeException missing() {
    return ApiExceptions.notSupported(
        "no compiled kernel for "
            + place
            + "; its compilation unit has "
            + names()
            + ". Kernels that are declared @HostOnly are compiled for no device");
  }

  private RuntimeException ambiguous() {
    return ApiExceptions.notSupported(
        "more than one kernel could be the one at "
            + place
            + ": name them, parallelFor(\"name\", ...), or put each on a line of its own and"
            + " compile with line numbers (not with -g:none; shrinkers such as ProGuard remove them"
            + " too)");
  }

  private RuntimeException otherCompilation(int kernel) {
    KernelBinding binding = kernels.get(kernel);
    return ApiExceptions.notSupported(
        "the kernel at "
            + binding.file()
            + ":"
            + binding.line()
            + " was compiled for the signature '"
            + binding.implementationSignature()
            + "', which is not that of the kernel at "
            + place
            + ": the class and its __Sycamore class come from different compilations, or from"
            + " a compiler that captures in another order, or a tool moved them to another package"
            + " (relocation, as of Maven's shade plugin: exclude packages with kernels from it)");
  }

  private String names() {
    return kernels.isEmpty()
        ? "none"
        : String.join(
            ", ", kernels.stream().map(k -> k.name() + " (line " + k.line() + ")").toList());
  }
}
