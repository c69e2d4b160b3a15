package dev.sycamore.processor;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** One compilation with given processors. */
record TestRun(
    boolean success,
    List<Diagnostic<? extends JavaFileObject>> diagnostics,
    String output,
    Path classes) {

  static TestRun of(
      TestHost host,
      Path folder,
      Map<String, String> sources,
      List<String> options,
      Processor... processors) {
    JavaCompiler compiler = host.create();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter out = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
      Path classes = Files.createDirectories(folder.resolve("classes"));
      List<Path> paths = new ArrayList<>();
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Path path = folder.resolve("src").resolve(source.getKey());
        Files.createDirectories(path.getParent());
        paths.add(Files.writeString(path, source.getValue()));
      }
      List<String> arguments =
          new ArrayList<>(
              List.of(
                  "-d",
                  classes.toString(),
                  "-s",
                  classes.toString(),
                  "-classpath",
                  System.getProperty("java.class.path"),
                  "-source",
                  "17",
                  "-target",
                  "17"));
      arguments.addAll(options);
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              out, files, collector, arguments, null, files.getJavaFileObjectsFromPaths(paths));
      task.setProcessors(List.of(processors));
      boolean success = task.call();
      return new TestRun(success, collector.getDiagnostics(), out.toString(), classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Errors and warnings that are ours. */
  List<Diagnostic<? extends JavaFileObject>> ours() {
    return diagnostics.stream().filter(d -> d.getMessage(Locale.ROOT).contains("[SYC")).toList();
  }

  /** The one diagnostic that is ours. */
  Diagnostic<? extends JavaFileObject> only() {
    if (ours().size() != 1) {
      throw new AssertionError("one diagnostic expected: " + diagnostics + output);
    }
    return ours().get(0);
  }

  /** All files in the class output, by path. */
  List<String> files() {
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
}
