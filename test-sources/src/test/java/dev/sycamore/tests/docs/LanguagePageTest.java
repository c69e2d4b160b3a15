package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Each row of {@code docs/LANGUAGE.md} in a table of programs names those that show it, and they
 * are there.
 */
class LanguagePageTest {

  private static final Path PAGE = Path.of("..", "docs", "LANGUAGE.md");
  private static final Path PROGRAMS = Path.of("programs", "accepted");
  private static final Path OF_JAVA_21 = Path.of("programs", "accepted21");
  private static final Pattern PROGRAM = Pattern.compile("`(\\w+)`");

  @Test
  void everyRowNamesItsPrograms() throws IOException {
    List<String> rows = new ArrayList<>();
    boolean ofPrograms = false;
    for (String line : Files.readAllLines(PAGE)) {
      if (line.endsWith("| program |")) {
        ofPrograms = true;
      } else if (!line.startsWith("|")) {
        ofPrograms = false;
      } else if (ofPrograms && line.startsWith("| ")) {
        rows.add(line);
      }
    }

    assertThat(rows).hasSizeGreaterThan(20).allSatisfy(LanguagePageTest::checkRow);
  }

  private static void checkRow(String row) {
    String withoutEnd = row.substring(0, row.lastIndexOf('|'));
    String lastCell = withoutEnd.substring(withoutEnd.lastIndexOf('|') + 1);
    Matcher names = PROGRAM.matcher(lastCell);
    assertThat(names.results().map(n -> n.group(1)).toList())
        .as(row)
        .isNotEmpty()
        .allSatisfy(
            name ->
                assertThat(
                        Files.exists(PROGRAMS.resolve(name))
                            || Files.exists(PROGRAMS.resolve(name + ".java"))
                            || Files.exists(OF_JAVA_21.resolve(name + ".java")))
                    .as("programs/accepted/%s", name)
                    .isTrue());
  }
}
