package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs that break no rule have the bits of the JVM without checks, too. PoCL does not optimise
 * them.
 */
@Tag("one-jdk")
@Tag("unoptimised-opencl")
@Timeout(300)
@Tag("full")
class UncheckedAcceptedProgramsTest {

  private static final List<Program> PROGRAMS =
      CommitSample.of("programs without checks", Program.in("accepted"), 10);

  @TempDir static Path folder;
  private static URLClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + targets(), "-Asycamore.checks=off")
            .compile(PROGRAMS.stream().flatMap(p -> p.sources().stream()).toList());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    loader =
        new URLClassLoader(
            new URL[] {compiled.classes().toUri().toURL()},
            UncheckedAcceptedProgramsTest.class.getClassLoader());
  }

  private static String targets() {
    return "x86_64,spir64" + (Tool.CUDA.isPresent() ? ",ptx64" : "");
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  static Stream<Arguments> runs() {
    return PROGRAMS.stream()
        .flatMap(p -> TestDevices.underTest().stream().map(device -> Arguments.of(p, device)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void givesTheBitsOfTheJvm(Program program, String device) throws ReflectiveOperationException {
    assertThat(Results.differences(run(program, TestDevices.HOST), run(program, device))).isEmpty();
  }

  private static List<String> run(Program program, String device)
      throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(
          loader.loadClass(program.name()).getMethod("run", DeviceQueue.class).invoke(null, queue));
    }
  }
}
