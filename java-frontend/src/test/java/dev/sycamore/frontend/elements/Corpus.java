package dev.sycamore.frontend.elements;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Sources that attribution is tried on.
 *
 * @param compilations files that are compiled together
 * @param release of the language and the platform
 * @param classPath what they need besides each other
 */
public record Corpus(List<List<Path>> compilations, int release, List<Path> classPath) {

  private static final Pattern LAUNCHER_CALL = Pattern.compile("\\w+Kernels\\.\\w+\\(");

  static Corpus of(List<Path> files) {
    return new Corpus(List.of(files), 17, List.of());
  }

  /**
   * Programs that know nothing of each other, and may have classes of the same name. Without those
   * that call launchers: the oracle is javac without the processor, which generates them.
   */
  static Corpus ofPrograms(Path folder) throws IOException {
    List<List<Path>> together = new ArrayList<>();
    List<Set<String>> names = new ArrayList<>();
    try (Stream<Path> programs = Files.list(folder)) {
      for (Path program : programs.sorted().toList()) {
        if (callsLaunchers(program)) {
          continue;
        }
        if (Files.isDirectory(program)) {
          together.add(javaFiles(program));
          names.add(new HashSet<>(Set.of("")));
        } else if (program.toString().endsWith(".java")) {
          Set<String> declared = topLevelNames(program);
          int at = 0;
          while (at < names.size()
              && (names.get(at).contains("")
                  || names.get(at).stream().anyMatch(declared::contains))) {
            at++;
          }
          if (at == names.size()) {
            together.add(new ArrayList<>());
            names.add(new HashSet<>());
          }
          together.get(at).add(program);
          names.get(at).addAll(declared);
        }
      }
    }
    return new Corpus(together, 17, List.of());
  }

  private static boolean callsLaunchers(Path program) throws IOException {
    try (Stream<Path> files = Files.walk(program)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (LAUNCHER_CALL.matcher(Files.readString(file)).find()) {
          return true;
        }
      }
    }
    return false;
  }

  private static Set<String> topLevelNames(Path file) throws IOException {
    return JavacOracle.parse(Files.readString(file)).stream()
        .map(CompilationUnit::getTypes)
        .flatMap(List::stream)
        .map(NodeWithSimpleName::getNameAsString)
        .collect(Collectors.toSet());
  }

  Corpus release(int other) {
    return new Corpus(compilations, other, classPath);
  }

  Corpus classPath(List<Path> other) {
    return new Corpus(compilations, release, other);
  }

  /** Compares all of it; the sources are without errors. */
  Comparison compare() throws IOException {
    Comparison all = new Comparison();
    for (List<Path> files : compilations) {
      all = all.plus(compare(files));
    }
    return all;
  }

  private Comparison compare(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(said, null, null)) {
      if (!classPath.isEmpty()) {
        manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      }
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  said,
                  List.of(
                      "-proc:none",
                      "-nowarn",
                      "-encoding",
                      "UTF-8",
                      "--release",
                      String.valueOf(release)),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      Comparison comparison = new JavacOracle(task).compare();
      List<String> errors =
          said.getDiagnostics().stream()
              .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
              .map(Diagnostic::toString)
              .toList();
      if (!errors.isEmpty()) {
        throw new IllegalArgumentException(String.join("\n", errors));
      }
      return comparison;
    }
  }

  /** Code as kernels have it, and the rest of Java 17 around it. */
  public static List<Path> kernelShaped() throws IOException {
    return javaFiles(resource("/attribution"));
  }

  /** What came with Java 21 to 25. */
  public static List<Path> ofJava25() throws IOException {
    return javaFiles(resource("/attribution25"));
  }

  private static Path resource(String name) {
    try {
      return Path.of(Corpus.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** All Java files below a folder that declare types. */
  public static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".java") && !f.toString().endsWith("-info.java"))
          .sorted()
          .toList();
    }
  }

  /** The class path entry with this in its name. */
  public static Path onClassPath(String name) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.contains(name))
        .findFirst()
        .map(Path::of)
        .orElseThrow(() -> new IllegalStateException(name + " is not on the class path"));
  }

  /** Unpacks the Java files of a jar that are in a package or below it. */
  public static List<Path> unpack(Path jar, String folder, Path into) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream()
          .filter(e -> e.getName().startsWith(folder) && e.getName().endsWith(".java"))
          .forEach(
              entry -> {
                Path target = into.resolve(entry.getName()).normalize();
                if (!target.startsWith(into)) {
                  throw new IllegalArgumentException(entry.getName());
                }
                try {
                  Files.createDirectories(target.getParent());
                  Files.copy(zip.getInputStream(entry), target);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
    return javaFiles(into);
  }
}
