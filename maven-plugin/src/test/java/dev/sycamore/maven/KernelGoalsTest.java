package dev.sycamore.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.driver.SycamorecMain;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals on a class output that has modules only. {@code ci/maven-plugin.sh} runs Maven. */
@Tag("module")
class KernelGoalsTest {

  private static final String SOURCE =
      """
      package p;
      import dev.sycamore.*;
      class Unit {
        static double half(double x) { return x / 2; }
        static void run(DeviceQueue q, int[] a, double[] d) {
          q.parallelFor("plain", Range.range(8), i -> a[i] = i);
          q.parallelFor("wide", Range.range(8), i -> d[i] = half(i));
        }
      }
      """;

  @TempDir private Path folder;
  private final List<String> log = new ArrayList<>();
  private Path sources;
  private Path classes;
  private File images;
  private String library = "";

  @BeforeEach
  void compile() throws IOException {
    sources = folder.resolve("src");
    classes = folder.resolve("classes");
    Path file = sources.resolve("p/Unit.java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, SOURCE);
    sycamorec(
        "-c", "-cp", System.getProperty("java.class.path"), "-d", classes.toString(), file + "");
  }

  private static void sycamorec(String... words) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertThat(SycamorecMain.run(stream, stream, Map.<String, String>of()::get, words))
        .as(said.toString(StandardCharsets.UTF_8))
        .isZero();
  }

  /** A project that is no more than its folders. */
  private final class Project extends MavenProject {
    @Override
    public List<String> getCompileClasspathElements() {
      List<String> all = new ArrayList<>(List.of(classes.toString()));
      all.addAll(
          List.of((library + System.getProperty("java.class.path")).split(File.pathSeparator)));
      return all;
    }

    @Override
    public List<String> getCompileSourceRoots() {
      return List.of(sources.toString());
    }
  }

  private void run(KernelMojo mojo, Map<String, Object> parameters) throws Exception {
    set(mojo, KernelMojo.class, "project", new Project());
    set(mojo, KernelMojo.class, "classesDirectory", classes.toFile());
    set(mojo, KernelMojo.class, "imagesDirectory", images);
    for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
      set(mojo, mojo.getClass(), parameter.getKey(), parameter.getValue());
    }
    mojo.setLog(
        new SystemStreamLog() {
          @Override
          public void info(CharSequence line) {
            log.add("info: " + line);
          }

          @Override
          public void warn(CharSequence line) {
            log.add("warn: " + line);
          }

          @Override
          public void error(CharSequence line) {
            log.add(line.toString());
          }
        });
    mojo.execute();
  }

  private static void set(KernelMojo mojo, Class<?> in, String name, Object value)
      throws ReflectiveOperationException {
    Field field = in.getDeclaredField(name);
    field.setAccessible(true);
    field.set(mojo, value);
  }

  @Test
  void whatWasLinkedIsReportedAndPassesTheCheck() throws Exception {
    assertThatThrownBy(() -> run(new CheckMojo(), Map.of("targets", "x86_64")))
        .isInstanceOf(MojoFailureException.class)
        .hasMessageContaining("x86_64");
    assertThat(log.get(0))
        .isEqualTo(
            sources.resolve("p/Unit.java")
                + ":6:44: error: kernel `plain` has no image for x86_64: the build made images for"
                + " opencl");
    log.clear();

    run(new DeviceLinkMojo(), Map.of("targets", "x86_64"));
    run(new CheckMojo(), Map.of("targets", "x86_64"));
    File page = folder.resolve("target/report.html").toFile();
    run(new ReportMojo(), Map.of("reportFile", page));

    assertThat(log)
        .containsExactly(
            "info: Kernels: 2, all with images for x86_64", "info: Kernels: 2, in " + page);
    assertThat(page).content().contains("wide", "Unit.half(double)", "x86_64");
  }

  @Test
  void imagesMayGoToAFolderOfTheirOwnWithThoseOfJars() throws Exception {
    Path jar = folder.resolve("library.jar");
    jar(jar);
    library = jar + File.pathSeparator;
    classes = Files.createDirectory(folder.resolve("none"));
    assertThatThrownBy(() -> run(new DeviceLinkMojo(), Map.of("targets", "x86_64", "jars", true)))
        .hasMessageContaining("'jars' needs 'imagesDirectory'");

    images = folder.resolve("images").toFile();
    run(new DeviceLinkMojo(), Map.of("targets", "x86_64", "jars", true));
    run(new CheckMojo(), Map.of("targets", "x86_64"));

    assertThat(log).containsExactly("info: Kernels: 2, all with images for x86_64");
    assertThat(images.toPath().resolve("META-INF/sycamore/images")).isNotEmptyDirectory();
    assertThat(classes).isEmptyDirectory();
  }

  private void jar(Path file) throws IOException {
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file));
        Stream<Path> files = Files.walk(classes)) {
      for (Path entry : files.filter(Files::isRegularFile).toList()) {
        jar.putNextEntry(new ZipEntry(classes.relativize(entry).toString()));
        jar.write(Files.readAllBytes(entry));
      }
    }
  }

  @Test
  void anUnknownTargetIsAnErrorOfTheLink() {
    assertThatThrownBy(() -> run(new DeviceLinkMojo(), Map.of("targets", "x86_65")))
        .isInstanceOf(MojoFailureException.class);
    assertThat(log).first().asString().contains("unknown target 'x86_65'");
  }

  @Test
  void nothingIsDoneWithoutKernels() throws Exception {
    classes = Files.createDirectory(folder.resolve("empty"));
    run(new DeviceLinkMojo(), Map.of());
    run(new CheckMojo(), Map.of());
    classes = folder.resolve("none");
    run(new CheckMojo(), Map.of());
    assertThat(log)
        .containsExactly(
            "info: There is no device code in " + folder.resolve("empty") + ".",
            "info: Kernels: 0, all with images for x86_64, x86_64_v3, spir64, ptx64",
            "info: There are no classes in " + folder.resolve("none") + ".");
  }
}
