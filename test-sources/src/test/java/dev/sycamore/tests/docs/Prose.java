package dev.sycamore.tests.docs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The prose of all pages but the changelog. Tests and {@code ci/prose} have the same limits.
 *
 * @param pages in the order of their paths
 */
record Prose(List<PageProse> pages) {

  /** Words in a sentence of a page for users, in the mean. */
  private static final double MEAN = 18;

  /** Sentences of more than 25 words on all pages. */
  private static final double TOO_LONG = 0.08;

  private static final String CHANGELOG = "CHANGELOG.md";

  static Prose ofAllPages() {
    return new Prose(
        MarkdownPage.all().stream()
            .filter(page -> !page.path().equals(CHANGELOG))
            .map(PageProse::of)
            .toList());
  }

  /**
   * Prints the counts of each page, longest sentences first, and ends with 1 if one is too high.
   */
  public static void main(String[] arguments) {
    Prose prose = ofAllPages();
    System.out.println("sentences  over 25  mean  avoided  page");
    prose.pages.stream()
        .sorted(Comparator.comparing((PageProse page) -> page.tooLong().size()).reversed())
        .forEach(page -> System.out.println(row(page)));
    System.out.printf(Locale.ROOT, "over 25 words: %.1f %%%n", 100 * prose.shareTooLong());
    List<String> violations = prose.violations();
    violations.forEach(System.err::println);
    System.exit(violations.isEmpty() ? 0 : 1);
  }

  private static String row(PageProse page) {
    return String.format(
        Locale.ROOT,
        "%9d  %7d  %4.1f  %7d  %s",
        page.sentences(),
        page.tooLong().size(),
        page.mean(),
        page.avoided().size(),
        page.path());
  }

  /** Returns what is above the limits. */
  List<String> violations() {
    List<String> found = new ArrayList<>();
    for (PageProse page : pages) {
      found.addAll(page.longLines());
      found.addAll(page.avoided());
      if (page.isForUsers()) {
        page.tooLong().forEach(sentence -> found.add("more than 25 words: " + sentence));
        if (page.mean() > MEAN) {
          found.add(page.path() + ": more than " + MEAN + " words in a sentence, in the mean");
        }
      }
    }
    if (shareTooLong() > TOO_LONG) {
      found.add("sentences of more than 25 words: a share of " + shareTooLong());
    }
    return found;
  }

  private double shareTooLong() {
    int all = pages.stream().mapToInt(PageProse::sentences).sum();
    return (double) pages.stream().mapToInt(page -> page.tooLong().size()).sum() / all;
  }
}
