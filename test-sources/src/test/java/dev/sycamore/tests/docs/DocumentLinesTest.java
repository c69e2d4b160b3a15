package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Documents have lines of at most 120 columns. Exceptions are blocks of code, rows of tables, and
 * single words, such as a link, which cannot be wrapped.
 */
class DocumentLinesTest {

  private static final int COLUMNS = 120;

  /** The map, the path of a kernel, and the recipes; decisions are in files of their own. */
  private static final int LINES_OF_THE_MAP = 250;

  /** A program, its picture, how to build and use it, when to use it; pages have the rest. */
  private static final int LINES_OF_THE_README = 150;

  private static final Pattern LIST_MARKER = Pattern.compile("^([-*+]|\\d+[.)]) +");

  @Test
  void linesAreWrapped() {
    List<MarkdownPage> pages = MarkdownPage.all();
    assertThat(pages).hasSizeGreaterThan(150);

    assertThat(pages.stream().flatMap(page -> longLines(page).stream())).isEmpty();
  }

  @Test
  void whatCannotBeWrappedIsNoViolation() {
    String words = "word ".repeat(24) + "words";
    String link = "[text](" + "a".repeat(COLUMNS) + ")";
    MarkdownPage page =
        MarkdownPage.of(
            "a.md", String.join("\n", words, "- " + link, "| " + words, "```", words, "```", "é"));

    assertThat(longLines(page)).containsExactly("a.md:1: 125 columns");
    assertThat(longLines(MarkdownPage.of("b.md", "éé ".repeat(COLUMNS / 3)))).isEmpty();
  }

  @Test
  void theArchitectureIsAMap() {
    assertThat(MarkdownPage.read("docs/ARCHITECTURE.md").lines())
        .hasSizeLessThanOrEqualTo(LINES_OF_THE_MAP);
  }

  @Test
  void theReadmeIsALandingPage() {
    assertThat(MarkdownPage.read("README.md").lines())
        .hasSizeLessThanOrEqualTo(LINES_OF_THE_README);
  }

  /** Returns file, line and length of each line that is too long. */
  private static List<String> longLines(MarkdownPage page) {
    List<String> found = new ArrayList<>();
    int number = 0;
    for (String line : page.lines()) {
      number++;
      int columns = line.codePointCount(0, line.length());
      if (columns > COLUMNS && canBeWrapped(line.strip())) {
        found.add(page.path() + ":" + number + ": " + columns + " columns");
      }
    }
    return found;
  }

  private static boolean canBeWrapped(String line) {
    return !line.startsWith("|") && LIST_MARKER.matcher(line).replaceFirst("").contains(" ");
  }
}
