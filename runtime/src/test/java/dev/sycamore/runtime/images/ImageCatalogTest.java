package dev.sycamore.runtime.images;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.images.ImageDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

/** Descriptors that cannot be used, as programs hear of them. */
class ImageCatalogTest {
  private static final String NAME = "META-INF/sycamore/p/Unit.images";

  private static AbstractThrowableAssert<?, ?> assertRefused(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return assertThatThrownBy(() -> ImageCatalog.images(NAME, "p.Unit", bytes));
  }

  @Test
  void anotherVersionSaysWhatToDo() {
    assertRefused("sycamore-images 2\nwhatever\n")
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessage(
            "the descriptor of images META-INF/sycamore/p/Unit.images has version 2, this runtime"
                + " reads version 1: compile its unit again with the processor of this release");
  }

  @Test
  void theDescriptorOfAnotherUnitIsRefused() {
    assertRefused(new ImageDescriptor("p.Other", List.of()).text())
        .isInstanceOf(DeviceException.class)
        .hasMessage(
            "the descriptor of images META-INF/sycamore/p/Unit.images is of the unit `p.Other`, not"
                + " of p.Unit");
  }

  @Test
  void aDamagedDescriptorIsRefusedWithTheLine() {
    assertRefused(new ImageDescriptor("p.Unit", List.of()).text().replace("0\n", "1\n"))
        .isInstanceOf(DeviceException.class)
        .hasMessage(
            "the descriptor of images META-INF/sycamore/p/Unit.images is not valid: line 4: the"
                + " descriptor is damaged: its text is not what its digest is of");
    assertRefused("")
        .isInstanceOf(DeviceException.class)
        .hasMessageEndingWith("is not valid: line 1: no descriptor of images: the file is empty");
  }
}
