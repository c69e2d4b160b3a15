package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MethodCode;
import dev.sycamore.binding.classfile.MethodDigest;
import dev.sycamore.binding.classfile.TracedMethod;
import dev.sycamore.binding.classfile.UnitCode;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The code that the kernels of a unit were compiled from, as the compiler recorded it, and whether
 * the classes have it still. The record is read when a kernel of the unit is first launched.
 */
final class CompiledCode {

  private static final ClassValue<CompiledCode> INSTANCES =
      new ClassValue<>() {
        @Override
        protected CompiledCode computeValue(Class<?> type) {
          return new CompiledCode(type);
        }
      };

  private final ClassLoader loader;
  private final Optional<UnitCode> record;

  /** By digest and method. */
  private final Map<String, Boolean> checked = new ConcurrentHashMap<>();

  private CompiledCode(Class<?> binding) {
    this.loader = binding.getClassLoader();
    this.record = read(UnitResources.unit(binding.getName()));
  }

  /**
   * The code of a unit's kernels.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the record is damaged, or of another
   *     release
   */
  static CompiledCode of(UnitBinding unit) {
    return INSTANCES.get(unit.getClass());
  }

  /** Whether the compiler recorded anything. */
  boolean isRecorded() {
    return record.isPresent();
  }

  /** What was recorded, or nothing. */
  List<KernelCode> all() {
    return record.isPresent() ? record.get().kernels() : List.of();
  }

  /** What was recorded of one kernel. */
  List<KernelCode> of(String entryPoint) {
    List<KernelCode> found = new ArrayList<>();
    for (KernelCode code : all()) {
      if (code.entryPoint().equals(entryPoint)) {
        found.add(code);
      }
    }
    return found;
  }

  /**
   * The first method of a kernel, those that it reaches included, whose code is another now; empty
   * if none is.
   */
  Optional<MethodDigest> changed(KernelCode code) {
    if (!isUnchanged(code.root())) {
      return Optional.of(code.root());
    }
    return changedOther(code);
  }

  /** The first method that a kernel reaches whose code is another now; empty if none is. */
  Optional<MethodDigest> changedOther(KernelCode code) {
    for (MethodDigest helper : code.others()) {
      if (!isUnchanged(helper)) {
        return Optional.of(helper);
      }
    }
    return Optional.empty();
  }

  private boolean isUnchanged(MethodDigest method) {
    String key = method.digest() + method.method();
    Boolean known = checked.get(key);
    if (known == null) {
      known = hasItsDigest(method);
      checked.put(key, known);
    }
    return known;
  }

  private boolean hasItsDigest(MethodDigest expected) {
    String owner = expected.method().owner();
    try {
      Optional<ClassFile> file = find(owner);
      Optional<MethodCode> method =
          file.isEmpty()
              ? Optional.empty()
              : file.get().method(expected.method().name(), expected.method().descriptor());
      return method.isPresent()
          && TracedMethod.of(file.get(), method.get()).digest().equals(expected.digest());
    } catch (IOException e) {
      throw broken(owner, e);
    }
  }

  private Optional<ClassFile> find(String internalName) throws IOException {
    Optional<byte[]> bytes = bytes(internalName + ".class");
    return bytes.isEmpty() ? Optional.empty() : Optional.of(ClassFile.read(bytes.get()));
  }

  static RuntimeException broken(String className, IOException cause) {
    return ApiExceptions.notSupported(
        "the class file of " + className.replace('/', '.') + " is broken", cause);
  }

  private Optional<UnitCode> read(String unit) {
    String resource = UnitResources.code(unit);
    try {
      Optional<byte[]> bytes = bytes(resource);
      return bytes.isEmpty() ? Optional.empty() : Optional.of(UnitCode.read(bytes.get()));
    } catch (IOException e) {
      throw ApiExceptions.notSupported(
          "the record of kernels " + resource + " cannot be read: " + e.getMessage(), e);
    }
  }

  private Optional<byte[]> bytes(String resource) throws IOException {
    try (InputStream in =
        loader == null
            ? ClassLoader.getSystemResourceAsStream(resource)
            : loader.getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }
}
