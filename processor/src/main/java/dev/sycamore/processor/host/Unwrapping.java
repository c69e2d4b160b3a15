package dev.sycamore.processor.host;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Finds the host compiler's own environment below the wrappers that build tools and IDEs put around
 * it. None of them offers it openly, so the ways in are by name.
 */
final class Unwrapping {

  /** IntelliJ's build process hands out proxies and has a method that takes them off. */
  private static final String INTELLIJ = "org.jetbrains.jps.javac.APIWrappers";

  /** Gradle's incremental processing, and kapt. */
  private static final List<String> FIELDS = List.of("delegate", "processingEnv");

  /** More wrappers than this are a circle. */
  private static final int DEEPEST = 16;

  private Unwrapping() {}

  /** The innermost environment that can be reached; {@code environment} itself if none wraps it. */
  static ProcessingEnvironment unwrap(ProcessingEnvironment environment) {
    ProcessingEnvironment current = environment;
    for (int i = 0; i < DEEPEST && !isHosts(current); i++) {
      Optional<ProcessingEnvironment> inner = unwrapByIntelliJ(current);
      if (inner.isEmpty()) {
        inner = unwrapByField(current);
      }
      if (inner.isEmpty()) {
        return current;
      }
      current = inner.get();
    }
    return current;
  }

  static boolean isJavacs(ProcessingEnvironment environment) {
    return environment.getClass().getName().startsWith("com.sun.tools.javac.");
  }

  /** Eclipse's own, or one that a plug-in of Eclipse made of it. */
  static boolean isEclipses(ProcessingEnvironment environment) {
    for (Class<?> type = environment.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getName().startsWith(EclipseHost.PACKAGE)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHosts(ProcessingEnvironment environment) {
    return isJavacs(environment) || isEclipses(environment);
  }

  private static Optional<ProcessingEnvironment> unwrapByIntelliJ(ProcessingEnvironment wrapper) {
    try {
      Class<?> wrappers = Class.forName(INTELLIJ, true, wrapper.getClass().getClassLoader());
      Object inner =
          wrappers
              .getDeclaredMethod("unwrap", Class.class, Object.class)
              .invoke(null, ProcessingEnvironment.class, wrapper);
      return other(inner, wrapper);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return Optional.empty();
    }
  }

  private static Optional<ProcessingEnvironment> unwrapByField(ProcessingEnvironment wrapper) {
    for (Class<?> type = wrapper.getClass(); type != null; type = type.getSuperclass()) {
      for (String name : FIELDS) {
        try {
          Field field = type.getDeclaredField(name);
          field.setAccessible(true);
          Optional<ProcessingEnvironment> inner = other(field.get(wrapper), wrapper);
          if (inner.isPresent()) {
            return inner;
          }
        } catch (ReflectiveOperationException | RuntimeException e) {
          // Not this wrapper's way.
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<ProcessingEnvironment> other(
      Object inner, ProcessingEnvironment wrapper) {
    return inner != wrapper && inner instanceof ProcessingEnvironment environment
        ? Optional.of(environment)
        : Optional.empty();
  }
}
