package dev.sycamore.backend.cli;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkResult;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.Dialect;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.text.Quote;
import dev.sycamore.diagnostics.DiagnosticId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says of a module that LLVM's SPIR-V back end does not support which kernels those are. */
final class UnsupportedCode {

  private final DeviceBuild build;
  private final BuildFailure failure;

  UnsupportedCode(DeviceBuild build, BuildFailure failure) {
    this.build = build;
    this.failure = failure;
  }

  /**
   * A message for each kernel that fails by itself; if none does, one for the first kernel.
   *
   * @param severity {@code error} or {@code warning}
   */
  List<String> messages(String severity) {
    List<String> messages = new ArrayList<>();
    for (byte[] part : parts()) {
      BuildJob job = new BuildJob(failure.job().name(), part, failure.job().target(), List.of());
      BuildResult result = build.compile(List.of(job)).get(0);
      if (result instanceof BuildFailure own) {
        messages.add(message(part, own, severity));
      }
    }
    return messages.isEmpty()
        ? List.of(message(failure.job().ir(), failure, severity))
        : List.copyOf(messages);
  }

  private List<FunctionName> kernels(byte[] module) {
    InspectionJob job = new InspectionJob(failure.job().name(), module);
    return build.inspect(job) instanceof JobResult.Done<ModuleFacts> facts
        ? facts.value().kernels()
        : List.of();
  }

  /** A module for each kernel; none if it cannot be split or has only one. */
  private List<byte[]> parts() {
    List<byte[]> parts = new ArrayList<>();
    if (kernels(failure.job().ir()).size() > 1) {
      PostLinkJob job =
          new PostLinkJob(
              failure.job().name(),
              failure.job().ir(),
              PostLinkOptions.of(Dialect.DESIGN, Map.of())
                  .withSplit(SplitMode.KERNEL)
                  .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS))
                  .withText(true));
      try {
        PostLinkResult result = build.postLink(job, image -> parts.add(image.code()));
        if (result instanceof PostLinkResult.Failed) {
          parts.clear();
        }
      } catch (IOException e) {
        throw new IllegalStateException("a list takes all images", e);
      }
    }
    return parts;
  }

  private String message(byte[] ir, BuildFailure failure, String severity) {
    List<FunctionName> kernels = kernels(ir);
    FunctionName kernel =
        kernels.isEmpty() ? FunctionName.ofSymbol(failure.job().name()) : kernels.get(0);
    DiagnosticId id = DiagnosticId.SYC3003;
    String place = kernel.place().isEmpty() ? failure.job().name() : kernel.place();
    String message = id.message(kernel.name(), failure.job().target().name(), failure.message());
    return Quote.printable(place + ": " + severity + ": [" + id.code() + "] " + message)
        + "\nhelp: "
        + id.help()
        + "\ndocs: "
        + id.page();
  }
}
