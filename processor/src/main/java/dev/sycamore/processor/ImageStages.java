package dev.sycamore.processor;

import dev.sycamore.backend.DeviceJobs;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.pipeline.BackEndTools;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.pipeline.PipelineStages;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.SplitSummary;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.tool.ToolException;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.processor.UnitLinker.LinkedUnit;
import dev.sycamore.processor.options.ImageOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The stages of the pipeline for units that become one module, in memory, without a file between
 * them.
 */
final class ImageStages
    implements PipelineStages<byte[], List<CodePart>, List<BuiltImage>, IOException> {

  private final List<LinkedUnit> units;
  private final String file;
  private final List<Kernel> kernels;
  private final DeviceJobs jobs;
  private final DevicePipeline pipeline;
  private final ImageOptions options;
  private final ContentStore store;
  private final List<BuiltImage> images = new ArrayList<>();
  private final Map<String, PropertySets> properties = new HashMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /**
   * @param store takes the images
   */
  ImageStages(List<LinkedUnit> units, DeviceJobs jobs, ImageOptions options, ContentStore store) {
    this.store = store;
    this.jobs = jobs;
    this.pipeline = new DevicePipeline(jobs);
    this.options = options;
    this.units = units;
    this.file = units.get(0).unit().file();
    this.kernels = units.stream().flatMap(unit -> unit.unit().kernels().stream()).toList();
  }

  /** Goes through them. Not for several threads at once. */
  ImageBuilder.Images run() throws IOException {
    boolean stopped = false;
    try {
      run(options.targets());
    } catch (StoppedException e) {
      // A diagnostic says why.
      stopped = true;
    }
    return new ImageBuilder.Images(images, properties, diagnostics, stopped);
  }

  /** A job, and what its result is. */
  private record FormatJob(CodeFormat format, BuildJob job) {}

  @Override
  public byte[] link() throws StoppedException {
    if (units.size() == 1) {
      return units.get(0).ir();
    }
    List<LinkInput> inputs =
        units.stream().map(unit -> new LinkInput(unit.unit().file(), unit.ir())).toList();
    JobResult<LinkedCode> result = jobs.link(new LinkJob(file, inputs, true));
    if (result instanceof JobResult.Failed<LinkedCode> failed) {
      diagnostics.add(
          Diagnostic.of(
              DiagnosticId.INCOMPATIBLE_MODULES,
              kernels.get(0).span(),
              List.of(),
              failed.failure().line()));
      throw new StoppedException();
    }
    return ((JobResult.Done<LinkedCode>) result).value().module();
  }

  @Override
  public List<CodePart> split(byte[] linked) throws IOException {
    List<CodePart> parts = new ArrayList<>();
    PostLinkJob job =
        new PostLinkJob(
            file, linked, DevicePipeline.splitOptions(options.split(), targetNumbers()));
    JobResult<SplitSummary> result = pipeline.split(job, image -> parts.add(CodePart.of(image)));
    if (result instanceof JobResult.Failed<SplitSummary> failed) {
      return List.of(
          CodePart.whole(
              linked, kernels.stream().map(Kernel::entryPoint).toList(), failed.failure().line()));
    }
    for (CodePart part : parts) {
      part.kernels().forEach(kernel -> properties.put(kernel, part.properties()));
    }
    // What the warnings say, the front end and the link have reported at the calls.
    return parts;
  }

  /** Only code with fixed targets, or a library's, has names of targets. */
  private Map<String, Integer> targetNumbers() {
    boolean named =
        units.stream()
            .map(LinkedUnit::unit)
            .anyMatch(unit -> !unit.fixedTargets().isEmpty() || !unit.imports().isEmpty());
    return named ? options.configuration().numbers() : Map.of();
  }

  /** The configuration is read only if a part is not for all. */
  @Override
  public List<CodePart> filter(ImageTarget target, List<CodePart> parts) {
    return parts.stream()
        .filter(part -> part.suitsAll() || options.runs(target, part.requirements().orElseThrow()))
        .toList();
  }

  @Override
  public List<BuiltImage> build(ImageTarget target, List<CodePart> parts) throws StoppedException {
    List<BuiltImage> built = new ArrayList<>();
    for (CodePart part : parts) {
      List<Kernel> held =
          kernels.stream().filter(k -> part.kernels().contains(k.entryPoint())).toList();
      List<String> names = held.stream().map(Kernel::name).toList();
      for (FormatJob wanted : jobs(part, target, names)) {
        JobResult<DeviceImage> result = image(wanted.job());
        if (result instanceof JobResult.Failed<DeviceImage> failed) {
          explain(held, wanted.job(), failed.failure());
          break;
        }
        DeviceImage image = ((JobResult.Done<DeviceImage>) result).value();
        built.add(new BuiltImage(wanted.format(), image, part, store));
      }
      part.problem().ifPresent(line -> diagnostics.add(BuildFailures.unsplit(held, target, line)));
    }
    return built;
  }

  /** The code of a part for a target, and its IR if that is to go beside it. */
  private List<FormatJob> jobs(CodePart part, ImageTarget target, List<String> names) {
    List<FormatJob> wanted = new ArrayList<>();
    wanted.add(new FormatJob(target.format(), new BuildJob(file, part.ir(), target, names)));
    if (options.embedIr()) {
      BuildJob ir = new BuildJob(file, part.ir(), target, names, BuildOutput.LLVM_BITCODE);
      EmbeddedIr.of(target).ifPresent(form -> wanted.add(new FormatJob(form.format(), ir)));
    }
    return wanted;
  }

  private void explain(List<Kernel> held, BuildJob job, Failure failure) throws StoppedException {
    diagnostics.addAll(new BuildFailures(pipeline).explain(held, job, failure));
    if (failure.stage() == BuildStage.START) {
      // Without a device compiler every job fails in the same way.
      throw new StoppedException();
    }
  }

  private JobResult<DeviceImage> image(BuildJob job) {
    try {
      return pipeline.build(job, BackEndTools.standard(), message -> {});
    } catch (ToolException e) {
      List<String> lines = new ArrayList<>(List.of(e.getMessage()));
      e.output().lines().forEach(lines::add);
      return new JobResult.Failed<>(
          new Failure(BuildStage.TOOL, String.join("; ", lines), e.output()));
    }
  }

  @Override
  public void wrap(Map<ImageTarget, List<BuiltImage>> all) {
    all.values().forEach(images::addAll);
  }
}
