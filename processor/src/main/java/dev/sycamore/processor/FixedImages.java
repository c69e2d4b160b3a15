package dev.sycamore.processor;

import dev.sycamore.backend.link.LinkReport.OtherTargets;
import dev.sycamore.backend.link.LinkReport.Unexpected;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.processor.options.ImageOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds kernels with fixed targets for which no image can be made: nobody would see that before the
 * launch.
 */
final class FixedImages {

  private final ImageOptions options;

  FixedImages(ImageOptions options) {
    this.options = options;
  }

  /**
   * One error for each kernel that is left without an image.
   *
   * @param unexpected what its kernels call that was compiled otherwise
   */
  List<Diagnostic> problems(DeviceUnit unit, List<Unexpected> unexpected) {
    List<Diagnostic> problems = new ArrayList<>();
    if (unit.fixedTargets().isEmpty()) {
      return problems;
    }
    for (Kernel kernel : unit.kernels()) {
      List<FixedTarget> left = new ArrayList<>(unit.fixedTargets());
      Optional<Unexpected> reason = Optional.empty();
      for (Unexpected need : unexpected) {
        if (need.entryPoint().equals(kernel.entryPoint())
            && need.difference() instanceof OtherTargets other
            && left.removeIf(target -> !other.names().contains(target.architecture()))) {
          reason = Optional.of(need);
        }
      }
      if (!hasImage(left)) {
        problems.add(problem(kernel, unit, left, reason));
      }
    }
    return problems;
  }

  /** Whether an image for one of the targets that are built serves one of these. */
  private boolean hasImage(List<FixedTarget> targets) {
    DeviceRequirements fixed =
        new DeviceRequirements(
            new TreeSet<>(),
            Optional.of(
                targets.stream()
                    .map(FixedTarget::number)
                    .collect(Collectors.toCollection(TreeSet::new))),
            new TreeSet<>(),
            List.of());
    return options.targets().stream().anyMatch(target -> options.runs(target, fixed));
  }

  private Diagnostic problem(
      Kernel kernel, DeviceUnit unit, List<FixedTarget> left, Optional<Unexpected> reason) {
    Diagnostic problem =
        Diagnostic.of(
            DiagnosticId.NO_IMAGE,
            kernel.span(),
            List.of(new CallFrame("kernel " + kernel.name(), kernel.span())),
            kernel.name(),
            why(names(unit.fixedTargets()), left, reason));
    return reason.isPresent()
        ? problem
        : problem.withHelp(
            "name one of them in `targets`, or leave `targets` out: the kernel is then compiled at"
                + " run time");
  }

  private String why(String own, List<FixedTarget> left, Optional<Unexpected> reason) {
    String built =
        options.targets().stream().map(ImageTarget::name).collect(Collectors.joining(", "));
    if (reason.isEmpty()) {
      return "none of its fixed targets " + own + " is among the targets " + built;
    }
    String function = "function '" + reason.get().function() + "' was compiled for ";
    return left.isEmpty()
        ? function + "none of its fixed targets " + own
        : function
            + "only "
            + names(left)
            + " of its fixed targets "
            + own
            + ", and the targets are "
            + built;
  }

  private static String names(List<FixedTarget> targets) {
    return UnexpectedRequirements.names(targets.stream().map(FixedTarget::name).toList());
  }
}
