package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.compiled.TextOfParts__Sycamore;
import dev.sycamore.compiled.WholeText__Sycamore;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class KernelTextsTest {
  private final KernelTexts texts = new KernelTexts();

  private static BoundKernel kernel(UnitBinding unit, int index) {
    return new BoundKernel(unit, index, unit.kernels().get(index));
  }

  private static ImageEntry image(BoundKernel kernel) {
    return KernelImages.of(kernel).get(0);
  }

  private ImageEntry program(BoundKernel kernel) {
    return texts.program(kernel, image(kernel));
  }

  @Test
  void eachKernelOfATextOfPartsIsAProgram() {
    UnitBinding unit = new TextOfParts__Sycamore();
    BoundKernel first = kernel(unit, 0);
    BoundKernel second = kernel(unit, 1);

    assertThat(program(first).sha256())
        .isNotEqualTo(program(second).sha256())
        .isNotEqualTo(image(first).sha256());
    assertThat(program(first)).isEqualTo(program(first));
    assertThat(new String(KernelTexts.bytes(second, image(second)), StandardCharsets.UTF_8))
        .contains("plus_one(int x)", "twice(int x)", "void second(", "FP_CONTRACT")
        .doesNotContain("first", "broken");
  }

  /** It is compiled once for all of its kernels. */
  @Test
  void aTextWithoutPartsIsOneProgram() {
    UnitBinding unit = new WholeText__Sycamore();
    BoundKernel first = kernel(unit, 0);
    BoundKernel second = kernel(unit, 1);

    assertThat(program(first).sha256())
        .isEqualTo(program(second).sha256())
        .isEqualTo(image(first).sha256());
  }
}
