package dev.sycamore.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pages for users have short sentences. Tables, headings and blocks of code are left out. */
class PlainSentencesTest {

  private static final int WORDS = 25;
  private static final double MEAN = 18;

  private static final Pattern PAGES =
      Pattern.compile(
          "README\\.md|CONTRIBUTING\\.md|docs/(start|concepts|guides)/.*\\.md"
              + "|docs/(README|BENCHMARKS|BUILD-TOOLS|CHECKS|COMMANDS|COMPARISON|FAQ|GLOSSARY"
              + "|PLATFORMS|PORTING|TROUBLESHOOTING)\\.md");

  private static final Pattern NO_PROSE = Pattern.compile("[|#!].*|<!--.*-->");
  private static final Pattern ITEM = Pattern.compile("\\s*([-*]|\\d+\\.) .*");
  private static final Pattern CODE = Pattern.compile("`[^`]*`");
  private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)");
  private static final Pattern END = Pattern.compile("(?<=[.!?:])[\\s*)\"]+(?=[A-Z*\\[\\d(])");
  private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

  @Test
  void sentencesAreShort() {
    List<MarkdownPage> pages =
        MarkdownPage.all().stream().filter(page -> PAGES.matcher(page.path()).matches()).toList();
    assertThat(pages).hasSizeGreaterThan(25);

    List<String> tooLong = new ArrayList<>();
    for (MarkdownPage page : pages) {
      List<String> sentences = sentences(page);
      sentences.stream()
          .filter(sentence -> words(sentence) > WORDS)
          .forEach(sentence -> tooLong.add(page.path() + ": " + sentence));
      assertThat(sentences.stream().mapToLong(PlainSentencesTest::words).average().orElse(0))
          .as(page.path())
          .isLessThanOrEqualTo(MEAN);
    }
    assertThat(tooLong).isEmpty();
  }

  @Test
  void itemsAndParagraphsEndSentences() {
    MarkdownPage page =
        MarkdownPage.of(
            "a.md",
            "# No\nOne two.\nThree [four](x.md) `a b`: Five\n- six\n- seven\n\n| no |\neight");

    assertThat(sentences(page))
        .containsExactly("One two.", "Three [four] CODE:", "Five", "- six", "- seven", "eight");
  }

  private static long words(String sentence) {
    return WORD.matcher(sentence).results().count();
  }

  private static List<String> sentences(MarkdownPage page) {
    List<String> found = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    for (String line : page.lines()) {
      boolean isProse = !line.isBlank() && !NO_PROSE.matcher(line).matches();
      if (!isProse || ITEM.matcher(line).matches()) {
        addSentences(paragraph.toString(), found);
        paragraph.setLength(0);
      }
      if (isProse) {
        paragraph.append(line.strip()).append(' ');
      }
    }
    addSentences(paragraph.toString(), found);
    return found;
  }

  private static void addSentences(String paragraph, List<String> found) {
    String text = CODE.matcher(paragraph).replaceAll("CODE");
    text = TARGET.matcher(text).replaceAll("]").strip();
    if (!text.isEmpty()) {
      found.addAll(List.of(END.split(text)));
    }
  }
}
