package dev.sycamore.samples.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.samples.gallery.Gallery.Program;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs draw the same pictures on the JVM and on the CPU, and those of the page. */
@Tag("one-jdk")
@Tag("full")
class GalleryTest {

  private static final Path ROOT = Path.of("..");
  private static final Path SOURCES = Path.of("src/main/java/dev/sycamore/samples/gallery");
  private static final Path PICTURES = ROOT.resolve("docs/pictures/gallery");

  private static final int SMALL = 48;
  private static final int LINES = 150;
  private static final long BYTES = 60_000;

  /** Writes the pictures of the page. */
  private static final boolean UPDATE = Boolean.getBoolean("gallery.update");

  static List<Program> programs() {
    return Gallery.programs();
  }

  private static Picture draw(String device, Program program, int size) {
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device))) {
      return program.drawing().draw(q, size);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void theDeviceDrawsWhatTheJvmDraws(Program program) {
    Picture expected = draw("host", program, SMALL);
    Picture picture = draw("native-cpu", program, SMALL);

    assertThat(picture.pixels()).isEqualTo(expected.pixels());
    assertThat(Arrays.stream(picture.pixels()).distinct().count()).isGreaterThan(1);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void thePageShowsThePicture(Program program) throws IOException {
    Path file = PICTURES.resolve(program.name() + ".png");
    Picture picture = draw("native-cpu", program, program.size());
    if (UPDATE) {
      picture.write(file);
    }
    BufferedImage shown = ImageIO.read(file.toFile());
    int width = shown.getWidth();

    assertThat(width).isEqualTo(picture.width());
    assertThat(shown.getRGB(0, 0, width, shown.getHeight(), null, 0, width))
        .isEqualTo(Arrays.stream(picture.pixels()).map(pixel -> 0xff000000 | pixel).toArray());
    assertThat(Files.size(file)).isLessThan(BYTES);
    assertThat(Files.readString(ROOT.resolve("docs/GALLERY.md")))
        .contains("(pictures/gallery/" + program.name() + ".png)")
        .contains("`sycamore gallery " + program.name() + "`");
  }

  @Test
  void programsAreShort() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      assertThat(files.filter(file -> !file.endsWith("GalleryMain.java")))
          .hasSizeGreaterThan(programs().size())
          .allSatisfy(file -> assertThat(Files.readAllLines(file)).hasSizeLessThanOrEqualTo(LINES));
    }
  }
}
