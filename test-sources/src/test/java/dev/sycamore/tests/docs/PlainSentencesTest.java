package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages are plain English: short sentences, and none of the words that are hard to read. */
class PlainSentencesTest {

  @Test
  void pagesArePlainEnglish() {
    Prose prose = Prose.ofAllPages();
    assertThat(prose.pages().stream().filter(PageProse::isForUsers)).hasSizeGreaterThan(25);

    assertThat(prose.violations()).isEmpty();
  }

  @Test
  void itemsAndParagraphsEndSentences() {
    MarkdownPage page =
        MarkdownPage.of(
            "a.md",
            "# No\nOne two.\nThree [four](x.md) `a b`: Five\n- six\n- seven\n\n| no |\neight");

    assertThat(Sentences.of(page))
        .containsExactly("One two.", "Three [four] CODE:", "Five", "- six", "- seven", "eight");
  }

  @Test
  void avoidedWordsAreFoundOutsideOfCodeAndQuotes() {
    MarkdownPage page =
        MarkdownPage.of(
            "docs/FAQ.md",
            "The tool says `says` and \"says\".\nThere is no page, and you want one; it is no list,"
                + " too.\n```\nsays\n```");

    assertThat(ProseRule.violations(page))
        .containsExactly(
            "docs/FAQ.md:1: 'says': name the act: reports, prints, returns",
            "docs/FAQ.md:2: ', too': also, or nothing",
            "docs/FAQ.md:2: 'is no l': is not a");
  }

  @Test
  void longSentencesAndAvoidedWordsOfPagesForUsersAreViolations() {
    String sentence = "Word " + "a ".repeat(25) + "\n";
    List<String> found = violations("docs/FAQ.md", sentence + "\nIt said so.\n");
    assertThat(found)
        .hasSize(3)
        .anyMatch(line -> line.startsWith("more than 25 words: docs/FAQ.md: Word a a"))
        .anyMatch(line -> line.startsWith("docs/FAQ.md:3: 'said'"))
        .anyMatch(line -> line.startsWith("sentences of more than 25 words: a share of 0.5"));
    assertThat(violations("docs/FORMATS.md", "A word.\n".repeat(20) + sentence)).isEmpty();
    assertThat(violations("docs/FORMATS.md", "It said so.\n"))
        .containsExactly("docs/FORMATS.md:1: 'said': name the act: reports, prints, returns");
  }

  private static List<String> violations(String path, String text) {
    return new Prose(List.of(PageProse.of(MarkdownPage.of(path, text)))).violations();
  }
}
