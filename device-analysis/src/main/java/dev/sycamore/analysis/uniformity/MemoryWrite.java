package dev.sycamore.analysis.uniformity;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import java.util.Optional;

/**
 * One place of the code that writes an element of memory, as an analysis of {@link Uniformity} sees
 * it.
 *
 * @param memory the variable that holds the view; empty where it is not known
 * @param updates whether the old value goes into the new one
 * @param placeVaries whether the work-items write different elements
 * @param valueVaries whether they write different values
 * @param divergent whether only some of them may come there
 */
public record MemoryWrite(
    Optional<Variable> memory,
    boolean updates,
    boolean placeVaries,
    boolean valueVaries,
    boolean divergent,
    SourceSpan span) {

  /** The same write, whatever it does with the old value. */
  public MemoryWrite withoutUpdate() {
    return new MemoryWrite(memory, false, placeVaries, valueVaries, divergent, span);
  }

  /** What is known when the same place is looked at once more, in a loop. */
  public MemoryWrite and(MemoryWrite later) {
    return new MemoryWrite(
        memory,
        updates,
        placeVaries || later.placeVaries,
        valueVaries || later.valueVaries,
        divergent || later.divergent,
        span);
  }
}
