package dev.sycamore.processor;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LibraryLinking.WithLibraries;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport;
import dev.sycamore.backend.link.LinkReport.LinkedKernel;
import dev.sycamore.backend.link.LinkReport.Missing;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.processor.options.ImageOptions;
import dev.sycamore.processor.units.LibraryResources;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Links the kernels of a unit with functions that other modules export. */
final class UnitLinker {

  private final DevicePipeline pipeline;
  private final Optional<LibraryResources> libraries;
  private final FixedImages fixed;

  /**
   * @param libraries finds the modules of other jars; empty if there is no device compiler to link
   *     them
   */
  UnitLinker(DeviceJobs jobs, Optional<LibraryResources> libraries, ImageOptions images) {
    this.pipeline = new DevicePipeline(jobs);
    this.libraries = libraries;
    this.fixed = new FixedImages(images);
  }

  /**
   * A unit that calls nothing outside itself, unless there is no device compiler.
   *
   * @param normalized its kernels know what they need
   * @param openClLibraries what it calls of other units, as OpenCL C; empty if that is not known
   * @param diagnostics with errors, the rest is of no use
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
  record LinkedUnit(
      NormalizedUnit normalized,
      byte[] ir,
      Optional<String> openClLibraries,
      List<Diagnostic> diagnostics) {

    DeviceUnit unit() {
      return normalized.unit();
    }
  }

  /** Links a unit, whose IR this is, with what it imports. */
  LinkedUnit link(NormalizedUnit normalized, byte[] ir) {
    boolean isWhole = normalized.unit().imports().isEmpty();
    if (isWhole || libraries.isEmpty()) {
      return new LinkedUnit(
          normalized,
          ir,
          isWhole ? Optional.of("") : Optional.empty(),
          fixed.problems(normalized.unit(), List.of()));
    }
    try {
      return linked(normalized, ir, libraries.get());
    } catch (IOException e) {
      return failed(normalized, ir, e.getMessage());
    }
  }

  private LinkedUnit linked(NormalizedUnit normalized, byte[] ir, LibraryResources libraries)
      throws IOException {
    DeviceUnit unit = normalized.unit();
    LinkInput own = new LinkInput(unit.file(), ir);
    WithLibraries linked = pipeline.link(new LinkJob(unit.file(), List.of(own), true), libraries);
    if (linked.result() instanceof JobResult.Failed<LinkedCode> failed) {
      return failed(normalized, ir, failed.failure().line());
    }
    LinkedCode result = ((JobResult.Done<LinkedCode>) linked.result()).value();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (Missing missing : result.report().missing()) {
      diagnostics.add(missing(unit, missing, linked.libraries()));
    }
    if (diagnostics.isEmpty()) {
      diagnostics.addAll(new UnexpectedRequirements(unit, result.report()).warnings());
      diagnostics.addAll(fixed.problems(unit, result.report().unexpected()));
    }
    diagnostics.sort(Comparator.comparing(diagnostic -> diagnostic.at().offset()));
    return new LinkedUnit(
        withAspects(normalized, result.report()),
        result.module(),
        Optional.of(libraries.openCl(linked.libraries())),
        diagnostics);
  }

  private static LinkedUnit failed(NormalizedUnit normalized, byte[] ir, String line) {
    ImportedFunction first = normalized.unit().imports().get(0);
    return new LinkedUnit(
        normalized,
        ir,
        Optional.empty(),
        List.of(
            Diagnostic.of(DiagnosticId.INCOMPATIBLE_MODULES, first.span(), first.chain(), line)));
  }

  private static Diagnostic missing(DeviceUnit unit, Missing missing, List<String> found) {
    Optional<ImportedFunction> own =
        unit.imports().stream().filter(f -> f.symbol().equals(missing.symbol())).findFirst();
    String why =
        found.contains(missing.module())
            ? "module `" + missing.module() + "` does not have it"
            : "module `" + missing.module() + "` is not on the class path";
    if (own.isPresent()) {
      return Diagnostic.of(
          DiagnosticId.MISSING_FUNCTION, own.get().span(), own.get().chain(), missing.name(), why);
    }
    Kernel kernel = kernel(unit, missing.kernels().get(0)).orElse(unit.kernels().get(0));
    return Diagnostic.of(
        DiagnosticId.MISSING_FUNCTION,
        kernel.span(),
        List.of(new CallFrame("kernel " + kernel.name(), kernel.span())),
        missing.name(),
        why + "; a library calls it at " + missing.place());
  }

  private static Optional<Kernel> kernel(DeviceUnit unit, String entryPoint) {
    return unit.kernels().stream().filter(k -> k.entryPoint().equals(entryPoint)).findFirst();
  }

  private static NormalizedUnit withAspects(NormalizedUnit normalized, LinkReport report) {
    Map<String, LinkedKernel> kernels =
        report.kernels().stream()
            .collect(Collectors.toMap(LinkedKernel::entryPoint, Function.identity()));
    List<Kernel> knowing = new ArrayList<>();
    for (Kernel kernel : normalized.unit().kernels()) {
      Set<Aspect> aspects = EnumSet.noneOf(Aspect.class);
      LinkedKernel linked = kernels.get(kernel.entryPoint());
      if (linked != null) {
        linked.aspects().forEach(number -> Aspect.ofNumber(number).ifPresent(aspects::add));
      }
      // What the kernel itself declares is in the list too, and is no use.
      kernel.attributes().aspects().declared().ifPresent(aspects::removeAll);
      aspects.addAll(kernel.attributes().aspects().used());
      knowing.add(kernel.with(kernel.arguments(), kernel.attributes().using(aspects)));
    }
    return normalized.withKernels(knowing);
  }
}
