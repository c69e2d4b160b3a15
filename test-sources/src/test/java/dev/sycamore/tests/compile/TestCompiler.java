package dev.sycamore.tests.compile;

import dev.sycamore.processor.SycamoreProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** Compiles sources with the product's processor, under a host compiler of choice. */
public final class TestCompiler {

  private final HostCompilerKind host;
  private final Path folder;
  private final List<String> options = new ArrayList<>();
  private final List<Path> classPath = new ArrayList<>();
  private final List<Processor> processors = new ArrayList<>();
  private int level = 17;
  private Charset encoding = StandardCharsets.UTF_8;

  private TestCompiler(HostCompilerKind host, Path folder) {
    this.host = host;
    this.folder = folder;
  }

  /** A compiler that works in {@code folder}. */
  public static TestCompiler in(Path folder, HostCompilerKind host) {
    TestCompiler compiler = new TestCompiler(host, folder);
    compiler.processors.add(new SycamoreProcessor());
    return compiler;
  }

  /** Adds options of the host compiler, or {@code -Asycamore.*}. */
  public TestCompiler with(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  /** Adds a jar or a folder to the class path. */
  public TestCompiler withClasses(Path path) {
    classPath.add(path);
    return this;
  }

  /** Writes and compiles sources in this encoding. */
  public TestCompiler encoded(Charset charset) {
    encoding = charset;
    return this;
  }

  /** Compiles Java of this release. */
  public TestCompiler ofLevel(int release) {
    level = release;
    return this;
  }

  /** Adds a processor that runs beside the product's. */
  public TestCompiler with(Processor processor) {
    processors.add(processor);
    return this;
  }

  /** Compiles. */
  public Compiled compile(List<Source> sources) {
    JavaCompiler compiler = host.create();
    DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
    StringWriter out = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(collector, Locale.ROOT, encoding)) {
      Path classes = Files.createDirectories(folder.resolve("classes"));
      List<Path> paths = new ArrayList<>();
      for (Source source : sources) {
        Path path = folder.resolve("src").resolve(source.path());
        Files.createDirectories(path.getParent());
        paths.add(Files.writeString(path, source.text(), encoding));
      }
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              out,
              files,
              collector,
              arguments(classes),
              null,
              files.getJavaFileObjectsFromPaths(paths));
      task.setProcessors(processors);
      boolean success = task.call();
      List<Finding> findings =
          collector.getDiagnostics().stream()
              .filter(d -> d.getKind() != Diagnostic.Kind.NOTE)
              .map(Finding::of)
              .toList();
      return new Compiled(success, findings, out.toString(), classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> arguments(Path classes) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-d", classes.toString(),
                "-encoding", encoding.name(),
                "-s", classes.toString(),
                "-classpath", classPath(),
                "-source", Integer.toString(level),
                "-target", Integer.toString(level)));
    arguments.addAll(options);
    return arguments;
  }

  private String classPath() {
    StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
    classPath.forEach(entry -> path.append(File.pathSeparator).append(entry));
    return path.toString();
  }
}
