package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.WorkItemException;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A violation says which work-item it was, on every device as on the host. */
@Tag("one-jdk")
@Timeout(120)
@Tag("full")
class FailingItemsTest {

  private static final String PROGRAM = "FailingItems";

  /** What the names of its devices on processors begin with. */
  private static final String RUSTICL = "llvmpipe";

  @TempDir static Path folder;
  private static CheckedProgram program;

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    program =
        CheckedProgram.compile(PROGRAM, TestedHostCompiler.JAVAC, folder, "-Asycamore.checks=on");
  }

  @AfterAll
  static void close() throws IOException {
    program.close();
  }

  static Stream<Arguments> runs() {
    return CheckedProgram.runs(CheckedProgram.cases(PROGRAM));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void isThatOfTheHost(String name, String device) throws ReflectiveOperationException {
    Throwable expected = program.run(name, TestDevices.HOST);

    Throwable violation = program.run(name, device);

    assertThat(FailedItems.shown(name, violation)).isEqualTo(FailedItems.shown(name, expected));
    assertThat(violation).hasCauseInstanceOf(WorkItemException.class);
    assertThat(violation.getCause()).hasMessageEndingWith("on the device " + device);
    if (!name.startsWith("all")) {
      String item = expected.getCause().getMessage().replace("on the device host", "");
      assertThat(violation.getCause()).hasMessageContaining(item);
    }
  }

  @Test
  void theHostNamesTheWorkItem() throws ReflectiveOperationException {
    assertThat(program.run("ndRange2", TestDevices.HOST).getCause())
        .hasMessage("at work-item (6, 21), local (2, 5) in group (1, 2), on the device host");
    for (String name : CheckedProgram.cases(PROGRAM)) {
      String shown = FailedItems.shown(name, program.run(name, TestDevices.HOST));
      assertThat(shown)
          .matches(name.startsWith("all") ? "the same work-item" : ".*(\\[[0-9, ]*\\] ?){3}");
    }
  }

  /** Called with the folder of the program in a process where rusticl is a driver, too. */
  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    try (CheckedProgram cases = CheckedProgram.loaded(PROGRAM, Path.of(args[0]))) {
      for (ComputeDevice device : ComputeDevice.all()) {
        if (device.name().startsWith(RUSTICL)) {
          for (String name : CheckedProgram.cases(PROGRAM)) {
            String shown = FailedItems.shown(name, cases.run(name, device.id()));
            System.out.println(device.name() + "|" + name + "|" + shown);
          }
        }
      }
    }
  }

  @Test
  void isThatOfTheHostOnRusticl()
      throws IOException, InterruptedException, ReflectiveOperationException {
    List<String> lines =
        RusticlProcess.run(
            FailingItemsTest.class.getName(), List.of(), program.classes().toString());

    if (lines.isEmpty() && !Tool.RUSTICL.isRequired()) {
      return;
    }
    for (String name : CheckedProgram.cases(PROGRAM)) {
      String expected = FailedItems.shown(name, program.run(name, TestDevices.HOST));
      assertThat(lines)
          .filteredOn(line -> line.contains("|" + name + "|"))
          .isNotEmpty()
          .allSatisfy(line -> assertThat(line).endsWith("|" + expected));
    }
  }
}
