package dev.sycamore.fuzz.run;

import dev.sycamore.fuzz.generate.Feature;
import dev.sycamore.fuzz.run.CompiledBatch.CompileError;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Compiles batches in memory with javac: with the product's processor, or without any. */
final class BatchCompiler {
  private static final Pattern GENERATED = Pattern.compile("\\bFuzz\\d+_P\\d+Kernels\\b");

  private final List<String> options;

  /**
   * A compiler.
   *
   * @param options of the product's processor
   */
  BatchCompiler(List<String> options) {
    this.options = options;
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
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC)
            .level(Feature.all().contains(Feature.PATTERN_SWITCH) ? 21 : 17)
            .options("-parameters", "-Xmaxerrs", "10000", "-Xlint:-options");
    batch.units().forEach(unit -> compilation.source(unit.className() + ".java", unit.text()));
    if (checkOnly) {
      generated(batch).forEach(name -> compilation.source(name + ".java", launcher(name)));
      // Nothing is written, whatever the folder.
      compilation
          .options("-XDshould-stop.ifNoError=FLOW")
          .into(Path.of(System.getProperty("java.io.tmpdir")));
    } else {
      compilation
          .into(folder)
          .processors(processor())
          // A kernel without SPIR-V is a program that the compiler refuses.
          .options(options)
          // No program comes twice.
          .options("-Asycamore.incremental=off", "-Asycamore.severity.SYC3003=error");
    }
    CompilationResult result = compilation.run();
    List<CompileError> errors =
        new ArrayList<>(result.errors().stream().map(BatchCompiler::error).toList());
    if (!result.success() && errors.isEmpty()) {
      errors.add(new CompileError("", -1, "javac failed without an error: " + result.output()));
    }
    return new CompiledBatch(folder, errors);
  }

  /** The names of classes that the processor generates. */
  private static Set<String> generated(Batch batch) {
    Set<String> names = new TreeSet<>();
    for (BatchSource unit : batch.units()) {
      Matcher matcher = GENERATED.matcher(unit.text());
      while (matcher.find()) {
        names.add(matcher.group());
      }
    }
    return names;
  }

  /** What stands for such a class without the processor. */
  private static String launcher(String name) {
    return "final class %s { static dev.sycamore.Event kernel(Object... all) { return null; } }\n"
        .formatted(name);
  }

  /** The product's processor, as a compiler finds it. */
  private static Processor processor() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(provider -> provider.type().getName().startsWith("dev.sycamore.processor."))
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
}
