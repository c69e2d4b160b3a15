package dev.sycamore.diagnostics;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds what a misspelt word was meant to be. */
public final class NearestSpelling {

  private NearestSpelling() {}

  /**
   * The word of {@code valid} that is fewest edits away, if it is near enough to be meant; the
   * first of several. Another case of letters counts as no edit.
   */
  public static Optional<String> of(String word, Collection<String> valid) {
    return valid.stream()
        .min(Comparator.comparingInt(v -> distance(word, v)))
        .filter(v -> distance(word, v) <= Math.max(2, v.length() / 3));
  }

  /** Levenshtein's distance, where two neighbours that changed places are one edit, too. */
  private static int distance(String word, String valid) {
    String a = word.toLowerCase(Locale.ROOT);
    String b = valid.toLowerCase(Locale.ROOT);
    int[] beforePrevious = new int[0];
    int[] previous = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      int[] current = new int[b.length() + 1];
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        current[j] = Math.min(previous[j - 1] + change, 1 + Math.min(previous[j], current[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          current[j] = Math.min(current[j], beforePrevious[j - 2] + 1);
        }
      }
      beforePrevious = previous;
      previous = current;
    }
    return previous[b.length()];
  }
}
