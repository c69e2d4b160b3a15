package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In programs that break no rule no mistake is found, and watching changes no result. */
@Tag("one-jdk")
@Timeout(300)
@Tag("full")
class DetectedAcceptedProgramsTest {

  private static final List<Program> PROGRAMS =
      CommitSample.of("watched programs", Program.in("accepted"), 10);

  @TempDir static Path folder;
  private static URLClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64", "-Asycamore.detect=races,uninitialized")
            .compile(PROGRAMS.stream().flatMap(p -> p.sources().stream()).toList());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    loader =
        new URLClassLoader(
            new URL[] {compiled.classes().toUri().toURL()},
            DetectedAcceptedProgramsTest.class.getClassLoader());
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  static List<Program> programs() {
    return PROGRAMS;
  }

  @ParameterizedTest
  @MethodSource("programs")
  void hasNoRace(Program program) throws ReflectiveOperationException {
    assertThat(Results.differences(run(program, TestDevices.HOST), run(program, "native-cpu")))
        .isEmpty();
  }

  private static List<String> run(Program program, String device)
      throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(
          loader.loadClass(program.name()).getMethod("run", DeviceQueue.class).invoke(null, queue));
    }
  }
}
