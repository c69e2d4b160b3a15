package dev.sycamore.compiled;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testing.TestDescriptors;
import dev.sycamore.testing.TestDescriptors.Image;
import java.util.List;

/** The binding of {@link NoImages}. */
public final class NoImages__Sycamore implements UnitBinding {
  static {
    TestDescriptors.write(
        new NoImages__Sycamore(), new Image("PTX", "ptx64", "META-INF/sycamore/no/such.ptx"));
  }

  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("NoImages.java", 5));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
