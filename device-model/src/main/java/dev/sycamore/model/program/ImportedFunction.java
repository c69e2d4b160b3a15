package dev.sycamore.model.program;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A function that a unit calls and another module exports (SYCL_EXTERNAL).
 *
 * @param symbol the same in every module, a C identifier
 * @param displayName as messages show it, such as {@code Lib.scale(float)}
 * @param module the id of the module that exports it: the name of its compilation unit, {@code
 *     p.Lib}
 * @param aspects that its declaration lists, in the order of their numbers
 * @param requiredSubGroupSize that its declaration demands of the kernels that call it
 * @param chain the way to the first call of it, that call as the last; not empty
 */
public record ImportedFunction(
    String symbol,
    String displayName,
    String module,
    Set<Aspect> aspects,
    Optional<SubGroupSize> requiredSubGroupSize,
    List<CallFrame> chain) {

  public ImportedFunction {
    EnumSet<Aspect> ordered = EnumSet.noneOf(Aspect.class);
    ordered.addAll(aspects);
    aspects = Collections.unmodifiableSet(ordered);
    chain = List.copyOf(chain);
  }

  /** The first call. */
  public SourceSpan span() {
    return chain.get(chain.size() - 1).at();
  }
}
