package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The programs of {@code programs/ported}, which {@code docs/PORTING.md} lists, compute on every
 * device what the loops compute that they were ported from, to the last bit.
 *
 * <p>{@code run(null)} runs the loops. A driver of OpenCL takes seconds to compile 40 kernels, so
 * it compiles those of one host compiler.
 */
@Tag("one-jdk")
@Tag("full")
class PortedProgramsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void computeWhatTheLoopsCompute(TestedHostCompiler host) throws Exception {
    List<Program> programs = Program.in("ported");
    boolean all = host == TestedHostCompiler.JAVAC;
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=" + (all ? TestDevices.targets() : "x86_64"))
            .compile(programs.stream().flatMap(p -> p.sources().stream()).toList());

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {compiled.classes().toUri().toURL()}, getClass().getClassLoader())) {
      for (Program program : programs) {
        Class<?> type = loader.loadClass(program.name());
        List<String> expected = run(type, null);
        for (String device :
            all ? TestDevices.underTest() : TestDevices.underTest().subList(0, 1)) {
          try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
            assertThat(Results.differences(expected, run(type, queue)))
                .as("%s on %s", program, device)
                .isEmpty();
          }
        }
      }
    }
  }

  private static List<String> run(Class<?> program, DeviceQueue queue)
      throws ReflectiveOperationException {
    return Results.lines(program.getMethod("run", DeviceQueue.class).invoke(null, queue));
  }
}
