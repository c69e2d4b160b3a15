package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.images.ImageValidators;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every program of {@code programs/accepted} compiles without a word, and its {@code run} returns
 * the same bits on every device as on the host, where the JVM itself runs the lambda.
 *
 * <p>All programs are one compilation: that is one device build, and it shows that kernels of
 * different units do not meet. If that fails, each program is compiled by itself, so that one does
 * not hide the others.
 */
class AcceptedProgramsTest {

  @TempDir static Path folder;

  private static final List<Program> PROGRAMS = Program.in("accepted");
  private static final Map<TestedHostCompiler, Compiled> TOGETHER =
      new EnumMap<>(TestedHostCompiler.class);
  private static final Map<String, URLClassLoader> LOADERS = new HashMap<>();

  @BeforeAll
  static void compileAll() throws IOException {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      Compiled together = compile(host, "all", PROGRAMS);
      TOGETHER.put(host, together);
      for (Program program : PROGRAMS) {
        Compiled compiled =
            together.success() ? together : compile(host, program.name(), List.of(program));
        if (System.getenv("SYCAMORE_REQUIRE_SPIRV") != null) {
          deleteOpenClC(compiled);
        }
        LOADERS.put(program + " " + host, loader(compiled));
      }
    }
  }

  private static Compiled compile(TestedHostCompiler host, String name, List<Program> programs) {
    return TestCompiler.in(folder.resolve(host.name()).resolve(name), host)
        .with("-Asycamore.targets=x86_64,spir64,ptx64")
        .compile(programs.stream().flatMap(p -> p.sources().stream()).toList());
  }

  /** Leaves SPIR-V as the only image that an OpenCL device can take. */
  private static void deleteOpenClC(Compiled compiled) throws IOException {
    for (Path source : files(compiled.classes(), ".cl")) {
      Files.delete(source);
    }
  }

  private static URLClassLoader loader(Compiled compiled) throws MalformedURLException {
    return new URLClassLoader(
        new URL[] {compiled.classes().toUri().toURL()},
        AcceptedProgramsTest.class.getClassLoader());
  }

  @AfterAll
  static void closeLoaders() throws IOException {
    for (URLClassLoader loader : LOADERS.values()) {
      loader.close();
    }
  }

  @ParameterizedTest
  @EnumSource
  void compiles(TestedHostCompiler host) {
    Compiled compiled = TOGETHER.get(host);

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void spirvImagesAreValid(TestedHostCompiler host) {
    Path images = TOGETHER.get(host).classes().resolve("META-INF/sycamore");

    assertThat(files(images, ".spv")).isNotEmpty().allSatisfy(ImageValidators::checkSpirV);
  }

  /** A test of its own, so that a machine without ptxas shows that it was not run. */
  @ParameterizedTest
  @EnumSource
  void ptxImagesAreValid(TestedHostCompiler host) {
    Path images = TOGETHER.get(host).classes().resolve("META-INF/sycamore");

    assertThat(files(images, ".ptx")).isNotEmpty().allSatisfy(ImageValidators::checkPtx);
  }

  static Stream<Arguments> runs() {
    return PROGRAMS.stream()
        .flatMap(
            program ->
                Stream.of(TestedHostCompiler.values())
                    .flatMap(
                        host ->
                            TestDevices.underTest().stream()
                                .map(device -> Arguments.of(program, host, device))));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("runs")
  void givesTheBitsOfTheJvm(Program program, TestedHostCompiler host, String device)
      throws ReflectiveOperationException {
    List<String> expected = run(program, host, TestDevices.HOST);
    List<String> actual = run(program, host, device);

    assertThat(Results.differences(expected, actual)).isEmpty();
  }

  private static List<String> run(Program program, TestedHostCompiler host, String device)
      throws ReflectiveOperationException {
    Method run =
        LOADERS
            .get(program + " " + host)
            .loadClass(program.name())
            .getMethod("run", DeviceQueue.class);
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(run.invoke(null, queue));
    }
  }

  private static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(suffix)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
