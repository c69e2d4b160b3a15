package dev.sycamore.testsupport.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What a compilation led to.
 *
 * @param output what the compiler printed besides diagnostics
 * @param classes the output folder; empty if none was named
 */
public record CompilationResult(
    boolean success,
    List<Diagnostic<? extends JavaFileObject>> diagnostics,
    String output,
    Path classes) {

  /** This result, if the compilation succeeded. */
  public CompilationResult succeeded() {
    if (!success) {
      throw new AssertionError("not compiled: " + diagnostics + output);
    }
    return this;
  }

  /** The errors of the host compiler and of processors. */
  public List<Diagnostic<? extends JavaFileObject>> errors() {
    return diagnostics.stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).toList();
  }

  /** Errors and warnings that are Sycamore's. */
  public List<Diagnostic<? extends JavaFileObject>> ours() {
    return diagnostics.stream().filter(d -> d.getMessage(Locale.ROOT).contains("[SYC")).toList();
  }

  /** The one diagnostic that is Sycamore's. */
  public Diagnostic<? extends JavaFileObject> only() {
    if (ours().size() != 1) {
      throw new AssertionError("one diagnostic expected: " + diagnostics + output);
    }
    return ours().get(0);
  }

  /** All files in the output folder, by path. */
  public List<String> files() {
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .filter(Files::isRegularFile)
          .map(f -> classes.relativize(f).toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A loader of the classes, below that of the tests. */
  public URLClassLoader loader() {
    try {
      return new URLClassLoader(
          new URL[] {classes.toUri().toURL()}, CompilationResult.class.getClassLoader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
