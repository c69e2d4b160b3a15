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
import java.util.function.Consumer;

/** Programs of {@code programs/races} that were compiled and loaded. */
final class WatchedPrograms {
  private static final String SIZES = "Sizes";

  private final URLClassLoader loader;

  private WatchedPrograms(URLClassLoader loader) {
    this.loader = loader;
  }

  /**
   * Compiles programs to be watched.
   *
   * @param detect the option's value
   */
  static WatchedPrograms compile(Path folder, String detect, String... programs)
      throws IOException {
    return compile(
        folder, List.of("-Asycamore.targets=x86_64", "-Asycamore.detect=" + detect), programs);
  }

  /** Compiles programs with some options. */
  static WatchedPrograms compile(Path folder, List<String> options, String... programs)
      throws IOException {
    List<Source> sources = new ArrayList<>();
    sources.add(Source.read(Path.of("programs", "races", SIZES + ".java")));
    for (String program : programs) {
      sources.add(Source.read(Path.of("programs", "races", program + ".java")));
    }
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(options.toArray(String[]::new))
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

  /** Chooses how large launches are, before the first one runs. */
  void setSizes(int items, int width) throws ReflectiveOperationException {
    loader.loadClass(SIZES).getMethod("set", int.class, int.class).invoke(null, items, width);
  }

  /** Runs one of them on the native CPU; throws what it throws. */
  void run(String program, String kernel) throws Throwable {
    run(program, kernel, result -> {});
  }

  /**
   * Runs one of them.
   *
   * @param keep gets the array with the results before they are computed, from kernels that have a
   *     parameter for it
   */
  void run(String program, String kernel, Consumer<Object> keep) throws Throwable {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      Method method =
          Arrays.stream(loader.loadClass(program).getMethods())
              .filter(m -> m.getName().equals(kernel))
              .findFirst()
              .orElseThrow();
      Object[] arguments = {queue, keep};
      method.invoke(null, Arrays.copyOf(arguments, method.getParameterCount()));
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  void close() throws IOException {
    loader.close();
  }
}
