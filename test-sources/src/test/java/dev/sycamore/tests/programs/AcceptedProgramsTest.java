package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.images.ImageValidators;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every program of {@code programs/accepted} compiles with javac without a word, and its {@code
 * run} returns the same bits on every device as on the host, where the JVM itself runs the lambda.
 *
 * <p>All programs are one compilation: that is one device build, and it shows that kernels of
 * different units do not meet. If that fails, each program is compiled by itself, so that one does
 * not hide the others.
 */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("full")
public class AcceptedProgramsTest {

  private static final String IN_PLACE = "sycamore.inPlace";
  private static final String MARK = "sycamore.markUndefined";

  /** The native CPU, every launch from the first on without copies of plain arrays. */
  private static final String NATIVE_IN_PLACE = "native-cpu=in-place";

  @TempDir static Path folder;

  private final List<Program> programs = programs();
  private final List<Program> inPlace =
      CommitSample.of("programs with arrays in place", programs, 25);

  /** PoCL takes most of the time: it compiles each kernel again. */
  private final List<Program> onOpenCl = CommitSample.of("programs on OpenCL", programs, 45);

  private final Map<Program, URLClassLoader> loaders = new HashMap<>();
  private Expected expected;
  private Compiled together;

  /** What compiles the programs. */
  protected TestedHostCompiler host() {
    return TestedHostCompiler.JAVAC;
  }

  /** Which of them run: all on the first JDK. */
  protected List<Program> programs() {
    return CommitSample.of("accepted programs", Program.in("accepted"), 100);
  }

  @BeforeAll
  void compileAll() throws IOException {
    together = compile("all", programs);
    for (Program program : programs) {
      Compiled compiled = together.success() ? together : compile(program.name(), List.of(program));
      if (System.getenv("SYCAMORE_REQUIRE_SPIRV") != null) {
        deleteOpenClC(compiled);
      }
      loaders.put(program, loader(compiled));
    }
  }

  private Compiled compile(String name, List<Program> programs) {
    return TestCompiler.in(folder.resolve(name), host())
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
  void closeLoaders() throws IOException {
    for (URLClassLoader loader : loaders.values()) {
      loader.close();
    }
  }

  @Test
  void compiles() {
    assertThat(together.success()).as(together.transcript()).isTrue();
    assertThat(together.ours()).isEmpty();
  }

  @Test
  void spirvImagesAreValid() {
    assertThat(images(".spv")).isNotEmpty().allSatisfy(ImageValidators::checkSpirV);
  }

  /** A test of its own, so that a machine without ptxas shows that it was not run. */
  @Test
  void ptxImagesAreValid() {
    assertThat(images(".ptx")).isNotEmpty().allSatisfy(ImageValidators::checkPtx);
  }

  Stream<Arguments> runs() {
    return programs.stream()
        .flatMap(
            p ->
                Stream.concat(
                        TestDevices.underTest().stream()
                            .filter(d -> !d.startsWith("opencl") || onOpenCl.contains(p)),
                        inPlace.contains(p) ? Stream.of(NATIVE_IN_PLACE) : Stream.of())
                    .map(device -> Arguments.of(p, device)));
  }

  /** What a launch is not to use of the copy of an array has a pattern. */
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void givesTheBitsOfTheJvm(Program program, String device) throws ReflectiveOperationException {
    System.setProperty(MARK, "true");
    try {
      List<String> actual =
          device.equals(NATIVE_IN_PLACE) ? runInPlace(program) : run(program, device);
      assertThat(Results.differences(expected(program), actual)).isEmpty();
    } finally {
      System.clearProperty(MARK);
    }
  }

  /** The JVM's results, computed once for all devices: their tests follow each other. */
  private List<String> expected(Program program) throws ReflectiveOperationException {
    if (expected == null || !expected.program().equals(program)) {
      expected = new Expected(program, run(program, TestDevices.HOST));
    }
    return expected.lines();
  }

  private List<String> runInPlace(Program program) throws ReflectiveOperationException {
    System.setProperty(IN_PLACE, "always");
    try {
      return run(program, "native-cpu");
    } finally {
      System.clearProperty(IN_PLACE);
    }
  }

  private List<String> run(Program program, String device) throws ReflectiveOperationException {
    Method run = loaders.get(program).loadClass(program.name()).getMethod("run", DeviceQueue.class);
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(run.invoke(null, queue));
    }
  }

  private List<Path> images(String suffix) {
    return files(together.classes().resolve("META-INF/sycamore"), suffix);
  }

  private record Expected(Program program, List<String> lines) {}

  private static List<Path> files(Path folder, String suffix) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(suffix)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
