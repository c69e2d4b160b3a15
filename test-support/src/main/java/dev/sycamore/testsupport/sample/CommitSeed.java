package dev.sycamore.testsupport.sample;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The seed of what tests choose at random: another for each commit, so that builds try more as the
 * project goes on, and the same for all builds of one commit. {@code -Dtest.seed=N} repeats a run;
 * {@code -Dtest.seed=fresh} takes one that nobody has tried.
 */
public final class CommitSeed {

  private static final String FRESH = "fresh";

  /** Digits of a hash in base 16 that are the seed: eight decimal digits at most. */
  private static final int DIGITS = 6;

  private static final long SEED = find(System.getProperty("test.seed", ""));

  private CommitSeed() {}

  /** The seed. Who uses it prints it. */
  public static long value() {
    return SEED;
  }

  private static long find(String property) {
    if (property.equals(FRESH)) {
      return System.nanoTime() & 0xff_ffff;
    }
    return property.isEmpty() ? ofCommit() : Long.parseLong(property);
  }

  /** One where there is no commit, as in an archive of the sources. */
  private static long ofCommit() {
    try {
      Process git = new ProcessBuilder("git", "rev-parse", "HEAD").start();
      String hash = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return hash.isBlank() ? 1 : Long.parseLong(hash.substring(0, DIGITS), 16);
    } catch (IOException e) {
      return 1;
    }
  }
}
