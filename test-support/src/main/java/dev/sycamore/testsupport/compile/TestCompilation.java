package dev.sycamore.testsupport.compile;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * One call of a host compiler: the harness of all compile tests. Sources are files or texts in
 * memory. The class path is that of the tests, with what is added; without a processor none runs.
 *
 * <pre>{@code
 * CompilationResult result =
 *     TestCompilation.with(TestedHostCompiler.JAVAC)
 *         .source("p/Unit.java", "package p; class Unit {}")
 *         .into(folder)
 *         .run();
 * }</pre>
 */
public final class TestCompilation {

  private final TestedHostCompiler host;
  private final List<String> options = new ArrayList<>();
  private final List<Path> classPath = new ArrayList<>();
  private final List<Processor> processors = new ArrayList<>();
  private final List<Path> files = new ArrayList<>();
  private final List<JavaFileObject> texts = new ArrayList<>();
  private Optional<Path> output = Optional.empty();
  private Charset encoding = StandardCharsets.UTF_8;

  private TestCompilation(TestedHostCompiler host) {
    this.host = host;
  }

  public static TestCompilation with(TestedHostCompiler host) {
    return new TestCompilation(host);
  }

  /** Adds options of the host compiler, those of processors included. */
  public TestCompilation options(String... more) {
    return options(List.of(more));
  }

  /** Adds options of the host compiler, those of processors included. */
  public TestCompilation options(List<String> more) {
    options.addAll(more);
    return this;
  }

  /** Compiles Java of a release, and against the platform of the JDK that runs the tests. */
  public TestCompilation level(int release) {
    return options("-source", Integer.toString(release), "-target", Integer.toString(release));
  }

  /** Adds a jar or a folder to the class path. */
  public TestCompilation classPath(List<Path> more) {
    classPath.addAll(more);
    return this;
  }

  public TestCompilation processors(Processor... more) {
    processors.addAll(List.of(more));
    return this;
  }

  /** Reads files in this encoding instead of UTF-8. */
  public TestCompilation encoding(Charset charset) {
    encoding = charset;
    return this;
  }

  /** Adds source files. */
  public TestCompilation files(List<Path> more) {
    files.addAll(more);
    return this;
  }

  /** Writes sources below a folder, by their paths there, and adds the files. */
  public TestCompilation written(Path folder, Map<String, String> sources) {
    sources.forEach((path, text) -> files.add(write(folder.resolve(path), text)));
    return this;
  }

  private Path write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text, encoding);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds a source that is in memory only; Eclipse's compiler wants files. */
  public TestCompilation source(String path, String text) {
    texts.add(
        new SimpleJavaFileObject(URI.create("memory:///" + path), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        });
    return this;
  }

  /** Writes classes, and what processors generate, to a folder. */
  public TestCompilation into(Path folder) {
    output = Optional.of(folder);
    return this;
  }

  public CompilationResult run() {
    JavaCompiler compiler = host.create();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter text = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, encoding)) {
      if (output.isPresent()) {
        Files.createDirectories(output.get());
      }
      List<JavaFileObject> units = new ArrayList<>(texts);
      manager.getJavaFileObjectsFromPaths(files).forEach(units::add);
      JavaCompiler.CompilationTask task =
          compiler.getTask(text, manager, diagnostics, arguments(), null, units);
      if (!processors.isEmpty()) {
        task.setProcessors(processors);
      }
      boolean success = task.call();
      return new CompilationResult(
          success, diagnostics.getDiagnostics(), text.toString(), output.orElse(Path.of("")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> arguments() {
    StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
    classPath.forEach(entry -> path.append(File.pathSeparator).append(entry));
    List<String> arguments =
        new ArrayList<>(List.of("-classpath", path.toString(), "-encoding", encoding.name()));
    output.ifPresent(
        folder -> arguments.addAll(List.of("-d", folder.toString(), "-s", folder.toString())));
    if (processors.isEmpty()) {
      arguments.add("-proc:none");
    }
    arguments.addAll(options);
    return arguments;
  }
}
