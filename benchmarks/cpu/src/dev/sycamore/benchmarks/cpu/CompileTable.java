package dev.sycamore.benchmarks.cpu;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What the parts of a compilation add to javac for each kernel's file, in a process that has
 * compiled before: the front end with the modules of LLVM IR and OpenCL C, then the image of each
 * target.
 */
final class CompileTable {
  private static final int ROUNDS = 3;

  private final CpuBenchmarkOptions options;
  private final ClassLoader processors;
  private final Path classes;

  CompileTable(CpuBenchmarkOptions options) throws IOException {
    this.options = options;
    List<URL> urls = new ArrayList<>();
    for (String entry : options.processors().split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    // Not of the class path: the runtime there has a processor that reports that this one is
    // missing.
    ClassLoader parent = ClassLoader.getPlatformClassLoader();
    this.processors = new URLClassLoader(urls.toArray(URL[]::new), parent);
    this.classes = Files.createTempDirectory("cpu-benchmark");
  }

  void print(PrintStream out) throws IOException {
    String unit = options.clock() == BenchmarkClock.WALL ? "time" : "processor time";
    out.println(
        "Milliseconds of %s that each part adds, the best of %d rounds, in a running compiler"
            .formatted(unit, ROUNDS));
    out.println();
    out.println("| kernel | javac | front end | " + String.join(" | ", options.targets()) + " |");
    out.println("|---|---|---|" + "---|".repeat(options.targets().size()));
    List<Path> files = files();
    measure(files.get(0), 1); // loads the compiler
    double[] sums = new double[2 + options.targets().size()];
    for (Path file : files) {
      double[] added = measure(file, ROUNDS);
      Arrays.setAll(sums, part -> sums[part] + added[part]);
      String name = file.getFileName().toString().replace("Benchmark.java", "");
      out.println(row(name, added));
    }
    out.println(row("all", sums));
    delete();
  }

  private static String row(String name, double[] added) {
    StringBuilder row = new StringBuilder("| ").append(name).append(" |");
    for (double value : added) {
      row.append(String.format(Locale.ROOT, " %.0f |", value));
    }
    return row.toString();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found =
        Files.list(options.sources().resolve("dev/sycamore/benchmarks/cpu/kernels"))) {
      return found
          .filter(file -> file.toString().endsWith("Benchmark.java"))
          .filter(
              file ->
                  options.kernels().isEmpty()
                      || options
                          .kernels()
                          .contains(file.getFileName().toString().replace("Benchmark.java", "")))
          .sorted()
          .toList();
    }
  }

  /** What javac takes, what the front end adds, and what each target adds to both. */
  private double[] measure(Path file, int rounds) {
    List<List<String>> variants = new ArrayList<>();
    variants.add(List.of("-proc:none"));
    variants.add(List.of("-Asycamore.deviceBuild=modules"));
    options.targets().forEach(target -> variants.add(List.of("-Asycamore.targets=" + target)));
    double[] best = new double[variants.size()];
    Arrays.fill(best, Double.MAX_VALUE);
    for (int round = 0; round < rounds; round++) {
      for (int k = 0; k < best.length; k++) {
        best[k] = Math.min(best[k], milliseconds(file, variants.get(k)));
      }
    }
    double[] added = new double[best.length];
    Arrays.setAll(added, k -> best[k] - (k == 0 ? 0 : best[Math.min(k, 2) - 1]));
    return added;
  }

  private double milliseconds(Path file, List<String> variant) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> words = new ArrayList<>(variant);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
    ProcessFamilyTime before = ProcessFamilyTime.now();
    long start = System.nanoTime();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(diagnostics, null, null)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(null, manager, diagnostics, words, null, manager.getJavaFileObjects(file));
      if (!variant.contains("-proc:none")) {
        task.setProcessors(ServiceLoader.load(Processor.class, processors));
      }
      if (!task.call()) {
        throw new IllegalStateException(file + ": " + diagnostics.getDiagnostics());
      }
    } catch (IOException e) {
      throw new IllegalStateException(file.toString(), e);
    }
    return options.clock() == BenchmarkClock.WALL
        ? (System.nanoTime() - start) / 1e6
        : ProcessFamilyTime.now().since(before).toNanos() / 1e6;
  }

  private void delete() throws IOException {
    try (Stream<Path> made = Files.walk(classes)) {
      made.sorted((a, b) -> b.compareTo(a)).map(Path::toFile).forEach(File::delete);
    }
  }
}
