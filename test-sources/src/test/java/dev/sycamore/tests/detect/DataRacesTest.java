package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DataRaceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Kernels with a data race are found, and the same kernels without it are not. */
@Tag("one-jdk")
@Timeout(120)
class DataRacesTest {

  private static final String RACY = "RacyKernels";
  private static final String CLEAN = "CleanKernels";

  @TempDir static Path folder;
  private static URLClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    List<Source> sources =
        List.of(Source.read(programs(RACY + ".java")), Source.read(programs(CLEAN + ".java")));
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64", "-Asycamore.detect=races")
            .compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    URL classes = compiled.classes().toUri().toURL();
    loader = new URLClassLoader(new URL[] {classes}, DataRacesTest.class.getClassLoader());
  }

  private static Path programs(String file) {
    return Path.of("programs", "races", file);
  }

  @AfterAll
  static void close() throws IOException {
    loader.close();
  }

  static List<String> kernels() throws ReflectiveOperationException {
    return Arrays.stream(loader.loadClass(RACY).getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .sorted()
        .toList();
  }

  private static void run(String program, String kernel) throws Throwable {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      loader.loadClass(program).getMethod(kernel, DeviceQueue.class).invoke(null, queue);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void racesAreFound(String kernel) {
    assertThatThrownBy(() -> run(RACY, kernel))
        .isInstanceOf(DataRaceException.class)
        .hasMessageContaining("RacyKernels.java:");
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void mendedKernelsHaveNone(String kernel) throws Throwable {
    run(CLEAN, kernel);
  }

  @Test
  void thereAreSixtyKernels() throws ReflectiveOperationException {
    assertThat(kernels()).hasSizeGreaterThanOrEqualTo(30);
  }

  @Test
  void reportsNameBothWorkItemsPlacesAndTheElement() {
    assertThatThrownBy(() -> run(RACY, "shift"))
        .isInstanceOfSatisfying(
            DataRaceException.class,
            e ->
                assertThat(e.races())
                    .singleElement()
                    .asString()
                    .matches(
                        """
                        element 1 of `a`
                          - work-item 0 reads it at RacyKernels\\.java:\\d+:\\d+ in RacyKernels\\.shift\\.\\w+
                          - work-item 1 writes it at RacyKernels\\.java:\\d+:\\d+ in RacyKernels\\.shift\\.\\w+
                          help: write an element of each work-item's own or another array, or use Atomics; barriers order one group only"""));
  }

  @Test
  void reportsOfLocalMemoryNameTheWorkGroup() {
    assertThatThrownBy(() -> run(RACY, "broadcast"))
        .hasMessageContaining("local memory `first`")
        .hasMessageContaining("work-item 1, local 1 in group 0 reads it")
        .hasMessageContaining("help: put a barrier between the two");
  }
}
