package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.FunctionCode;
import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.binding.classfile.MethodCode;
import dev.sycamore.binding.classfile.MethodDigest;
import dev.sycamore.binding.classfile.TracedMethod;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds the kernel of a unit that was made from a lambda and the functions that it captures, by
 * their code.
 *
 * @param root what the kernel's lambda runs
 * @param functions what the captured functions run, by the places of the captured values
 * @param objects the classes of captured objects that may be functions
 */
record FunctionProof(Method root, Map<Integer, Method> functions, Map<Integer, Class<?>> objects) {

  /**
   * The method of a lambda or method reference.
   *
   * @param digest of its code; empty for a method that a method reference names
   */
  record Method(Implementation implementation, Optional<String> digest) {
    static Method of(Implementation implementation, Optional<ClassFile> holder) {
      try {
        return new Method(
            implementation,
            implementation.code().isPresent()
                ? Optional.of(
                    TracedMethod.of(holder.orElseThrow(), implementation.code().get()).digest())
                : Optional.empty());
      } catch (IOException e) {
        throw CompiledCode.broken(implementation.method().owner(), e);
      }
    }

    /** Whether it is a lambda with this code. */
    private boolean is(MethodDigest recorded) {
      return digest.isPresent()
          && digest.get().equals(recorded.digest())
          && implementation.method().owner().equals(recorded.method().owner())
          && implementation.method().descriptor().equals(recorded.method().descriptor());
    }

    private boolean is(FunctionCode recorded) {
      return (recorded.digest().isPresent() && digest.isPresent())
          ? is(new MethodDigest(recorded.method(), recorded.digest().get()))
          : digest.isEmpty() && implementation.method().equals(recorded.method());
    }
  }

  /**
   * The index of the kernel in a unit; empty if it has none that was made for these functions.
   *
   * @throws dev.sycamore.KernelNotSupportedException if code has changed since
   */
  OptionalInt in(UnitBinding unit) {
    CompiledCode compiled = CompiledCode.of(unit);
    Optional<MethodDigest> changed = Optional.empty();
    for (KernelCode code : compiled.all()) {
      if (isOf(code)) {
        changed = compiled.changedOther(code);
        OptionalInt index = index(unit, code.entryPoint());
        if (changed.isEmpty() && index.isPresent()) {
          return index;
        }
      }
    }
    if (changed.isPresent()) {
      throw ApiExceptions.notSupported(
          "the device code of a kernel of "
              + unit.getClass().getName()
              + " is not made from the code that "
              + changed.get().method().shown()
              + " has now: compile it again, with the annotation processor");
    }
    return OptionalInt.empty();
  }

  private boolean isOf(KernelCode code) {
    return !code.functions().isEmpty()
        && root.is(code.root())
        && functions.entrySet().stream()
            .allMatch(
                function ->
                    code.functions().stream()
                        .anyMatch(
                            recorded ->
                                recorded.captured() == function.getKey()
                                    && function.getValue().is(recorded)))
        && code.functions().stream()
            .allMatch(f -> functions.containsKey(f.captured()) || isObject(f));
  }

  /** Whether a captured object is of the class whose method was compiled, and has its code. */
  private boolean isObject(FunctionCode recorded) {
    Class<?> type = objects.get(recorded.captured());
    MemberReference method = recorded.method();
    if (type == null || !type.getName().replace('.', '/').equals(method.owner())) {
      return false;
    }
    try {
      Optional<ClassFile> file = ClassFileCache.of(type);
      Optional<MethodCode> code = file.flatMap(f -> f.method(method.name(), method.descriptor()));
      return code.isPresent()
          && recorded
              .digest()
              .equals(Optional.of(TracedMethod.of(file.get(), code.get()).digest()));
    } catch (IOException e) {
      throw CompiledCode.broken(method.owner(), e);
    }
  }

  private static OptionalInt index(UnitBinding unit, String entryPoint) {
    List<String> names = unit.kernels().stream().map(k -> k.entryPoint()).toList();
    int index = names.indexOf(entryPoint);
    return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
  }
}
