package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.UnitBinding;
import java.util.List;

/** What the processor would write for {@link Sites}. */
public class Sites__Sycamore implements UnitBinding {
  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    int first = LaunchSiteTest.firstLine();
    return List.of(
        kernel("first", first, first, "([IFI)V"),
        kernel("ofThis", first + 4, first + 6, "([II)V"),
        kernel("reference", first + 10, first + 10, "dev/sycamore/runtime/kernel/Sites.body(I)V"),
        kernel("Sites.Fill", first + 17, first + 23, ""));
  }

  private static KernelBinding kernel(String name, int line, int endLine, String signature) {
    return new KernelBinding(
        name,
        name,
        KernelForm.RANGE,
        1,
        "Sites.java",
        line,
        1,
        endLine,
        signature,
        List.of(),
        List.of(),
        LaunchAttributes.NONE);
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }
}
