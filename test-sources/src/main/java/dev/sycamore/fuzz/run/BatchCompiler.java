package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.run.CompiledBatch.CompileError;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles batches in memory with javac: with the product's processor, or without any. */
final class BatchCompiler {
  private final String targets;

  /**
   * A compiler.
   *
   * @param targets the value of {@code -Asycamore.targets}
   */
  BatchCompiler(String targets) {
    this.targets = targets;
  }

  /** Whether javac alone accepts the batch; writes nothing. */
  CompiledBatch check(Batch batch) {
    return run(batch, Path.of(""), true);
  }

  /** Compiles with the processor into {@code folder}. */
  CompiledBatch compile(Batch batch, Path folder) {
    return run(batch, folder, false);
  }

  private CompiledBatch run(Batch batch, Path folder, boolean checkOnly) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter out = new StringWriter();
    List<String> options =
        new ArrayList<>(
            List.of(
                "-parameters",
                "-Xmaxerrs",
                "10000",
                "-classpath",
                System.getProperty("java.class.path"),
                "-source",
                "17",
                "-target",
                "17",
                "-Xlint:-options"));
    if (checkOnly) {
      options.addAll(
          List.of(
              "-proc:none",
              "-XDshould-stop.ifNoError=FLOW",
              "-d",
              System.getProperty("java.io.tmpdir")));
    } else {
      options.addAll(
          List.of(
              "-d",
              folder.toString(),
              "-s",
              folder.toString(),
              "-Asycamore.targets=" + targets,
              // A kernel without SPIR-V is a program that the compiler refuses.
              "-Asycamore.severity.SYC3003=error"));
    }
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
      if (!checkOnly) {
        Files.createDirectories(folder);
      }
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              out,
              files,
              collector,
              options,
              null,
              batch.units().stream().map(BatchCompiler::unit).toList());
      if (!checkOnly) {
        task.setProcessors(List.of(processor()));
      }
      boolean success = task.call();
      List<CompileError> errors =
          new ArrayList<>(
              collector.getDiagnostics().stream()
                  .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                  .map(BatchCompiler::error)
                  .toList());
      if (!success && errors.isEmpty()) {
        errors.add(new CompileError("", -1, "javac failed without an error: " + out));
      }
      return new CompiledBatch(folder, errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The product's processor, as a compiler finds it. */
  private static Processor processor() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(provider -> provider.type().getName().startsWith("dev.sycamore."))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the processor is not on the class path"))
        .get();
  }

  private static CompileError error(Diagnostic<? extends JavaFileObject> diagnostic) {
    String unit =
        diagnostic.getSource() == null
            ? ""
            : diagnostic.getSource().getName().replaceAll(".*/|\\.java$", "");
    String message = diagnostic.getMessage(Locale.ROOT);
    return new CompileError(unit, diagnostic.getLineNumber(), message);
  }

  private static JavaFileObject unit(BatchSource source) {
    URI uri = URI.create("memory:///" + source.className() + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.text();
      }
    };
  }
}
