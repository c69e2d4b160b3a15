package dev.sycamore.analysis.lowered;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What annotations say about the aspects of a kernel or function.
 *
 * @param declared of {@code @DeviceHas}; present and empty if it lists none
 * @param used of {@code @UsesAspects}
 */
public record AspectMarks(Optional<Mark> declared, Optional<Mark> used) {

  /** Nothing is said. */
  public static final AspectMarks NONE = new AspectMarks(Optional.empty(), Optional.empty());

  /**
   * One annotation.
   *
   * @param at the annotation
   */
  public record Mark(Set<Aspect> aspects, SourceSpan at) {
    public Mark {
      EnumSet<Aspect> ordered = EnumSet.noneOf(Aspect.class);
      ordered.addAll(aspects);
      aspects = Collections.unmodifiableSet(ordered);
    }
  }

  public Set<Aspect> declaredAspects() {
    return declared.map(Mark::aspects).orElse(Set.of());
  }
}
