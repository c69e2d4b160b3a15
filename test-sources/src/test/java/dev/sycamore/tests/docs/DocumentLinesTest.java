package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Documents have lines of at most 120 columns. Exceptions are blocks of code, rows of tables, and
 * single words, such as a link, which cannot be wrapped.
 */
class DocumentLinesTest {

  /** The map, the path of a kernel, and the recipes; decisions are in files of their own. */
  private static final int LINES_OF_THE_MAP = 250;

  /** A program, its picture, how to build and use it, when to use it; pages have the rest. */
  private static final int LINES_OF_THE_README = 150;

  @Test
  void linesAreWrapped() {
    List<MarkdownPage> pages = MarkdownPage.all();
    assertThat(pages).hasSizeGreaterThan(150);

    assertThat(pages.stream().flatMap(page -> LongLines.of(page).stream())).isEmpty();
  }

  @Test
  void whatCannotBeWrappedIsNoViolation() {
    String words = "word ".repeat(24) + "words";
    String link = "[text](" + "a".repeat(120) + ")";
    MarkdownPage page =
        MarkdownPage.of(
            "a.md", String.join("\n", words, "- " + link, "| " + words, "```", words, "```", "é"));

    assertThat(LongLines.of(page)).containsExactly("a.md:1: 125 columns");
    assertThat(LongLines.of(MarkdownPage.of("b.md", "éé ".repeat(40)))).isEmpty();
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
}
