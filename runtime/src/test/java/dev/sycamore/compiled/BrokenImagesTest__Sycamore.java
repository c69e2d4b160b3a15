package dev.sycamore.compiled;

import dev.sycamore.binding.ImageBinding;
import dev.sycamore.binding.ImageKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.util.List;

/** The binding of {@link BrokenImagesTest}. */
public final class BrokenImagesTest__Sycamore implements UnitBinding {
  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("BrokenImagesTest.java", 21));
  }

  @Override
  public List<ImageBinding> images() {
    return List.of(
        new ImageBinding(ImageKind.NATIVE_CPU, "x86_64", "dev/sycamore/compiled/broken.cl"),
        new ImageBinding(ImageKind.OPENCL_C, "opencl", "dev/sycamore/compiled/broken.cl"));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
