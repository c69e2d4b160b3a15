package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.text.ToolDiagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds kernels with fixed targets that are left without any image: nobody would see that before
 * the launch.
 */
final class UnservedKernels {

  private final ModuleKernelFacts modules;
  private final String targets;

  /**
   * @param targets those that there are images for
   */
  UnservedKernels(ModuleKernelFacts modules, Collection<String> targets) {
    this.modules = modules;
    this.targets = String.join(", ", targets);
  }

  /**
   * An error for each kernel.
   *
   * @param served symbols of kernels that have images
   */
  List<String> errors(List<DeviceUnitFiles> units, Set<String> served) {
    List<String> errors = new ArrayList<>();
    for (DeviceUnitFiles unit : units) {
      if (!served.containsAll(unit.images().kernels())) {
        errors.addAll(errors(unit, served));
      }
    }
    return errors;
  }

  private List<String> errors(DeviceUnitFiles unit, Set<String> served) {
    Map<String, Set<String>> fixed = modules.fixedTargets(unit.name(), unit.module());
    List<String> errors = new ArrayList<>();
    for (FunctionName kernel : modules.of(unit.name(), unit.module())) {
      if (!served.contains(kernel.symbol()) && fixed.containsKey(kernel.symbol())) {
        errors.add(error(unit, kernel, fixed.get(kernel.symbol())));
      }
    }
    return errors;
  }

  private String error(DeviceUnitFiles unit, FunctionName kernel, Set<String> fixed) {
    String own =
        fixed.stream().sorted().map(name -> "'" + name + "'").collect(Collectors.joining(", "));
    return ToolDiagnostic.text(
        kernel.place().isEmpty() ? unit.name() : kernel.place(),
        "error",
        DiagnosticId.NO_IMAGE,
        "compile the libraries that it calls with the same fixed targets, and name one of them in"
            + " `--targets`",
        kernel.name(),
        "no image for "
            + targets
            + " is for its fixed targets "
            + own
            + ", with what it calls of other modules");
  }
}
