package dev.sycamore.tests.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.programs.CompiledPrograms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Programs whose kernels capture arrays, compiled once for all devices. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class CapturedProgramsTest {
  private final List<Source> sources;
  private CompiledPrograms programs;

  CapturedProgramsTest(List<Source> sources) {
    this.sources = sources;
  }

  @BeforeAll
  void compile(@TempDir Path folder) throws IOException {
    programs = CompiledPrograms.of(folder, sources, "-Asycamore.targets=" + TestDevices.targets());
    assertThat(programs.compiled().ours()).isEmpty();
  }

  @AfterAll
  void close() throws IOException {
    programs.close();
  }

  static List<String> devices() {
    return TestDevices.underTest();
  }

  /** A program has the results that it has on the host. */
  void assertSameAsOnHost(String program, String device) throws ReflectiveOperationException {
    assertThat(programs.run(program, device)).isEqualTo(programs.run(program, TestDevices.HOST));
  }

  /** The elements of a program's result, without the places of kernels in messages. */
  List<String> values(String program, String device) throws ReflectiveOperationException {
    return programs.run(program, device).stream()
        .filter(line -> line.startsWith("["))
        .map(line -> line.substring(line.indexOf('=') + 2))
        .map(line -> line.replaceAll(" \\(\\w+.java:\\d+:\\d+\\)", ""))
        .toList();
  }
}
