import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles files one at a time, again and again in one process as an IDE does on each save: with javac alone, and with the processor, loaded
 * once, and the device build off, in turn. Arguments: rounds, the processor's class path, the runtime's class path, the folder for classes, files or folders.
 */
public final class FrontEndCost {

  private FrontEndCost() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = Integer.parseInt(arguments[0]);
    List<Path> files = new ArrayList<>();
    for (String argument : List.of(arguments).subList(4, arguments.length)) {
      try (Stream<Path> found = Files.walk(Path.of(argument), 1)) {
        found.filter(f -> f.toString().endsWith(".java") && isPlain(f)).sorted().forEach(files::add);
      }
    }
    List<String> plain = List.of("-proc:none", "-cp", arguments[2], "-d", arguments[3]);
    // As for files that have changed: nothing is kept from one round to the next.
    List<String> checked =
        List.of(
            "-cp",
            arguments[2],
            "-d",
            arguments[3],
            "-Asycamore.deviceBuild=off",
            "-Asycamore.incremental=off");
    ClassLoader processors = loader(arguments[1]);
    double[][] best = new double[2][files.size()];
    Arrays.stream(best).forEach(row -> Arrays.fill(row, Double.MAX_VALUE));
    double first = milliseconds(files.get(0), checked, processors);
    for (int round = 0; round < rounds; round++) {
      for (int k = 0; k < files.size(); k++) {
        best[0][k] = Math.min(best[0][k], milliseconds(files.get(k), plain, null));
        best[1][k] = Math.min(best[1][k], milliseconds(files.get(k), checked, processors));
      }
    }
    double[] added = new double[files.size()];
    Arrays.setAll(added, k -> best[1][k] - best[0][k]);
    System.out.printf("%d files, %d rounds; first file of the process: %.0f ms%n", files.size(), rounds, first);
    print("javac alone", best[0]);
    print("with the front end", best[1]);
    print("added", added);
  }

  /** Whether javac alone can compile a file: one that uses a launcher needs the processor. */
  private static boolean isPlain(Path file) {
    try {
      return !Files.readString(file).contains("Kernels.");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void print(String what, double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    System.out.printf(
        "%s: median %.0f ms, 90th percentile %.0f ms, most %.0f ms%n",
        what, sorted[sorted.length / 2], sorted[sorted.length * 9 / 10], sorted[sorted.length - 1]);
  }

  private static ClassLoader loader(String path) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getSystemClassLoader());
  }

  private static double milliseconds(Path file, List<String> options, ClassLoader processors) throws Exception {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    long start = System.nanoTime();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(diagnostics, null, null)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(null, manager, diagnostics, options, null, manager.getJavaFileObjects(file));
      if (processors != null) {
        task.setProcessors(ServiceLoader.load(Processor.class, processors));
      }
      if (!task.call()) {
        throw new IllegalStateException(file + ": " + diagnostics.getDiagnostics());
      }
    }
    return (System.nanoTime() - start) / 1e6;
  }
}
