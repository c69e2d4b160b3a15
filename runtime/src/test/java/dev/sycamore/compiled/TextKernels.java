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
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testing.TestDescriptors;
import java.util.List;
import java.util.stream.IntStream;

/** A unit whose kernels, {@code i -> a[i] = ...} on a line each, are OpenCL C only. */
public abstract class TextKernels implements UnitBinding {
  private final String file;
  private final int line;
  private final List<String> names;

  /**
   * @param line of the first kernel
   */
  protected TextKernels(String file, int line, String text, String... names) {
    this.file = file;
    this.line = line;
    this.names = List.of(names);
    TestDescriptors.write(
        this,
        new TestDescriptors.Image(
            "OPENCL_C", "opencl", "META-INF/sycamore/dev/sycamore/compiled/" + text));
  }

  @Override
  public final int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public final List<KernelBinding> kernels() {
    return IntStream.range(0, names.size()).mapToObj(this::kernel).toList();
  }

  private KernelBinding kernel(int index) {
    return new KernelBinding(
        names.get(index),
        names.get(index),
        KernelForm.RANGE,
        1,
        file,
        line + index,
        1,
        line + index,
        "([II)V",
        List.of(
            new ArgumentBinding("a", ArgumentKind.ARRAY, ElementKind.INT, 1, ArgumentAccess.WRITE)),
        List.of(new ParameterBinding(0, ParameterRole.POINTER, 0, 0, 8)),
        LaunchAttributes.NONE);
  }

  @Override
  public final Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
