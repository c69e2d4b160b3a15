package dev.sycamore.compiled;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import java.util.List;

/** The kernel {@code i -> a[i] = i}. */
final class OneKernel {
  private OneKernel() {}

  static KernelBinding binding(String file, int line) {
    return new KernelBinding(
        "kernel",
        "kernel",
        KernelForm.RANGE,
        1,
        file,
        line,
        1,
        line,
        "([II)V",
        List.of(
            new ArgumentBinding("a", ArgumentKind.ARRAY, ElementKind.INT, 1, ArgumentAccess.WRITE)),
        List.of(new ParameterBinding(0, ParameterRole.POINTER, 0, 0, 8)),
        LaunchAttributes.NONE);
  }
}
