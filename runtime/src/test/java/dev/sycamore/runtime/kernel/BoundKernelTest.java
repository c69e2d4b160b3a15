package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.HiddenField;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.UnitBinding;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundKernelTest {

  @Test
  void aFieldThatCannotBeReadIsAnErrorOfTheLaunch() {
    UnitBinding unit = new ReadsAField();

    assertThatThrownBy(() -> new BoundKernel(unit, 0, null).argument(0, new Object[] {"text"}))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("the field 'value' of an object of java.lang.String")
        .hasCauseInstanceOf(IllegalAccessException.class);
  }

  private static final class ReadsAField implements UnitBinding {
    private static final HiddenField FIELD =
        HiddenField.of(MethodHandles.lookup(), "java.lang.String", "value");

    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of();
    }

    @Override
    public Object argument(int kernel, int argument, Object[] captured) {
      return FIELD.get(captured[0]);
    }
  }
}
