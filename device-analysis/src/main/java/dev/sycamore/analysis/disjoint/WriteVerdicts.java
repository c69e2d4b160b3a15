package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.CallFrame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The writes of a kernel to memory that work-items share, and whether it is proved that no other
 * work-item uses the elements that one writes. What is proved holds of launches in which no index
 * is out of range, whose arguments are different arrays, and that have less than 2^32 work-items.
 */
public final class WriteVerdicts {

  private WriteVerdicts() {}

  /**
   * A place that writes.
   *
   * @param chain the way to it
   * @param memory the name of the memory; empty if it may be one of several
   * @param isProved whether no other work-item uses the element
   * @param other a place that may use it; empty if that is the write itself
   */
  public record Write(
      List<CallFrame> chain, Optional<String> memory, boolean isProved, Optional<Other> other) {
    public Write {
      chain = List.copyOf(chain);
    }
  }

  /** Another place, and whether it writes. */
  public record Other(List<CallFrame> chain, boolean writes) {
    public Other {
      chain = List.copyOf(chain);
    }
  }

  /** All of a kernel, by the way to them. */
  public static Map<List<CallFrame>, Write> of(LoweredKernel kernel) {
    Symbols symbols = new Symbols(kernel);
    FoundAccesses found = new FoundAccesses(Reachability.definitions(kernel.calls()));
    new SymbolicCode(symbols, found, kernel.chain(), Map.of(), Facts.START)
        .follow(kernel.kernel().body());
    boolean isAlone =
        kernel.kernel().form() == KernelForm.SINGLE_TASK
            || (kernel.launch().isWrittenOut() && kernel.launch().hasOneWorkItem());
    KnownProofs proofs = new KnownProofs(symbols);
    Map<List<CallFrame>, Write> writes = new LinkedHashMap<>();
    for (MemoryAccess access : found.all()) {
      if (access.kind() == MemoryAccess.Kind.WRITE) {
        writes.merge(
            access.chain(),
            isAlone ? write(access, Optional.empty()) : verdict(access, found, proofs),
            (one, other) -> one.isProved() ? other : one);
      }
    }
    return writes;
  }

  private static Write verdict(MemoryAccess access, FoundAccesses found, KnownProofs proofs) {
    if (!found.isComplete() || !proofs.holds(access, access)) {
      return write(access, Optional.of(access));
    }
    return write(
        access,
        found.beside(access).stream().filter(other -> !proofs.holds(access, other)).findFirst());
  }

  private static Write write(MemoryAccess access, Optional<MemoryAccess> obstacle) {
    return new Write(
        access.chain(),
        access.memory().map(variable -> variable.name()),
        obstacle.isEmpty(),
        obstacle
            .filter(other -> other.number() != access.number())
            .map(other -> new Other(other.chain(), other.kind() != MemoryAccess.Kind.READ)));
  }
}
