package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MethodDigest;
import dev.sycamore.binding.classfile.TracedMethod;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds which kernel of a unit an object is, and compares the code that it runs with the code that
 * was compiled for devices. Without a proof a launch is an error, unless {@code
 * -Dsycamore.proof=warn} asks for the kernel that is likely.
 */
final class KernelProof {
  static final String PROPERTY = "sycamore.proof";
  private static final String WARN = "warn";

  private final List<KernelBinding> kernels;
  private final CompiledCode compiled;
  private final KernelMatcher matcher;
  private final String place;

  /**
   * @param place the launched kernel, for messages
   */
  KernelProof(UnitBinding unit, String place) {
    this.kernels = unit.kernels();
    this.compiled = CompiledCode.of(unit);
    this.matcher = new KernelMatcher(kernels, place);
    this.place = place;
  }

  /** A kernel that could not be proven to be the one. */
  private static final class UnprovenException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnprovenException(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * The index of the kernel that a lambda or method reference is.
   *
   * @param name the name given at the launch, or null
   * @param holder the class file of the class that holds its method
   */
  int of(Implementation implementation, Optional<ClassFile> holder, String name) {
    try {
      return implementation.isLambda()
          ? lambda(implementation, holder, name)
          : unchanged(likely(implementation, name));
    } catch (UnprovenException e) {
      checkWarns(e);
      int index = likely(implementation, name);
      warn(e);
      return index;
    }
  }

  private int likely(Implementation implementation, String name) {
    return name == null ? matcher.of(implementation) : matcher.byName(name, implementation);
  }

  /**
   * The index of the kernel that a named function object is.
   *
   * @param className its name in its package, with dots
   * @param file its class file
   * @param name the name given at the launch, or null
   */
  int ofObject(String className, Optional<ClassFile> file, String name) {
    int index = matcher.ofObject(className, name);
    try {
      unchanged(index);
      // A method that was inherited may have been overridden since.
      MethodDigest root = compiled.of(kernels.get(index).entryPoint()).get(0).root();
      boolean overridden =
          file.isPresent()
              && !file.get().name().equals(root.method().owner())
              && file.get().method(root.method().name(), root.method().descriptor()).isPresent();
      if (overridden) {
        throw stale(index, root);
      }
    } catch (UnprovenException e) {
      checkWarns(e);
      warn(e);
    }
    return index;
  }

  /**
   * The index of the kernel that an object of a local or anonymous class is. Host compilers number
   * these classes, and the record has the name that this one got.
   *
   * @param internalName of the class
   * @param file its class file
   * @param name the name given at the launch, or null
   */
  int ofLocalObject(String internalName, Optional<ClassFile> file, String name) {
    int index;
    try {
      if (!compiled.isRecorded()) {
        throw unrecorded(matcher.ofLocalObject(file));
      }
      index = recorded(internalName).orElseGet(() -> matcher.ofLocalObject(file));
      unchanged(index);
    } catch (UnprovenException e) {
      checkWarns(e);
      index = matcher.ofLocalObject(file);
      warn(e);
    }
    matcher.checkName(index, name);
    return index;
  }

  /** The kernel whose method is recorded to be of a local or anonymous class. */
  private Optional<Integer> recorded(String internalName) {
    for (KernelCode code : compiled.all()) {
      if (code.root().method().owner().equals(internalName)) {
        int index = index(code);
        if (KernelMatcher.isLocalObject(kernels.get(index))) {
          return Optional.of(index);
        }
      }
    }
    return Optional.empty();
  }

  /** The index of a {@code @Kernel} method. */
  int ofMethod(String method) {
    int index = matcher.ofMethod(method);
    try {
      unchanged(index);
    } catch (UnprovenException e) {
      checkWarns(e);
      warn(e);
    }
    return index;
  }

  /** Throws, unless what is likely is launched. */
  private static void checkWarns(UnprovenException e) {
    if (!WARN.equals(System.getProperty(PROPERTY))) {
      throw ApiExceptions.notSupported(e.getMessage());
    }
  }

  private static void warn(UnprovenException e) {
    System.getLogger("dev.sycamore").log(System.Logger.Level.WARNING, e.getMessage());
  }

  private int lambda(Implementation implementation, Optional<ClassFile> holder, String name) {
    if (!compiled.isRecorded()) {
      throw unrecorded(likely(implementation, name));
    }
    if (implementation.code().isEmpty()) {
      throw new UnprovenException(
          "which kernel is launched at "
              + place
              + " cannot be proven: the class file of "
              + implementation.method().owner().replace('/', '.')
              + " is not found as a resource, or lacks "
              + implementation.method().name()
              + rest(false));
    }
    String digest = digest(implementation, holder.orElseThrow());
    List<KernelCode> same = new ArrayList<>();
    for (KernelCode code : compiled.all()) {
      if (code.functions().isEmpty()
          && code.root().digest().equals(digest)
          && code.root().method().owner().equals(implementation.method().owner())
          && code.root().method().descriptor().equals(implementation.method().descriptor())
          && (name == null || kernels.get(index(code)).name().equals(name))) {
        same.add(code);
      }
    }
    if (same.isEmpty()) {
      int index = likely(implementation, name);
      throw stale(index, new MethodDigest(implementation.method(), digest));
    }
    KernelCode code = one(same, implementation);
    int index = index(code);
    Optional<MethodDigest> changed = compiled.changedOther(code);
    if (changed.isPresent()) {
      throw stale(index, changed.get());
    }
    return index;
  }

  private static String digest(Implementation implementation, ClassFile holder) {
    try {
      return TracedMethod.of(holder, implementation.code().orElseThrow()).digest();
    } catch (IOException e) {
      throw CompiledCode.broken(holder.name(), e);
    }
  }

  /**
   * Of lambdas with the same code, the one whose method has the name that was recorded. Names have
   * numbers, which a later compilation may have shifted; then any will do if a launch cannot tell
   * them apart.
   */
  private KernelCode one(List<KernelCode> same, Implementation implementation) {
    for (KernelCode code : same) {
      if (code.root().method().equals(implementation.method())) {
        return code;
      }
    }
    KernelBinding first = kernels.get(index(same.get(0)));
    for (KernelCode other : same) {
      KernelBinding binding = kernels.get(index(other));
      if (binding.form() != first.form()
          || binding.dimensions() != first.dimensions()
          || !binding.attributes().equals(first.attributes())) {
        throw new UnprovenException(
            "more than one kernel has the code of the one at "
                + place
                + ", and they require different launches: compile "
                + first.file()
                + " again, or name them: parallelFor(\"name\", ...)");
      }
    }
    return same.get(0);
  }

  /** A kernel that was found by what identifies it, if its code is what was compiled. */
  private int unchanged(int index) {
    List<KernelCode> recorded = compiled.of(kernels.get(index).entryPoint());
    if (recorded.isEmpty()) {
      throw unrecorded(index);
    }
    Optional<MethodDigest> changed = Optional.empty();
    for (KernelCode code : recorded) {
      changed = compiled.changed(code);
      if (changed.isEmpty()) {
        return index;
      }
    }
    throw stale(index, changed.orElseThrow());
  }

  private int index(KernelCode code) {
    for (int i = 0; i < kernels.size(); i++) {
      if (kernels.get(i).entryPoint().equals(code.entryPoint())) {
        return i;
      }
    }
    throw new UnprovenException(
        "the record of kernels next to the class of "
            + place
            + " is of another compilation: it has "
            + code.entryPoint()
            + ", which the __Sycamore class does not have"
            + rest(true));
  }

  private UnprovenException unrecorded(int index) {
    KernelBinding kernel = kernels.get(index);
    return new UnprovenException(
        "the code of the kernel "
            + shown(kernel)
            + " was not recorded when it was compiled: a resource META-INF/sycamore/*.code is"
            + " missing next to the classes, or the compiler is neither javac nor ecj"
            + rest(true));
  }

  private UnprovenException stale(int index, MethodDigest method) {
    KernelBinding kernel = kernels.get(index);
    return new UnprovenException(
        "the device code of the kernel "
            + shown(kernel)
            + " is not made from the code that "
            + method.method().shown()
            + " has now: the class was compiled again, changed by a tool or swapped, and the device"
            + " code was not. Compile "
            + kernel.file()
            + " again, with the annotation processor"
            + rest(false));
  }

  private static String shown(KernelBinding kernel) {
    return "'"
        + kernel.name()
        + "' ("
        + kernel.file()
        + ":"
        + kernel.line()
        + ":"
        + kernel.column()
        + ")";
  }

  private static String rest(boolean again) {
    return (again ? ": compile the unit again, with the annotation processor" : "")
        + "; -D"
        + PROPERTY
        + "="
        + WARN
        + " launches what is likely, with a warning";
  }
}
