package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.util.ArrayList;
import java.util.List;

/** The kernels of a compilation unit that is known by name, without any lambda. */
public final class KernelsOfUnit {
  private KernelsOfUnit() {}

  /**
   * The kernels, in source order.
   *
   * @param unit {@code p.Unit}
   * @throws dev.sycamore.KernelNotSupportedException if it has no binding class of this release
   */
  public static List<BoundKernel> of(ClassLoader loader, String unit) {
    UnitBinding binding =
        UnitBindings.named(loader, UnitResources.bindingClass(unit))
            .orElseThrow(
                () ->
                    ApiExceptions.notSupported(
                        "there is no class "
                            + UnitResources.bindingClass(unit)
                            + " next to the images of the unit "
                            + unit));
    List<BoundKernel> kernels = new ArrayList<>();
    for (int i = 0; i < binding.kernels().size(); i++) {
      kernels.add(new BoundKernel(binding, i, binding.kernels().get(i)));
    }
    return kernels;
  }
}
