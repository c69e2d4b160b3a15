package dev.sycamore.processor;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkReport.Difference;
import dev.sycamore.backend.link.LinkReport.OtherSubGroupSize;
import dev.sycamore.backend.link.LinkReport.OtherTargets;
import dev.sycamore.backend.link.LinkReport.Unexpected;
import dev.sycamore.backend.link.LinkReport.UnlistedAspect;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.program.Kernel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Warnings about exported functions that require more of a device than a kernel that calls them.
 */
final class UnexpectedRequirements {

  private final DeviceUnit unit;
  private final List<Unexpected> unexpected;

  UnexpectedRequirements(DeviceUnit unit, LinkReport report) {
    this.unit = unit;
    this.unexpected = report.unexpected();
  }

  /** One for each function and requirement: at the first call, or at the kernel. */
  List<Diagnostic> warnings() {
    List<Diagnostic> warnings = new ArrayList<>();
    for (ImportedFunction function : unit.imports()) {
      unexpected.stream()
          .filter(need -> need.symbol().equals(function.symbol()))
          .map(Unexpected::difference)
          .distinct()
          .map(each -> warning(function.chain(), function.displayName(), each))
          .forEach(warnings::add);
    }
    warnings.addAll(ofLibraries());
    return warnings;
  }

  /** Functions that only libraries call: where is not known here, so the place is the kernel. */
  private List<Diagnostic> ofLibraries() {
    Set<String> called =
        unit.imports().stream().map(ImportedFunction::symbol).collect(Collectors.toSet());
    List<Diagnostic> warnings = new ArrayList<>();
    Set<List<Object>> seen = new HashSet<>();
    for (Unexpected need : unexpected) {
      Optional<Kernel> kernel =
          unit.kernels().stream().filter(k -> k.entryPoint().equals(need.entryPoint())).findFirst();
      if (kernel.isPresent()
          && !called.contains(need.symbol())
          && seen.add(List.of(need.symbol(), need.difference()))) {
        CallFrame at = new CallFrame("kernel " + kernel.get().name(), kernel.get().span());
        warnings.add(warning(List.of(at), need.function(), need.difference()));
      }
    }
    return warnings;
  }

  /**
   * @param chain to the place, which is its end
   */
  private Diagnostic warning(List<CallFrame> chain, String function, Difference difference) {
    if (difference instanceof UnlistedAspect aspect) {
      return at(chain, DiagnosticId.EXTERNAL_FUNCTION_ASPECT, function, shown(aspect.number()));
    } else if (difference instanceof OtherSubGroupSize other) {
      return at(chain, DiagnosticId.EXTERNAL_FUNCTION_SUB_GROUP_SIZE, function, other.size());
    }
    return at(
        chain,
        DiagnosticId.EXTERNAL_FUNCTION_FIXED_TARGETS,
        function,
        names(((OtherTargets) difference).names()),
        names(unit.fixedTargets().stream().map(FixedTarget::name).toList()));
  }

  private static Diagnostic at(List<CallFrame> chain, DiagnosticId id, Object... arguments) {
    return Diagnostic.of(id, chain.get(chain.size() - 1).at(), chain, arguments);
  }

  private static String shown(int aspect) {
    return Aspect.ofNumber(aspect).map(Aspect::syclName).orElseGet(() -> Integer.toString(aspect));
  }

  /** Names of targets, as messages show them. */
  static String names(Collection<String> targets) {
    return targets.isEmpty()
        ? "none"
        : targets.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
  }
}
