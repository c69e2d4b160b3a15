package dev.sycamore.fuzz.shrink;

import dev.sycamore.fuzz.program.KernelProgram;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a failing program small: tries many reductions in one compilation, goes on from the
 * smallest that still fails in the same way, and ends when none does.
 */
public final class Shrinker {
  private static final int CANDIDATES = 48;

  private final Trial trial;
  private final Duration limit;

  /**
   * A shrinker.
   *
   * @param limit when to be content with what there is
   */
  public Shrinker(Trial trial, Duration limit) {
    this.trial = trial;
    this.limit = limit;
  }

  /** The smallest program found that fails like {@code failure}. */
  public FuzzFailure shrink(FuzzFailure failure) {
    Instant end = Instant.now().plus(limit);
    FuzzFailure smallest = failure;
    Optional<FuzzFailure> smaller = Optional.of(failure);
    while (smaller.isPresent()) {
      smallest = smaller.get();
      smaller = step(smallest, end);
    }
    return smallest;
  }

  private Optional<FuzzFailure> step(FuzzFailure failure, Instant end) {
    List<KernelProgram> candidates = candidates(failure.program());
    for (int start = 0; start < candidates.size(); start += CANDIDATES) {
      if (Instant.now().isAfter(end)) {
        return Optional.empty();
      }
      List<KernelProgram> some =
          candidates.subList(start, Math.min(start + CANDIDATES, candidates.size()));
      Optional<FuzzFailure> found = smallestLike(failure, trial.accepted(some));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<FuzzFailure> smallestLike(FuzzFailure failure, List<KernelProgram> programs) {
    List<String> devices = failure.device().isEmpty() ? List.of() : List.of(failure.device());
    return trial.run(programs, devices).stream()
        .filter(found -> found.isLike(failure))
        .min(Comparator.comparingInt(found -> Size.of(found.program())));
  }

  /** Reductions with a text of their own, smallest first. */
  private static List<KernelProgram> candidates(KernelProgram program) {
    Map<String, KernelProgram> byText = new LinkedHashMap<>();
    for (KernelProgram reduced : Reductions.of(program)) {
      byText.putIfAbsent(text(reduced), reduced);
    }
    byText.remove(text(program));
    // A step leads to something smaller, so that no program comes back.
    int own = Size.of(program);
    return byText.values().stream()
        .filter(reduced -> Size.of(reduced) < own)
        .sorted(Comparator.comparingInt(Size::of))
        .toList();
  }

  private static String text(KernelProgram program) {
    return program.text("P");
  }
}
