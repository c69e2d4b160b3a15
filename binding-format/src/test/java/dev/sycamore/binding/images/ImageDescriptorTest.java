package dev.sycamore.binding.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class ImageDescriptorTest {

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
    ImageDescriptor images =
        new ImageDescriptor(
            "p.Unit",
            List.of(
                image(ImageKind.OPENCL_C, "opencl", "b", "a"),
                ImageEntry.of(
                    ImageKind.SPIRV,
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
    assertThat(new ImageDescriptor("u", List.of(ptx, v3, cpu)))
        .isEqualTo(new ImageDescriptor("u", List.of(cpu, ptx, v3)))
        .extracting(ImageDescriptor::images)
        .isEqualTo(List.of(cpu, v3, ptx));
  }

  @Test
  void whatOneLineCannotHoldIsRefused() {
    assertThatThrownBy(() -> image(ImageKind.PTX, "a b", "k")).hasMessageContaining("target");
    assertThatThrownBy(() -> image(ImageKind.PTX, "t", "k\n"))
        .hasMessageContaining("not an entry point: `k\\u000a`");
    assertThatThrownBy(() -> image(ImageKind.PTX, "t", "k", "k"))
        .hasMessage("the entry point `k` appears twice");
    assertThatThrownBy(() -> new ImageDescriptor("", List.of())).hasMessageContaining("unit");
  }

  @Test
  void anEntryHasNoRequirementsThatCannotBeRead() {
    PropertySets wrong =
        PropertySets.builder()
            .put(PropertyCategory.DEVICE_REQUIREMENTS, "aspects", PropertyValue.number(5))
            .build();
    assertThatThrownBy(
            () ->
                ImageEntry.of(
                    ImageKind.PTX,
                    "t",
                    new byte[0],
                    "META-INF/sycamore/r",
                    List.of(),
                    Optional.of(wrong)))
        .hasMessage("invalid property value: `aspects` is not bytes, type 2");
  }

  @Test
  void faultsAreAtTheirLines() {
    assertProblem(2, 1, "invalid line: `x` is not `unit ...`", "x\n");
    String head = "unit u\nimages 1\n";
    assertProblem(3, 8, "invalid line: `images 1` announces more than what follows", head);
    String image = "image PTX t 0 " + EMPTY + " META-INF/sycamore/r\n";
    assertProblem(4, 99, "invalid line: no `kernels ...` comes after it", head + image);
    assertProblem(
        4, 7, "invalid line: there is no kind of image `PNG`", head + image.replace("PTX", "PNG"));
    assertProblem(
        4,
        1,
        "invalid line: an image of 268435457 bytes, at most 268435456 are supported",
        head + image.replace(" 0 ", " 268435457 ") + "kernels 0\nproperties 0\n");
    assertProblem(
        8,
        3,
        "bad property type: `3`; the types are 1 and 2",
        head + image + "kernels 0\nproperties 2\n[a]\nb=3|1\n");
    assertProblem(
        8,
        1,
        "invalid property value: `aspect` is not bytes, type 2",
        head + image + "kernels 0\nproperties 2\n[SYCL/device requirements]\naspect=1|5\n");
    assertProblem(
        7,
        1,
        "invalid line: `x` is after the last of the images",
        head + image + "kernels 0\nproperties 0\nx\n");
  }

  @Test
  void aDescriptorHasOneText() {
    String image = "image PTX t 0 " + EMPTY + " META-INF/sycamore/r\n";
    assertProblem(
        6,
        1,
        "invalid line: `b` is not `a`",
        "unit u\nimages 1\n" + image + "kernels 2\nb\na\nproperties 0\n");
    assertProblem(3, 1, "invalid line: `` is not `images 0`", "unit u\n\nimages 0\n");
    assertProblem(
        8,
        1,
        "invalid line: `b=01|1` is not `b=1|1`",
        "unit u\nimages 1\n" + image + "kernels 0\nproperties 2\n[a]\nb=01|1\n");
  }

  @Test
  void damageIsFoundBeforeAnythingIsRead() {
    assertRefused(1, 1, "no descriptor of images: the file is empty", "");
    assertRefused(1, 1, "no descriptor of images: `x` is not `sycamore-images 1`", "x\n");
    String text = new ImageDescriptor("u", List.of()).text();
    String noEnd = "the descriptor is damaged: it does not end with a line `sha256 ...`";
    assertRefused(3, 9, noEnd, text.substring(0, text.indexOf("sha256")));
    assertRefused(4, 72, noEnd, text.substring(0, text.length() - 1));
    assertRefused(4, 72, noEnd, text + "\n");
    String digest = "the descriptor is damaged: its text is not what its digest is of";
    assertRefused(4, 1, digest, text.replace("unit u", "uniT u"));
  }

  private static void assertProblem(int line, int column, String problem, String body) {
    String text = "sycamore-images 1\n" + body;
    assertRefused(line, column, problem, text + ImageDescriptor.digest(text));
  }

  private static void assertRefused(int line, int column, String problem, String text) {
    assertThatThrownBy(() -> ImageDescriptor.parse("f", text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(TextFileException.class)
        .hasMessage("f:" + line + ":" + column + ": error: " + problem);
  }
}
