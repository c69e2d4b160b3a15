package dev.sycamore.compiled;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.util.List;

/** The binding of {@link OldFormat}. */
public final class OldFormat__Sycamore implements UnitBinding {
  @Override
  public int formatVersion() {
    return 0;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(OneKernel.binding("OldFormat.java", 5));
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
