package dev.sycamore.processor;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.processor.cache.UnitResult;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ProcessorOptions;
import dev.sycamore.processor.stages.Stages;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A machine that the device compiler does not run on. Kernels are compiled all the same, without
 * images, so that a team may have such machines; the compilation warns once.
 */
final class ImagelessMachine {

  private final ProcessorOptions options;

  /** The name of the machine until the warning is reported; empty if images are made. */
  private Optional<String> unreported;

  ImagelessMachine(Stages stages, ProcessorOptions asked) {
    unreported =
        asked.deviceBuild() == DeviceBuildMode.ON ? stages.unsupportedMachine() : Optional.empty();
    options = unreported.isEmpty() ? asked : asked.withDeviceBuild(DeviceBuildMode.MODULES);
  }

  /** The options of the user, as far as this machine can do what they ask for. */
  ProcessorOptions options() {
    return options;
  }

  /** The warning, when the first kernels are compiled. */
  List<Diagnostic> warning(Collection<UnitResult> results) {
    if (unreported.isEmpty() || results.stream().noneMatch(r -> r.code().isPresent())) {
      return List.of();
    }
    Diagnostic warning =
        Diagnostic.of(
            DiagnosticId.KERNELS_WITHOUT_IMAGES, SourceSpan.NOWHERE, List.of(), unreported.get());
    unreported = Optional.empty();
    return options.severities().apply(List.of(warning));
  }
}
