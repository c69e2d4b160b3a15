package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each decision has a number, a title, a date, a question, an answer, and a line in the index. */
class DecisionPagesTest {

  private static final String FOLDER = "docs/decisions/";
  private static final String DAY = "20\\d\\d-\\d\\d-\\d\\d";

  private static List<MarkdownPage> decisions() {
    return MarkdownPage.all().stream()
        .filter(page -> page.path().startsWith(FOLDER) && !page.path().endsWith("/README.md"))
        .toList();
  }

  @Test
  void numbersAreConsecutive() {
    List<MarkdownPage> decisions = decisions();

    assertThat(decisions).hasSizeGreaterThan(50);
    assertThat(decisions)
        .extracting(page -> page.path().substring(FOLDER.length()).split("-", 2)[0])
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, decisions.size())
                .mapToObj(number -> "%03d".formatted(number))
                .toList());
  }

  @Test
  void eachHasADateAQuestionAndADecision() {
    assertThat(decisions())
        .allSatisfy(
            page -> {
              assertThat(page.lines().get(0)).matches("# " + number(page) + "\\. .+");
              assertThat(page.lines().get(2)).matches("Date: " + DAY + "(, revised " + DAY + ")?");
              assertThat(page.lines()).containsSequence("## Question", "");
              assertThat(page.lines()).containsSequence("## Decision", "");
            });
  }

  @Test
  void theIndexHasEachOnceWithItsTitle() {
    List<String> entries =
        MarkdownPage.read(FOLDER + "README.md").lines().stream()
            .filter(line -> line.startsWith("- ["))
            .toList();

    assertThat(entries)
        .containsExactlyInAnyOrderElementsOf(
            decisions().stream().map(DecisionPagesTest::entry).toList());
  }

  private static String entry(MarkdownPage page) {
    String title = page.lines().get(0).substring("# 000. ".length());
    return "- [" + number(page) + "](" + Path.of(page.path()).getFileName() + ") " + title;
  }

  private static String number(MarkdownPage page) {
    return page.path().substring(FOLDER.length(), FOLDER.length() + 3);
  }
}
