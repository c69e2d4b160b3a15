package dev.sycamore.backend.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.properties.PropertyCategory;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.properties.PropertyValue;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Both sides at once, and damage, are in the tests of the whole product. */
class UnitImagesTest {

  private static final String EMPTY =
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  private static final PropertySets PROPERTIES =
      PropertySets.builder()
          .put(PropertyCategory.DEVICE_REQUIREMENTS, "aspect", PropertyValue.u32s(List.of(6)))
          .build();

  private static ImageEntry image(ImageKind kind, String target, String... kernels) {
    return ImageEntry.of(
        kind,
        target,
        new byte[0],
        "META-INF/sycamore/" + target,
        List.of(kernels),
        Optional.empty());
  }

  @Test
  void theTextIsAsDocumented() {
    UnitImages images =
        new UnitImages(
            "p.Unit",
            List.of(
                image(ImageKind.OPENCL_C, "opencl", "b", "a"),
                ImageEntry.of(
                    DeviceTarget.SPIR64.imageKind(),
                    "spir64",
                    new byte[0],
                    "META-INF/sycamore/p/Unit.spir64.spv",
                    List.of("a"),
                    Optional.of(PROPERTIES))));
    String body =
        """
        sycamore-images 1
        unit p.Unit
        images 2
        image SPIRV spir64 0 %s META-INF/sycamore/p/Unit.spir64.spv
        kernels 1
        a
        properties 3
        [SYCL/device requirements]
        aspect=2|gAAAAAAAAAgBAAAA
        [SYCL/specialization constants]
        image OPENCL_C opencl 0 %s META-INF/sycamore/opencl
        kernels 2
        a
        b
        properties 0
        """
            .formatted(EMPTY, EMPTY);
    String digest = Sha256.of(body.getBytes(StandardCharsets.UTF_8));
    assertThat(images.text()).isEqualTo(body + "sha256 " + digest + "\n");
  }

  @Test
  void theOrderIsThatOfTheContent() {
    ImageEntry v3 = image(ImageKind.NATIVE_CPU, "x86_64_v3", "k");
    ImageEntry cpu = image(ImageKind.NATIVE_CPU, "x86_64", "k");
    ImageEntry ptx = image(ImageKind.PTX, "ptx64", "k");
    assertThat(new UnitImages("u", List.of(ptx, v3, cpu)))
        .isEqualTo(new UnitImages("u", List.of(cpu, ptx, v3)))
        .extracting(UnitImages::images)
        .isEqualTo(List.of(cpu, v3, ptx));
  }

  @Test
  void whatOneLineCannotHoldIsRefused() {
    assertThatThrownBy(() -> image(ImageKind.PTX, "a b", "k")).hasMessageContaining("target");
    assertThatThrownBy(() -> image(ImageKind.PTX, "t", "k\n")).hasMessageContaining("entry points");
    assertThatThrownBy(() -> image(ImageKind.PTX, "t", "k", "k")).hasMessageContaining("k, k");
    assertThatThrownBy(() -> new UnitImages("", List.of())).hasMessageContaining("unit");
  }

  @Test
  void faultsAreAtTheirLines() {
    assertProblem(2, 1, "invalid line: `x` is not `unit ...`", "sycamore-images 1\nx\n");
    String head = "sycamore-images 1\nunit u\nimages 1\n";
    assertProblem(3, 9, "the descriptor is damaged: its end is missing", head);
    String image = "image PTX t 0 " + EMPTY + " META-INF/sycamore/r\n";
    assertProblem(
        4, 7, "invalid line: there is no kind of image `PNG`", head + image.replace("PTX", "PNG"));
    assertProblem(
        8,
        3,
        "bad property type: `3`; the types are 1 and 2",
        head + image + "kernels 0\nproperties 2\n[a]\nb=3|1\n");
    assertProblem(
        7,
        1,
        "the descriptor is damaged: its text is not what its digest is of",
        head + image + "kernels 0\nproperties 0\nsha256 " + EMPTY + "\n");
  }

  private static void assertProblem(int line, int column, String problem, String text) {
    assertThatThrownBy(() -> UnitImages.parse("f", text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(TextFileException.class)
        .hasMessage("f:" + line + ":" + column + ": error: " + problem);
  }
}
