package dev.sycamore.compiled;

import dev.sycamore.binding.ImageBinding;
import dev.sycamore.binding.ImageKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.util.List;

/** The binding of {@link MissingResource}. */
public final class MissingResource__Sycamore implements UnitBinding {
  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("MissingResource.java", 5));
  }

  @Override
  public List<ImageBinding> images() {
    return List.of(new ImageBinding(ImageKind.OPENCL_C, "opencl", "no/such.cl"));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
