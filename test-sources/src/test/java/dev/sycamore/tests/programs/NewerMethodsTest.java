package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.Method;
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

/** Methods that JDK 17 does not have: the program compiles with newer ones only. */
@EnabledForJreRange(min = JRE.JAVA_25)
@Tag("module")
class NewerMethodsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void haveTheBitsOfTheJvm(TestedHostCompiler host) throws Exception {
    Program program = Program.in("newer").get(0);
    for (String checks : List.of("off", "on")) {
      Compiled compiled =
          TestCompiler.in(folder.resolve(checks), host)
              .with("-Asycamore.targets=" + TestDevices.targets(), "-Asycamore.checks=" + checks)
              .compile(program.sources());
      assertThat(compiled.success()).as(compiled.transcript()).isTrue();
      URL[] classes = {compiled.classes().toUri().toURL()};
      try (URLClassLoader loader =
          new URLClassLoader(classes, NewerMethodsTest.class.getClassLoader())) {
        Method run = loader.loadClass(program.name()).getMethod("run", DeviceQueue.class);
        List<String> expected = lines(run, TestDevices.HOST);
        for (String device : TestDevices.underTest()) {
          assertThat(Results.differences(expected, lines(run, device))).as(device).isEmpty();
        }
      }
    }
  }

  private static List<String> lines(Method run, String device) throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(run.invoke(null, queue));
    }
  }
}
