package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The tests and programs that {@code docs/CONFORMANCE.md} names exist. */
class ConformancePageTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PROGRAMS = Path.of("programs", "accepted");
  private static final Pattern ROW = Pattern.compile("^\\| (\\d+) \\|.*\\|$", Pattern.MULTILINE);
  private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*Test)(?:\\.(\\w+))?`");
  private static final Pattern ACCEPTED = Pattern.compile("`AcceptedProgramsTest` \\(([^)]*)\\)");
  private static final Pattern WORD = Pattern.compile("`(\\w+)`");

  private static String page;
  private static Map<String, String> tests;

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(ROOT.resolve("docs/CONFORMANCE.md"));
    tests = testSources();
  }

  /** The sources of all test classes, by simple name. */
  private static Map<String, String> testSources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            return name.matches("target|node_modules")
                    || (name.startsWith(".") && !folder.equals(ROOT))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            String name = file.getFileName().toString();
            if (name.endsWith("Test.java")) {
              sources.put(name.replace(".java", ""), Files.readString(file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return sources;
  }

  @Test
  void rowsAreNumberedWithoutAGap() {
    List<Integer> numbers =
        ROW.matcher(page).results().map(row -> Integer.valueOf(row.group(1))).toList();

    assertThat(numbers).hasSizeGreaterThan(200);
    for (int i = 0; i < numbers.size(); i++) {
      assertThat(numbers.get(i)).isEqualTo(i + 1);
    }
  }

  @Test
  void everyTestExists() {
    List<String> unknown = new ArrayList<>();
    for (MatchResult test : TEST.matcher(page).results().toList()) {
      String source = tests.getOrDefault(test.group(1), "");
      boolean known =
          test.group(2) == null
              ? !source.isEmpty()
              : source.contains("void " + test.group(2) + "(");
      if (!known) {
        unknown.add(test.group());
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyProgramExists() {
    List<String> programs =
        ACCEPTED
            .matcher(page)
            .results()
            .flatMap(list -> WORD.matcher(list.group(1)).results())
            .map(program -> program.group(1))
            .toList();

    assertThat(programs)
        .isNotEmpty()
        .allMatch(
            name ->
                Files.exists(PROGRAMS.resolve(name))
                    || Files.exists(PROGRAMS.resolve(name + ".java")));
  }
}
