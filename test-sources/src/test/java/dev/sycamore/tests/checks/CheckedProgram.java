package dev.sycamore.tests.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
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
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** A class of {@code programs/checked}, compiled; each of its methods is one case. */
public final class CheckedProgram implements AutoCloseable {

  private final URLClassLoader loader;
  private final Class<?> program;

  private final Path classes;

  private CheckedProgram(URLClassLoader loader, Class<?> program, Path classes) {
    this.loader = loader;
    this.program = program;
    this.classes = classes;
  }

  /** Compiles a program, which must be accepted without a word. */
  static CheckedProgram compile(
      String name, TestedHostCompiler host, Path folder, String... options)
      throws IOException, ReflectiveOperationException {
    Source source = Source.read(Path.of("programs", "checked", name + ".java"));
    return compile(name, List.of(source), host, folder, options);
  }

  /**
   * Compiles the sources of a program, which must be accepted without a word. Work-items write the
   * same elements where nothing depends on who is the last.
   */
  static CheckedProgram compile(
      String name, List<Source> sources, TestedHostCompiler host, Path folder, String... options)
      throws IOException, ReflectiveOperationException {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=" + TestDevices.targets())
            .with("-Asycamore.severity.SYC1101=off")
            .with(options)
            .compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    return loaded(name, compiled.classes());
  }

  /** Loads a program that is compiled. */
  static CheckedProgram loaded(String name, Path classes)
      throws IOException, ReflectiveOperationException {
    URLClassLoader loader =
        new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, CheckedProgram.class.getClassLoader());
    loader.setDefaultAssertionStatus(true);
    return new CheckedProgram(loader, loader.loadClass(name), classes);
  }

  /** Each of some cases with each device under test. */
  static Stream<Arguments> runs(List<String> names) {
    return names.stream()
        .flatMap(name -> TestDevices.underTest().stream().map(d -> Arguments.of(name, d)));
  }

  /** Where the class of the program is. */
  Path classes() {
    return classes;
  }

  /** The names of the cases of a program that needs not be compiled for it. */
  public static List<String> cases(String name) {
    try {
      String text = Source.read(Path.of("programs", "checked", name + ".java")).text();
      return java.util.regex.Pattern.compile("public static \\S+ (\\w+)\\(DeviceQueue q\\)")
          .matcher(text)
          .results()
          .map(match -> match.group(1))
          .toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Runs a case on a device, and waits for it; what it throws, or null. */
  Throwable run(String name, String device) throws ReflectiveOperationException {
    Method method = method(name);
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      try {
        method.invoke(null, queue);
        queue.await();
        return null;
      } catch (InvocationTargetException e) {
        return e.getCause();
      } catch (RuntimeException | Error e) {
        // It was thrown once; closing the queue has nothing more to tell.
        return e;
      }
    }
  }

  /** What a case returns on a device. */
  Object resultOf(String name, String device) throws ReflectiveOperationException {
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return method(name).invoke(null, queue);
    }
  }

  private Method method(String name) {
    return Arrays.stream(program.getMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()) && m.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
