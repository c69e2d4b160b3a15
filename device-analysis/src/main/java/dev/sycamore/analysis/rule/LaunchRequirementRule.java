package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LaunchRequirement;
import dev.sycamore.analysis.lowered.LaunchRequirement.Kind;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import java.util.List;
import java.util.Optional;

/**
 * Sizes of groups belong to kernels over an nd-range, and to functions of kernels that say the
 * same.
 */
public final class LaunchRequirementRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    boolean keeps = true;
    for (LaunchRequirement requirement : kernel.requirements()) {
      keeps &= checkOwn(kernel, requirement, sink);
    }
    for (FunctionHandle function : Reachability.from(kernel.calls())) {
      for (LaunchRequirement requirement : function.requirements()) {
        keeps &=
            !requirement.kind().isBinding() || checkCallee(kernel, function, requirement, sink);
      }
    }
    return keeps;
  }

  private static boolean checkOwn(
      LoweredKernel kernel, LaunchRequirement requirement, DiagnosticSink sink) {
    if (kernel.kernel().form() != KernelForm.ND_RANGE) {
      return refuse(
          sink, requirement, "`" + requirement.display() + "` requires an nd-range kernel");
    }
    int dimensions = kernel.kernel().dimensions();
    if (requirement.kind() != Kind.SUB_GROUP_SIZE && requirement.sizes().size() != dimensions) {
      return refuse(
          sink,
          requirement,
          "`"
              + requirement.display()
              + "` has "
              + requirement.sizes().size()
              + " size(s), but the kernel has "
              + dimensions
              + " dimension(s)");
    }
    Optional<LaunchRequirement> other =
        LaunchRequirement.find(kernel.requirements(), requirement.kind());
    if (other.isPresent() && !other.get().agreesWith(requirement)) {
      return refuse(
          sink,
          requirement,
          "`" + requirement.display() + "` contradicts `" + other.get().display() + "`");
    }
    return true;
  }

  private static boolean checkCallee(
      LoweredKernel kernel,
      FunctionHandle function,
      LaunchRequirement requirement,
      DiagnosticSink sink) {
    Optional<LaunchRequirement> own =
        LaunchRequirement.find(kernel.requirements(), requirement.kind());
    if (own.isPresent() && own.get().agreesWith(requirement)) {
      return true;
    }
    sink.report(
        Diagnostic.of(
                DiagnosticId.WORK_GROUP_SIZE,
                kernel.kernel().span(),
                kernel.chain().to(kernel.kernel().span()),
                "the kernel calls `"
                    + function.displayName()
                    + "`, which has `"
                    + requirement.display()
                    + "`, but itself has "
                    + own.map(d -> "`" + d.display() + "`").orElse("none"))
            .withNote(
                new Note(
                    function.imported().isPresent() ? "it is called here" : "it is declared here",
                    requirement.at())));
    return false;
  }

  private static boolean refuse(
      DiagnosticSink sink, LaunchRequirement requirement, String message) {
    sink.report(Diagnostic.of(DiagnosticId.WORK_GROUP_SIZE, requirement.at(), List.of(), message));
    return false;
  }
}
