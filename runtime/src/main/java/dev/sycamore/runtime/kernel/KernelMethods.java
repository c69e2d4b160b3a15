package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The {@code @Kernel} methods of one class. */
final class KernelMethods {
  private final Class<?> holder;
  private final Map<String, BoundKernel> bound = new ConcurrentHashMap<>();

  KernelMethods(Class<?> holder) {
    this.holder = holder;
  }

  /**
   * The compiled kernel of a method.
   *
   * @throws dev.sycamore.KernelNotSupportedException if it was not compiled for devices
   */
  BoundKernel kernel(String method) {
    return bound.computeIfAbsent(method, this::find);
  }

  private BoundKernel find(String method) {
    Optional<ClassFile> file = ClassFileCache.of(holder);
    UnitBinding unit = UnitBindings.ofCode(holder, file, method);
    List<KernelBinding> kernels = unit.kernels();
    int index = new KernelProof(unit, method).ofMethod(method);
    return new BoundKernel(unit, index, kernels.get(index));
  }
}
