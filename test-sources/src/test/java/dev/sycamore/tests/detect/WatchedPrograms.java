package dev.sycamore.tests.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Programs of {@code programs/races} that were compiled to be watched, and loaded. */
final class WatchedPrograms {
  private final URLClassLoader loader;

  private WatchedPrograms(URLClassLoader loader) {
    this.loader = loader;
  }

  /**
   * Compiles programs.
   *
   * @param detect the option's value
   */
  static WatchedPrograms compile(Path folder, String detect, String... programs)
      throws IOException {
    List<Source> sources = new ArrayList<>();
    for (String program : programs) {
      sources.add(Source.read(Path.of("programs", "races", program + ".java")));
    }
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=x86_64", "-Asycamore.detect=" + detect)
            .compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    URL classes = compiled.classes().toUri().toURL();
    return new WatchedPrograms(
        new URLClassLoader(new URL[] {classes}, WatchedPrograms.class.getClassLoader()));
  }

  /** The names of a program's kernels. */
  List<String> kernels(String program) throws ReflectiveOperationException {
    return Arrays.stream(loader.loadClass(program).getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .sorted()
        .toList();
  }

  /** Runs one of them on the native CPU; throws what it throws. */
  void run(String program, String kernel) throws Throwable {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      loader.loadClass(program).getMethod(kernel, DeviceQueue.class).invoke(null, queue);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  void close() throws IOException {
    loader.close();
  }
}
