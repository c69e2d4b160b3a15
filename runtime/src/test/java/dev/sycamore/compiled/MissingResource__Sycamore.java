package dev.sycamore.compiled;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testing.TestDescriptors;
import dev.sycamore.testing.TestDescriptors.Image;
import java.util.List;

/** The binding of {@link MissingResource}. */
public final class MissingResource__Sycamore implements UnitBinding {
  static {
    TestDescriptors.write(
        new MissingResource__Sycamore(),
        new Image("OPENCL_C", "opencl", "META-INF/sycamore/no/such.cl"));
  }

  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("MissingResource.java", 5));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
