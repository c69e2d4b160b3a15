package dev.sycamore.outliner.program;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.program.KernelForm;
import dev.sycamore.model.program.SubGroupSize;
import dev.sycamore.outliner.program.LaunchDemand.Kind;
import java.util.List;
import java.util.Optional;

/**
 * Sizes of groups belong to kernels over an nd-range, and to functions of kernels that say the
 * same.
 */
final class LaunchDemandRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    boolean keeps = true;
    for (LaunchDemand demand : kernel.demands()) {
      keeps &= checkOwn(kernel, demand, sink);
    }
    for (FunctionHandle function : Reach.from(kernel.calls())) {
      for (LaunchDemand demand : function.demands()) {
        keeps &= !demand.kind().isRequirement() || checkCallee(kernel, function, demand, sink);
      }
    }
    return keeps;
  }

  private static boolean checkOwn(LoweredKernel kernel, LaunchDemand demand, DiagnosticSink sink) {
    if (kernel.kernel().form() != KernelForm.ND_RANGE) {
      return refuse(sink, demand, "`" + demand.display() + "` requires an nd-range kernel");
    }
    int dimensions = kernel.kernel().dimensions();
    if (demand.kind() != Kind.SUB_GROUP_SIZE && demand.sizes().size() != dimensions) {
      return refuse(
          sink,
          demand,
          "`"
              + demand.display()
              + "` has "
              + demand.sizes().size()
              + " size(s), but the kernel has "
              + dimensions
              + " dimension(s)");
    }
    Optional<LaunchDemand> other = find(kernel.demands(), demand.kind());
    if (other.isPresent() && !other.get().agreesWith(demand)) {
      return refuse(
          sink, demand, "`" + demand.display() + "` contradicts `" + other.get().display() + "`");
    }
    return true;
  }

  private static boolean checkCallee(
      LoweredKernel kernel, FunctionHandle function, LaunchDemand demand, DiagnosticSink sink) {
    Optional<LaunchDemand> own = find(kernel.demands(), demand.kind());
    if (own.isPresent() && own.get().agreesWith(demand)) {
      return true;
    }
    sink.report(
        Diagnostic.of(
                DiagnosticId.SYC1042,
                kernel.kernel().span(),
                kernel.chain().to(kernel.kernel().span()),
                "the kernel calls `"
                    + function.displayName()
                    + "`, which says `"
                    + demand.display()
                    + "`, but itself says "
                    + own.map(d -> "`" + d.display() + "`").orElse("nothing"))
            .withNote(new Note("it is said here", demand.at())));
    return false;
  }

  private static boolean refuse(DiagnosticSink sink, LaunchDemand demand, String message) {
    sink.report(Diagnostic.of(DiagnosticId.SYC1042, demand.at(), List.of(), message));
    return false;
  }

  private static Optional<LaunchDemand> find(List<LaunchDemand> demands, Kind kind) {
    return demands.stream().filter(d -> d.kind() == kind).findFirst();
  }

  /** What is said at a kernel that keeps the rule. */
  static KernelAttributes attributes(List<LaunchDemand> demands, AspectRequirements aspects) {
    return new KernelAttributes(
        find(demands, Kind.WORK_GROUP_SIZE).map(LaunchDemand::sizes).orElse(List.of()),
        find(demands, Kind.WORK_GROUP_SIZE_HINT).map(LaunchDemand::sizes).orElse(List.of()),
        subGroupSize(demands),
        aspects,
        0);
  }

  /** The size of sub-groups that is asked for. */
  static Optional<SubGroupSize> subGroupSize(List<LaunchDemand> demands) {
    return find(demands, Kind.SUB_GROUP_SIZE)
        .map(
            demand ->
                demand
                    .named()
                    .map(SubGroupSize.class::cast)
                    .orElseGet(() -> new SubGroupSize.Numeric(demand.sizes().get(0))));
  }
}
