package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.model.AddressSpace;
import dev.sycamore.model.KernelForm;
import dev.sycamore.model.Variable;
import dev.sycamore.model.ViewType;
import dev.sycamore.outliner.report.CallChain;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A data race that can be seen: all work-items write one element, each another value, or update it.
 * What a condition on the work-item's position leaves to one of them is no race, and neither is the
 * same value from all.
 */
final class SharedWriteRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (LaunchText.hasOneWorkItem(kernel)) {
      return true;
    }
    if (kernel.kernel().form() == KernelForm.RANGE) {
      check(
          kernel,
          AddressSpace.GLOBAL,
          Agreement.LAUNCH,
          Agreement.LAUNCH,
          Agreement.LAUNCH_BY_POSITION,
          sink);
    } else if (kernel.kernel().form() == KernelForm.ND_RANGE) {
      // One work-item of each group is more than one.
      check(
          kernel,
          AddressSpace.GLOBAL,
          Agreement.LAUNCH,
          Agreement.GROUPS,
          Agreement.GROUPS_BY_POSITION,
          sink);
      check(
          kernel,
          AddressSpace.LOCAL,
          Agreement.WORK_GROUP,
          Agreement.WORK_GROUP,
          Agreement.WORK_GROUP_BY_POSITION,
          sink);
    }
    return true;
  }

  /**
   * @param place among whom the written element is one
   * @param together of whom several come to the write
   * @param byPosition the same, whatever memory may hold
   */
  private static void check(
      LoweredKernel kernel,
      AddressSpace space,
      Agreement place,
      Agreement together,
      Agreement byPosition,
      DiagnosticSink sink) {
    Map<List<CallFrame>, MemoryWrite> comers = Writes.of(kernel, space, together);
    Map<List<CallFrame>, MemoryWrite> chosen = Writes.of(kernel, space, byPosition);
    Writes.of(kernel, space, place)
        .forEach(
            (chain, write) -> {
              MemoryWrite of = comers.get(chain);
              boolean assigns = of != null && !of.divergent() && of.valueVaries();
              boolean updates =
                  write.updates() && chosen.containsKey(chain) && !chosen.get(chain).divergent();
              if (!write.placeVaries() && (updates || assigns)) {
                sink.report(
                    Diagnostic.of(
                        DiagnosticId.SYC1101,
                        write.span(),
                        chain,
                        updates ? "update" : "write",
                        write.memory().orElseThrow().name()));
              }
            });
  }

  /** The writes to memory of one kind, by the way to them. */
  private static final class Writes implements UniformityObserver {
    private final AddressSpace space;
    private final Map<List<CallFrame>, MemoryWrite> found = new LinkedHashMap<>();

    private Writes(AddressSpace space) {
      this.space = space;
    }

    static Map<List<CallFrame>, MemoryWrite> of(
        LoweredKernel kernel, AddressSpace space, Agreement agreement) {
      Writes writes = new Writes(space);
      Uniformity.observe(kernel, agreement, writes);
      return writes.found;
    }

    @Override
    public void writes(MemoryWrite write, CallChain chain) {
      if (write.memory().filter(this::isInSpace).isPresent()) {
        found.merge(chain.to(write.span()), write, MemoryWrite::and);
      }
    }

    private boolean isInSpace(Variable memory) {
      return memory.type() instanceof ViewType view && view.space() == space;
    }
  }
}
