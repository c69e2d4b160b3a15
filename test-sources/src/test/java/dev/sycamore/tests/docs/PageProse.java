package dev.sycamore.tests.docs;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The prose of a page, counted.
 *
 * @param tooLong sentences of more than 25 words
 * @param words in all sentences
 * @param avoided uses of words and forms that pages avoid
 * @param longLines lines of more than 120 columns
 */
record PageProse(
    String path,
    int sentences,
    List<String> tooLong,
    long words,
    List<String> avoided,
    List<String> longLines) {

  private static final int WORDS = 25;

  private static final Pattern FOR_USERS =
      Pattern.compile(
          "README\\.md|CONTRIBUTING\\.md|docs/(start|concepts|guides)/.*\\.md"
              + "|docs/(README|BENCHMARKS|BUILD-TOOLS|CHECKS|CODE_OF_CONDUCT|COMMANDS|COMPARISON"
              + "|FAQ|GALLERY|GLOSSARY|OPTIONS|PLATFORMS|PORTING|PROPERTIES|TROUBLESHOOTING)\\.md");

  static PageProse of(MarkdownPage page) {
    List<String> sentences = Sentences.of(page);
    return new PageProse(
        page.path(),
        sentences.size(),
        sentences.stream()
            .filter(sentence -> Sentences.words(sentence) > WORDS)
            .map(sentence -> page.path() + ": " + sentence)
            .toList(),
        sentences.stream().mapToLong(Sentences::words).sum(),
        ProseRule.violations(page),
        LongLines.of(page));
  }

  /** Whether the page must be easy to read; the others are for reference. */
  boolean isForUsers() {
    return FOR_USERS.matcher(path).matches();
  }

  /** Returns the mean length of a sentence. */
  double mean() {
    return sentences == 0 ? 0 : (double) words / sentences;
  }
}
