package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FunctionKernelsTest {
  private final FunctionKernels kernels = new FunctionKernels();
  private final BoundKernel kernel = new BoundKernel(new Sites__Sycamore(), 0, null);

  @Test
  void kernelsAreKnownByTheClassesOfAllFunctions() {
    kernels.put(List.of(String.class, Integer.class), kernel);

    assertThat(kernels.get(List.of(String.class, Integer.class))).containsSame(kernel);
    assertThat(kernels.get(List.of(Integer.class, String.class))).isEmpty();
    assertThat(kernels.get(List.of(String.class))).isEmpty();
  }

  @Test
  void theUnitKeepsOneOfEqualKernels() {
    BoundKernel equal = new BoundKernel(kernel.unit(), 0, null);
    kernels.put(List.of(String.class), kernel);
    kernels.put(List.of(Integer.class), equal);

    assertThat(kernels.get(List.of(Integer.class))).containsSame(kernel);
  }
}
