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
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Programs of {@code programs/accepted21}, whose source needs Java 21, compile without a word, and
 * give the bits of the JVM on every device.
 */
@EnabledForJreRange(min = JRE.JAVA_21)
@Tag("module")
class Java21ProgramsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void giveTheBitsOfTheJvm(TestedHostCompiler host) throws Exception {
    List<Program> programs = Program.in("accepted21");
    Compiled compiled =
        TestCompiler.in(folder, host)
            .ofLevel(21)
            .with("-Asycamore.targets=x86_64,spir64")
            .compile(programs.stream().flatMap(p -> p.sources().stream()).toList());

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {compiled.classes().toUri().toURL()}, getClass().getClassLoader())) {
      for (Program program : programs) {
        Class<?> type = loader.loadClass(program.name());
        List<String> expected = run(type, TestDevices.HOST);
        for (String device : TestDevices.underTest()) {
          assertThat(Results.differences(expected, run(type, device)))
              .as("%s on %s", program, device)
              .isEmpty();
        }
      }
    }
  }

  private static List<String> run(Class<?> program, String device)
      throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(program.getMethod("run", DeviceQueue.class).invoke(null, queue));
    }
  }
}
