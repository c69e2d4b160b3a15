package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A row of the module table in {@code docs/ARCHITECTURE.md}.
 *
 * @param folder its folder
 * @param own its packages, as ArchUnit writes them
 * @param uses folders of modules, and packages outside the project
 */
record Module(String folder, List<String> own, List<String> uses) {

  private static final Path TABLE = Path.of("..", "docs", "ARCHITECTURE.md");
  private static final Pattern ROW =
      Pattern.compile("^\\| `([a-z-]+(?:/[a-z-]+)?)/` \\| ([^|]+) \\| ([^|]+) \\| [^|]+ \\|$");
  private static final Pattern WORD = Pattern.compile("`([^`]+)`");

  private static final List<String> JDK = List.of("java..", "javax.tools..");

  /**
   * Built after these tests, as only builds with tests have them; {@code SparkArchitectureTest} and
   * {@code GradleArchitectureTest} hold the same of them.
   */
  private static final Set<String> BUILT_LATER = Set.of("spark", "gradle-plugin", "eclipse");

  /** Of each folder: reading them takes longer than any rule. */
  private static final Map<String, JavaClasses> CLASSES = new ConcurrentHashMap<>();

  /** Every module that is shipped and that is built before these tests. */
  static List<Module> all() {
    return rows().stream().filter(module -> !BUILT_LATER.contains(module.folder)).toList();
  }

  /** Every module that is shipped. */
  static List<Module> rows() {
    try (Stream<String> lines = Files.lines(TABLE)) {
      List<MatchResult> rows = lines.flatMap(line -> ROW.matcher(line).results()).toList();
      Set<String> packages =
          rows.stream().flatMap(row -> packagesIn(row).stream()).collect(Collectors.toSet());
      return rows.stream().map(row -> row(row, packages)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A package stands for those below it, too, unless some of them have names in the table. */
  private static Module row(MatchResult row, Set<String> packages) {
    return new Module(
        row.group(1),
        packagesIn(row).stream()
            .map(
                name ->
                    packages.stream().anyMatch(other -> other.startsWith(name + "."))
                        ? name
                        : name + "..")
            .toList(),
        words(row.group(3)));
  }

  private static List<String> packagesIn(MatchResult row) {
    return words(row.group(2)).stream().filter(name -> !name.startsWith(".")).toList();
  }

  private static List<String> words(String cell) {
    return WORD.matcher(cell).results().map(word -> word.group(1)).toList();
  }

  /** Its classes, as the build left them. */
  JavaClasses classes() {
    return CLASSES.computeIfAbsent(folder, Module::imported);
  }

  private static JavaClasses imported(String folder) {
    Path path = Path.of("..", folder, "target", "classes");
    assertThat(Files.isDirectory(path)).as("%s is built", path).isTrue();
    return new ClassFileImporter().importPath(path);
  }

  /** All packages that its classes may depend on. */
  String[] allowed() {
    Stream<String> used = uses.stream().flatMap(this::packagesOf);
    return Stream.of(JDK.stream(), own.stream(), used)
        .flatMap(packages -> packages)
        .toArray(String[]::new);
  }

  private Stream<String> packagesOf(String used) {
    if (!used.endsWith("/")) {
      return Stream.of(used + "..");
    }
    String module = used.substring(0, used.length() - 1);
    return all().stream()
        .filter(other -> other.folder.equals(module))
        .findFirst()
        .orElseThrow(() -> new AssertionError(folder + " uses " + used + ", which has no row"))
        .own
        .stream();
  }

  @Override
  public String toString() {
    return folder;
  }
}
