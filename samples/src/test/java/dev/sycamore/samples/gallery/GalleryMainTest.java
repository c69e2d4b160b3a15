package dev.sycamore.samples.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line of {@code sycamore gallery}. */
@Tag("one-jdk")
@Tag("module")
class GalleryMainTest {

  @TempDir private Path folder;

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(String... words) {
    return GalleryMain.run(
        List.of(words),
        new PrintStream(output, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  private String output() {
    return output.toString(StandardCharsets.UTF_8);
  }

  @Test
  void listsThePrograms() {
    assertThat(run()).isZero();
    assertThat(output().lines())
        .hasSize(Gallery.programs().size())
        .contains("fractal    a Julia set");
    assertThat(run("--help")).isZero();
    assertThat(output()).contains("usage: sycamore gallery ");
  }

  @Test
  void drawsOnEachDeviceAndWritesThePicture() throws Exception {
    Path file = folder.resolve("julia.png");

    assertThat(run("fractal", "--size=64", file.toString())).as(output()).isZero();

    assertThat(output().lines())
        .startsWith("a Julia set, 64 pixels wide")
        .anyMatch(line -> line.matches("host +[0-9.,]+ ms"))
        .anyMatch(line -> line.matches("native-cpu +[0-9.,]+ ms  the same picture"))
        .endsWith(file.toString());
    assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(64);
  }

  @Test
  void namesAFileThatCannotBeWritten() {
    String file = folder.resolve("none/a.png").toString();

    assertThat(run("fractal", "--size=32", file)).isEqualTo(1);
    assertThat(errors.toString(StandardCharsets.UTF_8))
        .startsWith("sycamore gallery: error: the picture is not written: ")
        .contains(file)
        .hasLineCount(1);
  }

  @Test
  void refusesWrongWords() {
    for (String[] words :
        new String[][] {
          {"fractals"},
          {"fractal", "--size=9"},
          {"fractal", "--size=x"},
          {"fractal", "--wide"},
          {"fractal", "a.png", "b.png"}
        }) {
      assertThat(run(words)).as(String.join(" ", words)).isEqualTo(2);
    }
    assertThat(errors.toString(StandardCharsets.UTF_8))
        .startsWith("sycamore gallery: error: there is no program 'fractals'")
        .contains("the size '9' is not a number from 32 to 9999");
  }
}
