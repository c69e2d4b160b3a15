package dev.sycamore.tests.compile;

import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;

/** Compiles sources once with the product's processor, under a host compiler of choice. */
public final class TestCompiler {

  /**
   * What the devices of tests run: those that nobody runs would take a part of the suite's time.
   */
  private static final String TARGETS = "-Asycamore.targets=x86_64,spir64";

  private final TestCompilation compilation;
  private final Path folder;
  private boolean namesTargets;
  private int level = 17;

  private TestCompiler(TestedHostCompiler host, Path folder) {
    this.compilation = TestCompilation.with(host).into(folder.resolve("classes"));
    this.folder = folder;
    compilation.processors(new SycamoreProcessor());
  }

  /** A compiler that works in {@code folder}. */
  public static TestCompiler in(Path folder, TestedHostCompiler host) {
    return new TestCompiler(host, folder);
  }

  /**
   * Adds options of the host compiler, or {@code -Asycamore.*}. Without targets, or fixed ones,
   * programs are compiled for {@code x86_64} and {@code spir64}.
   */
  public TestCompiler with(String... more) {
    compilation.options(more);
    namesTargets |=
        Stream.of(more)
            .anyMatch(
                option ->
                    option.startsWith("-Asycamore.targets=")
                        || option.startsWith("-Asycamore.fixedTargets="));
    return this;
  }

  /** Compiles for the targets of a user who names none. */
  public TestCompiler withUsualTargets() {
    namesTargets = true;
    return this;
  }

  /** Adds a jar or a folder to the class path. */
  public TestCompiler withClasses(Path path) {
    compilation.classPath(List.of(path));
    return this;
  }

  /** Writes and compiles sources in this encoding. */
  public TestCompiler encoded(Charset charset) {
    compilation.encoding(charset);
    return this;
  }

  /** Compiles Java of this release. */
  public TestCompiler ofLevel(int release) {
    level = release;
    return this;
  }

  /** Adds a processor that runs beside the product's. */
  public TestCompiler with(Processor processor) {
    compilation.processors(processor);
    return this;
  }

  /** Compiles. */
  public Compiled compile(List<Source> sources) {
    Map<String, String> texts = new LinkedHashMap<>();
    sources.forEach(source -> texts.put(source.path(), source.text()));
    if (!namesTargets) {
      compilation.options(TARGETS);
    }
    CompilationResult result = compilation.level(level).written(folder.resolve("src"), texts).run();
    List<HostDiagnostic> findings =
        result.diagnostics().stream()
            .filter(d -> d.getKind() != Diagnostic.Kind.NOTE)
            .map(HostDiagnostic::of)
            .toList();
    return new Compiled(result.success(), findings, result.output(), result.classes());
  }
}
