package dev.sycamore.benchmarks.cpu.peers;

import dev.sycamore.benchmarks.cpu.VectorForm;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;

/** The kernels in the Vector API, if they were compiled: a JDK without that module has none. */
final class VectorCode {
  private static final String NAME = "dev.sycamore.benchmarks.cpu.vector.VectorKernels";

  private final Class<?> kernels;

  private VectorCode(Class<?> kernels) {
    this.kernels = kernels;
  }

  static Optional<VectorCode> load() {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new VectorCode(Class.forName(NAME)));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  Runnable of(VectorForm form) {
    Method method =
        Arrays.stream(kernels.getMethods())
            .filter(m -> m.getName().equals(form.method()))
            .findAny()
            .orElseThrow(() -> new IllegalStateException(NAME + " has no " + form.method()));
    return () -> {
      try {
        method.invoke(null, form.arguments());
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(form.method(), e);
      }
    };
  }
}
