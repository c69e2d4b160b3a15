package dev.sycamore.backend.pipeline;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LibraryLinking;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.ModuleFinder;
import dev.sycamore.backend.postlink.ImageSink;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What each stage of {@link PipelineStages} does, for callers in memory and for commands. The last
 * one, which only writes files, is {@link dev.sycamore.backend.images.Wrap} where the units are
 * files, too.
 */
public final class DevicePipeline {

  private final DeviceJobs jobs;

  public DevicePipeline(DeviceJobs jobs) {
    this.jobs = jobs;
  }

  /**
   * Links modules with the libraries that their kernels need.
   *
   * @throws IOException if a library cannot be read
   */
  public LibraryLinking.WithLibraries link(LinkJob job, ModuleFinder libraries) throws IOException {
    return new LibraryLinking(jobs::link, libraries).link(job);
  }

  /** How code of the product is split: for its kernels, in its own spelling. */
  public static PostLinkOptions splitOptions(SplitMode mode, Map<String, Integer> targetNumbers) {
    return PostLinkOptions.of(Dialect.DESIGN, targetNumbers)
        .withSplit(mode)
        .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS))
        .withText(true);
  }

  /**
   * Splits a linked module.
   *
   * @throws IOException if the sink fails
   */
  public JobResult<SplitSummary> split(PostLinkJob job, ImageSink sink) throws IOException {
    return jobs.postLink(job, sink);
  }

  /**
   * Builds the image of a module, with what a vendor's tool makes of it.
   *
   * @param messages gets what the tool prints
   */
  public JobResult<DeviceImage> build(BuildJob job, BackEndTools tools, Consumer<String> messages)
      throws ToolException {
    JobResult<DeviceImage> result = compile(job);
    if (job.output() != BuildOutput.IMAGE
        || !(result instanceof JobResult.Done<DeviceImage> image)) {
      return result;
    }
    byte[] bytes = image.value().bytes();
    return switch (job.target().architecture()) {
      case PTX64 ->
          new JobResult.Done<>(
              image
                  .value()
                  .with(new PtxImage(jobs, job.target(), tools.ptx(), messages).of(bytes)));
      case INTEL_GPU ->
          new JobResult.Done<>(
              image.value().with(tools.intel().compile(bytes, job.target(), jobs::run, messages)));
      case SPIR64, AMDGCN, X86_64, AARCH64 -> result;
    };
  }

  private JobResult<DeviceImage> compile(BuildJob job) {
    return jobs.compile(List.of(job)).get(0);
  }

  /**
   * A kernel that fails by itself.
   *
   * @param symbol its entry point
   */
  public record Culprit(String symbol, Failure failure) {}

  /** The targets that the kernels are for do not matter: this one compiles them all. */
  private static PostLinkOptions eachKernel() {
    return splitOptions(SplitMode.KERNEL, Map.of())
        .withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS, PostLinkSwitch.UNKNOWN_TARGETS));
  }

  /**
   * The kernels of a module that fail without the others, each split off and compiled once more.
   * None if the module has one kernel only, if it cannot be split, or if it takes several to fail.
   */
  public List<Culprit> culprits(BuildJob whole, Failure failure) {
    if (failure.stage() == BuildStage.START) {
      return List.of();
    }
    List<BuildJob> parts = new ArrayList<>();
    List<String> symbols = new ArrayList<>();
    JobResult<SplitSummary> split;
    try {
      split =
          jobs.postLink(
              new PostLinkJob(whole.name(), whole.ir(), eachKernel()),
              part -> {
                parts.add(new BuildJob(whole.name(), part.code(), whole.target(), List.of()));
                symbols.add(part.symbols().get(0));
              });
    } catch (IOException e) {
      throw new IllegalStateException("a list takes all images", e);
    }
    if (split instanceof JobResult.Failed || parts.size() < 2) {
      return List.of();
    }
    List<Culprit> culprits = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (compile(parts.get(i)) instanceof JobResult.Failed<DeviceImage> own) {
        culprits.add(new Culprit(symbols.get(i), own.failure()));
      }
    }
    return culprits;
  }
}
