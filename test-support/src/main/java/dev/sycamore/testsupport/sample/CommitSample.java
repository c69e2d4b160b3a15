package dev.sycamore.testsupport.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The part of many cases that one build runs where all of them only repeat what another test shows
 * of each. {@link CommitSeed} chooses it. {@code -Dtest.sample=100} runs all.
 */
public final class CommitSample {

  /** Percent of the cases, where the run names it. */
  private static final Integer NAMED = Integer.getInteger("test.sample");

  private CommitSample() {}

  /** Whether all cases run: tests of other kinds take their full size, too. */
  public static boolean isEverything() {
    return NAMED != null && NAMED >= 100;
  }

  /**
   * Some of the cases, at least one, in their order. Prints how many and the seed.
   *
   * @param subject what they are, for the line that is printed
   * @param percent how many of 100, unless the property {@code test.sample} has a number
   */
  public static <T> List<T> of(String subject, List<T> all, int percent) {
    int size = size(all.size(), NAMED == null ? percent : NAMED);
    if (size == all.size()) {
      return all;
    }
    System.out.printf(
        "%s: %d of %d, -Dtest.seed=%d%n", subject, size, all.size(), CommitSeed.value());
    return chosen(all, size, CommitSeed.value());
  }

  static int size(int all, int percent) {
    return Math.min(all, Math.max(1, (int) Math.round(all * (percent / 100.0))));
  }

  static <T> List<T> chosen(List<T> all, int size, long seed) {
    List<Integer> places = new ArrayList<>();
    for (int k = 0; k < all.size(); k++) {
      places.add(k);
    }
    Collections.shuffle(places, new Random(seed));
    Set<Integer> taken = new HashSet<>(places.subList(0, size));
    List<T> chosen = new ArrayList<>();
    for (int k = 0; k < all.size(); k++) {
      if (taken.contains(k)) {
        chosen.add(all.get(k));
      }
    }
    return List.copyOf(chosen);
  }
}
