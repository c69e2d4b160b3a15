package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * The launches of one lambda that calls functions which it captures. There is a compiled kernel for
 * each set of functions; it belongs to the unit of the call that passes them. Looked for are the
 * units of the functions, of the kernel's own code, and of the code that is launching: which kernel
 * it is, the code of the kernel and of the functions proves.
 */
final class FunctionLaunches {
  private final Class<?> type;

  private final FunctionKernels bound = new FunctionKernels();

  /**
   * @param type the class of the kernel's lambda
   */
  FunctionLaunches(Class<?> type) {
    this.type = type;
  }

  /** A function of a lambda, and the class that holds it. */
  private record Held(Class<?> holder, FunctionProof.Method method) {}

  /**
   * The kernel for the functions that a lambda has captured.
   *
   * @param place of the kernel, for messages
   * @throws dev.sycamore.KernelNotSupportedException if none was compiled for them
   */
  BoundKernel kernel(SerializedLambda lambda, CapturedFunctions captured, String place) {
    return known(lambda, captured).orElseThrow(() -> missing(captured, place));
  }

  /** The kernel for the functions that a lambda has captured, if one was compiled for them. */
  Optional<BoundKernel> known(SerializedLambda lambda, CapturedFunctions captured) {
    List<Class<?>> key = captured.classes();
    Optional<BoundKernel> known = bound.get(key);
    if (known.isEmpty()) {
      known = find(lambda, captured);
      known.ifPresent(kernel -> bound.put(key, kernel));
    }
    return known;
  }

  private Optional<BoundKernel> find(SerializedLambda lambda, CapturedFunctions captured) {
    Held root = held(lambda);
    Set<Class<?>> holders = new LinkedHashSet<>();
    Map<Integer, FunctionProof.Method> functions = new TreeMap<>();
    captured
        .functions()
        .forEach(
            (i, function) -> {
              Held held = held(function);
              holders.add(held.holder());
              functions.put(i, held.method());
            });
    holders.addAll(captured.objects().values());
    holders.add(root.holder());
    holders.addAll(Callers.classes());
    FunctionProof proof = new FunctionProof(root.method(), functions, captured.objects());
    Set<String> seen = new LinkedHashSet<>();
    for (Class<?> holder : holders) {
      Optional<UnitBinding> unit = UnitBindings.ofHolder(holder);
      if (unit.isPresent() && seen.add(unit.get().getClass().getName())) {
        OptionalInt index = proof.in(unit.get());
        if (index.isPresent()) {
          return Optional.of(
              new BoundKernel(
                  unit.get(), index.getAsInt(), unit.get().kernels().get(index.getAsInt())));
        }
      }
    }
    return Optional.empty();
  }

  private RuntimeException missing(CapturedFunctions captured, String place) {
    Map<Integer, FunctionProof.Method> functions = new TreeMap<>();
    captured.functions().forEach((i, function) -> functions.put(i, held(function).method()));
    return ApiExceptions.notSupported(
        "the kernel at "
            + place
            + " was not compiled for the "
            + (functions.size() == 1 ? "function" : "functions")
            + " that it calls here: "
            + shown(functions)
            + Callers.shown()
            + ". It is compiled for the functions that calls pass which the annotation processor"
            + " sees together with its source: lambdas, method references and new objects, and"
            + " parameters of methods that get them so. Mark the parameter @Kernel to have javac"
            + " refuse others; the device 'host' runs the kernel as it is");
  }

  private static String shown(Map<Integer, FunctionProof.Method> functions) {
    List<String> shown = new ArrayList<>();
    for (FunctionProof.Method function : functions.values()) {
      Implementation implementation = function.implementation();
      shown.add(
          implementation.isLambda()
              ? "a lambda of "
                  + implementation.method().owner().replace('/', '.')
                  + implementation
                      .lines()
                      .map(code -> " (line " + code.firstLine() + ")")
                      .orElse("")
              : implementation.method().shown());
    }
    return String.join(", ", shown);
  }

  private Held held(SerializedLambda lambda) {
    Class<?> holder = load(lambda.getCapturingClass());
    Optional<ClassFile> file = ClassFileCache.of(holder);
    return new Held(holder, FunctionProof.Method.of(Implementation.of(lambda, file), file));
  }

  private Class<?> load(String internalName) {
    for (ClassLoader loader :
        new ClassLoader[] {type.getClassLoader(), Thread.currentThread().getContextClassLoader()}) {
      try {
        return Class.forName(internalName.replace('/', '.'), false, loader);
      } catch (ClassNotFoundException e) {
        // A function's class may be one that the kernel's loader does not see.
      }
    }
    throw ApiExceptions.notSupported("the class of a function cannot be found: " + internalName);
  }
}
