package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.driver.Sycamorec;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.docs.ShownProgram.Fate;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The programs of the README, and of {@code docs/start}, {@code docs/concepts} and {@code
 * docs/guides}, do what the pages show, on {@code native-cpu}, or the device that {@code
 * -Ddocs.device=} names.
 *
 * <p>Programs with the same options are one compilation and run in one JVM, in the order of the
 * pages: later ones read files that earlier ones wrote.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("one-jdk")
@Tag("full")
class TutorialPagesTest {

  private static final String DEVICE = System.getProperty("docs.device", "native-cpu");

  @TempDir static Path folder;

  private final List<ShownProgram> shown = ShownProgram.all();
  private final Map<String, List<String>> printed = new LinkedHashMap<>();

  @BeforeAll
  void runAll() throws IOException {
    Path files = Files.createDirectory(folder.resolve("files"));
    Map<List<String>, List<ShownProgram>> byOptions =
        shown.stream()
            .filter(program -> program.fate() != Fate.REPORTED)
            .collect(
                Collectors.groupingBy(
                    ShownProgram::options, LinkedHashMap::new, Collectors.toList()));
    for (List<ShownProgram> programs : byOptions.values()) {
      Path classes = compile(folder.resolve("compiled" + printed.size()), programs);
      printed.putAll(
          ShownPrograms.run(
              classes,
              files,
              DEVICE,
              programs.stream()
                  .filter(program -> program.fate() == Fate.PROGRAM)
                  .map(program -> program.source().className())
                  .toList()));
    }
  }

  private static Path compile(Path into, List<ShownProgram> programs) {
    Compiled compiled =
        TestCompiler.in(into, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64")
            .with(programs.get(0).options().toArray(String[]::new))
            .compile(programs.stream().map(ShownProgram::source).toList());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    return compiled.classes();
  }

  @Test
  void everyTutorialShowsAProgramWithItsOutput() {
    List<String> pages =
        RepositoryFiles.all().stream()
            .filter(file -> file.matches("docs/start/\\d.*\\.md"))
            .sorted()
            .toList();

    assertThat(pages).hasSize(7);
    assertThat(
            shown.stream()
                .filter(p -> p.fate() == Fate.PROGRAM && !p.output().isEmpty())
                .map(ShownProgram::page))
        .containsAll(pages);
  }

  Stream<ShownProgram> programs() {
    return shown.stream().filter(p -> p.fate() == Fate.PROGRAM && !p.output().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatThePageShows(ShownProgram program) {
    List<String> lines = printed.get(program.source().className());

    assertThat(lines)
        .containsExactlyElementsOf(
            program.output().stream()
                .map(line -> line.replace("the device native-cpu", "the device " + DEVICE))
                .toList());
  }

  @Test
  void drawsThePictures() throws IOException {
    for (String picture : List.of("mandelbrot.png", "glow.png")) {
      assertThat(pixels(folder.resolve("files").resolve(picture)))
          .as(picture)
          .isEqualTo(pixels(RepositoryFiles.ROOT.resolve("docs/pictures").resolve(picture)));
    }
    assertThat(printed.get("Mandelbrot")).containsExactly("drawn by " + DEVICE);
  }

  private static int[] pixels(Path file) throws IOException {
    BufferedImage image = ImageIO.read(file.toFile());
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  Stream<ShownProgram> reported() {
    return shown.stream().filter(p -> p.fate() == Fate.REPORTED);
  }

  @ParameterizedTest
  @MethodSource("reported")
  void isReportedAsThePageShows(ShownProgram program, @TempDir Path own) throws IOException {
    Source source = program.source();
    Path file = Files.writeString(own.resolve(source.path()), source.text());

    Sycamorec.Run run =
        Sycamorec.run("--device-build=off", "-d", own.resolve("out").toString(), file.toString());

    assertThat(run.errors().replace(own + File.separator, "").lines())
        .containsExactlyElementsOf(program.output());
  }
}
