package dev.sycamore.tests.several;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.QueueOption;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
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

/** Programs that use several devices at once have the JVM's results. */
@Tag("one-jdk")
@Timeout(120)
@Tag("full")
class SeveralDevicesTest {

  @TempDir static Path folder;
  private static URLClassLoader loader;
  private static SeveralDevices program;

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + TestDevices.targets())
            .compile(
                List.of(
                    Source.read(Path.of("programs", "several", SeveralDevices.PROGRAM + ".java"))));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    loader =
        new URLClassLoader(
            new URL[] {compiled.classes().toUri().toURL()},
            SeveralDevicesTest.class.getClassLoader());
    program = new SeveralDevices(loader.loadClass(SeveralDevices.PROGRAM));
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  /** Each with the native CPU, a device twice, all of them, and all GPUs. */
  private static List<List<String>> devices() {
    List<String> all = TestDevices.underTest();
    List<List<String>> devices = new ArrayList<>();
    all.forEach(device -> devices.add(List.of("native-cpu", device)));
    devices.add(all);
    List<String> gpus =
        ComputeDevice.all().stream()
            .map(ComputeDevice::id)
            .filter(id -> id.startsWith("cuda:"))
            .toList();
    if (gpus.size() > 1) {
      devices.add(gpus);
    }
    return devices.stream().distinct().toList();
  }

  static Stream<Arguments> runs() {
    return program.cases().stream()
        .flatMap(name -> devices().stream().map(devices -> Arguments.of(name, devices)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("runs")
  void haveTheResultsOfTheJvm(String name, List<String> devices)
      throws ReflectiveOperationException {
    assertThat(program.differences(name, devices)).isEmpty();
    assertThat(program.differences(name, devices, QueueOption.OUT_OF_ORDER)).isEmpty();
  }
}
