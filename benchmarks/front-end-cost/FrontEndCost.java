import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles files one at a time, again and again in one process as an IDE does on each save: with javac alone, and with the processor and the
 * device build off, in turn. Arguments: rounds, the processor's class path, the runtime's class path, the folder for classes, files or folders.
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
    List<String> checked =
        List.of("--processor-path", arguments[1], "-cp", arguments[2], "-d", arguments[3], "-Asycamore.deviceBuild=off");
    double[][] best = new double[2][files.size()];
    Arrays.stream(best).forEach(row -> Arrays.fill(row, Double.MAX_VALUE));
    double first = milliseconds(files.get(0), checked);
    for (int round = 0; round < rounds; round++) {
      for (int k = 0; k < files.size(); k++) {
        best[0][k] = Math.min(best[0][k], milliseconds(files.get(k), plain));
        best[1][k] = Math.min(best[1][k], milliseconds(files.get(k), checked));
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

  private static double milliseconds(Path file, List<String> options) throws Exception {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    long start = System.nanoTime();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(diagnostics, null, null)) {
      if (!javac.getTask(null, manager, diagnostics, options, null, manager.getJavaFileObjects(file)).call()) {
        throw new IllegalStateException(file + ": " + diagnostics.getDiagnostics());
      }
    }
    return (System.nanoTime() - start) / 1e6;
  }
}
