package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.resource.UnitFileNames;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;

/** Finds the binding class of a compilation unit; one instance of each. */
final class UnitBindings {
  private static final ClassValue<UnitBinding> INSTANCES =
      new ClassValue<>() {
        @Override
        protected UnitBinding computeValue(Class<?> type) {
          return instantiate(type);
        }
      };

  private UnitBindings() {}

  /**
   * The binding of the unit that a lambda or method is in.
   *
   * @param place of the code, for the message
   * @throws dev.sycamore.KernelNotSupportedException if there is none
   */
  static UnitBinding ofCode(Class<?> holder, Optional<ClassFile> file, String place) {
    String name = name(holder, file);
    Optional<UnitBinding> binding = named(holder.getClassLoader(), name);
    if (binding.isEmpty()) {
      throw ApiExceptions.notSupported(MissingKernel.ofCode(place, name, holder, file));
    }
    return binding.get();
  }

  /**
   * The binding of the unit that a kernel class is in.
   *
   * @throws dev.sycamore.KernelNotSupportedException if there is none
   */
  static UnitBinding ofObject(Class<?> type, Optional<ClassFile> file) {
    String name = name(type, file);
    Optional<UnitBinding> binding = named(type.getClassLoader(), name);
    if (binding.isEmpty()) {
      throw ApiExceptions.notSupported(MissingKernel.ofObject(name, type, file));
    }
    return binding.get();
  }

  /** The binding of the unit that a class is in; empty if it has none. */
  static Optional<UnitBinding> ofHolder(Class<?> holder) {
    return named(holder.getClassLoader(), name(holder, ClassFileCache.of(holder)));
  }

  /** The binding of a class name; empty if there is no such class. */
  static Optional<UnitBinding> named(ClassLoader loader, String name) {
    try {
      return Optional.of(INSTANCES.get(Class.forName(name, true, loader)));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    } catch (LinkageError e) {
      throw ApiExceptions.notSupported(
          "the class "
              + name
              + " cannot be loaded: if another release made it, compile it again with the processor"
              + " of this one",
          e);
    }
  }

  /** The name that the binding class of a unit has. */
  private static String name(Class<?> holder, Optional<ClassFile> file) {
    Class<?> outermost = holder;
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    String source = file.isEmpty() ? "" : file.get().sourceFile().orElse("");
    String unit = source.endsWith(".java") ? UnitFileNames.unit(source) : outermost.getSimpleName();
    String packageName = holder.getPackageName();
    return UnitResources.bindingClass((packageName.isEmpty() ? "" : packageName + ".") + unit);
  }

  private static UnitBinding instantiate(Class<?> type) {
    UnitBinding unit;
    try {
      unit = (UnitBinding) type.getConstructor().newInstance();
    } catch (IllegalAccessException e) {
      throw ApiExceptions.notSupported(
          "the class "
              + type.getName()
              + " is not visible: its module has to export or open the package "
              + type.getPackageName()
              + " to the runtime",
          e);
    } catch (ReflectiveOperationException | ClassCastException e) {
      Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
      throw ApiExceptions.notSupported(
          "the class " + type.getName() + " is not a binding class", cause);
    }
    if (unit.formatVersion() != UnitBinding.FORMAT_VERSION) {
      throw ApiExceptions.notSupported(
          "the class "
              + type.getName()
              + " has format "
              + unit.formatVersion()
              + ", this runtime reads format "
              + UnitBinding.FORMAT_VERSION
              + ": compile it again with the processor of this release");
    }
    return unit;
  }
}
