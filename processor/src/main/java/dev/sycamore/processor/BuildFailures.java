package dev.sycamore.processor;

import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.Dialect;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.processor.ImageSplitter.LinkedCode;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds out which kernel it is that a target cannot compile. */
final class BuildFailures {

  private final ImageBuild build;

  BuildFailures(ImageBuild build) {
    this.build = build;
  }

  /**
   * One diagnostic for each kernel that fails by itself; if none does, or the fault is in no
   * kernel, one at the first kernel.
   *
   * @param failure of a module with some kernels of {@code code}
   */
  List<Diagnostic> explain(LinkedCode code, BuildFailure failure) throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    List<Kernel> failing = new ArrayList<>();
    for (DeviceUnit unit : code.units()) {
      List<Kernel> kernels =
          unit.kernels().stream().filter(k -> failure.job().kernels().contains(k.name())).toList();
      failing.addAll(kernels);
      boolean inParts = failure.job().kernels().size() > 1;
      if (inParts && failure.stage() != BuildStage.START) {
        List<BuildJob> jobs = alone(kernels, failure);
        found.addAll(alone(jobs, kernels));
      }
    }
    return found.isEmpty() ? List.of(diagnostic(failing.get(0), failure)) : found;
  }

  private List<Diagnostic> alone(List<BuildJob> jobs, List<Kernel> kernels) {
    List<Diagnostic> found = new ArrayList<>();
    for (BuildResult result : build.compile(jobs)) {
      if (result instanceof BuildFailure own) {
        kernels.stream()
            .filter(kernel -> own.job().kernels().contains(kernel.name()))
            .forEach(kernel -> found.add(diagnostic(kernel, own)));
      }
    }
    return found;
  }

  /** The module in parts of one kernel; none if it cannot be split. */
  private List<BuildJob> alone(List<Kernel> kernels, BuildFailure failure) throws IOException {
    List<BuildJob> jobs = new ArrayList<>();
    PostLinkJob split =
        new PostLinkJob(
            failure.job().name(),
            failure.job().ir(),
            PostLinkOptions.of(Dialect.DESIGN, Map.of())
                .withSplit(SplitMode.KERNEL)
                .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS))
                .withText(true));
    PostLinkResult result =
        build.postLink(
            split,
            part -> {
              List<String> names =
                  kernels.stream()
                      .filter(kernel -> part.symbols().contains(kernel.entryPoint()))
                      .map(Kernel::name)
                      .toList();
              jobs.add(new BuildJob(split.name(), part.code(), failure.job().target(), names));
            });
    return result instanceof PostLinkResult.Failed ? List.of() : jobs;
  }

  private static Diagnostic diagnostic(Kernel kernel, BuildFailure failure) {
    if (failure.leavesOpenClC()) {
      return Diagnostic.of(
          DiagnosticId.SYC3003,
          kernel.span(),
          List.of(),
          kernel.name(),
          failure.job().target().name(),
          failure.message());
    }
    return Diagnostic.of(
        DiagnosticId.SYC5002,
        kernel.span(),
        List.of(),
        failure.job().target().name(),
        "kernel " + String.join(", ", failure.job().kernels()),
        "cannot " + failure.stage().action() + ": " + failure.message());
  }
}
