package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
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

  /** The binding of the unit that a class was compiled from, or nothing if there is none. */
  static Optional<UnitBinding> of(Class<?> holder, Optional<String> sourceFile) {
    String name = name(holder, sourceFile);
    try {
      return Optional.of(INSTANCES.get(Class.forName(name, true, holder.getClassLoader())));
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
  static String name(Class<?> holder, Optional<String> sourceFile) {
    Class<?> outermost = holder;
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    String unit =
        sourceFile
            .filter(file -> file.endsWith(".java"))
            .map(file -> file.substring(0, file.length() - ".java".length()))
            .orElse(outermost.getSimpleName());
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
          "the class " + type.getName() + " is no binding class", cause);
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
