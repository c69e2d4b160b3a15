package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
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
      Pattern.compile("^\\| `([a-z-]+)/` \\| ([^|]+) \\| ([^|]+) \\| [^|]+ \\|$");
  private static final Pattern WORD = Pattern.compile("`([^`]+)`");

  /** The package of the API: its subpackages are other modules' or named on their own. */
  private static final String API = "dev.sycamore";

  private static final List<String> JDK = List.of("java..", "javax.tools..");

  /** Every module that is shipped. */
  static List<Module> all() {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return lines.flatMap(line -> ROW.matcher(line).results()).map(Module::row).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Module row(MatchResult row) {
    List<String> own = words(row.group(2)).stream().filter(name -> !name.startsWith(".")).toList();
    return new Module(
        row.group(1),
        own.stream().map(name -> name.equals(API) ? name : name + "..").toList(),
        words(row.group(3)));
  }

  private static List<String> words(String cell) {
    return WORD.matcher(cell).results().map(word -> word.group(1)).toList();
  }

  /** Its classes, as the build left them. */
  JavaClasses classes() {
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
