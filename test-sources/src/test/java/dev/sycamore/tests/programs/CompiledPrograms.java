package dev.sycamore.tests.programs;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Programs that are one compilation. Each has a method {@code public static Object
 * run(DeviceQueue)}.
 */
public final class CompiledPrograms implements AutoCloseable {

  private final Compiled compiled;
  private final URLClassLoader loader;

  private CompiledPrograms(Compiled compiled, URLClassLoader loader) {
    this.compiled = compiled;
    this.loader = loader;
  }

  /**
   * Compiles with javac. Under {@code SYCAMORE_REQUIRE_SPIRV} an OpenCL device can take nothing but
   * SPIR-V.
   *
   * @param options of the host compiler, or {@code -Asycamore.*}
   */
  public static CompiledPrograms of(Path folder, List<Source> sources, String... options)
      throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC).with(options).compile(sources);
    URL classes = compiled.classes().toUri().toURL();
    CompiledPrograms programs =
        new CompiledPrograms(
            compiled,
            new URLClassLoader(new URL[] {classes}, CompiledPrograms.class.getClassLoader()));
    if (System.getenv("SYCAMORE_REQUIRE_SPIRV") != null) {
      for (Path openClC : programs.files(".cl")) {
        Files.delete(openClC);
      }
    }
    return programs;
  }

  /** What the compilation said. */
  public Compiled compiled() {
    return compiled;
  }

  /** The files in the class output whose names end so. */
  public List<Path> files(String suffix) {
    try (Stream<Path> files = Files.walk(compiled.classes())) {
      return files.filter(file -> file.toString().endsWith(suffix)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The results of a program on a device, a line for each element. */
  public List<String> run(String program, String device) throws ReflectiveOperationException {
    Method run = loader.loadClass(program).getMethod("run", DeviceQueue.class);
    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return Results.lines(run.invoke(null, queue));
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
