package dev.sycamore.compiled;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testing.TestDescriptors;
import dev.sycamore.testing.TestDescriptors.Image;
import java.util.List;

/** The binding of {@link BrokenImagesTest}. */
public final class BrokenImagesTest__Sycamore implements UnitBinding {
  static {
    TestDescriptors.write(
        new BrokenImagesTest__Sycamore(),
        new Image("NATIVE_CPU", "x86_64", "META-INF/sycamore/dev/sycamore/compiled/broken.cl"),
        new Image("OPENCL_C", "opencl", "META-INF/sycamore/dev/sycamore/compiled/broken.cl"));
  }

  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("BrokenImagesTest.java", 21));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
