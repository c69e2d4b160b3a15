package dev.sycamore.processor;

import dev.sycamore.backend.cuda.BundlePart;
import dev.sycamore.backend.cuda.GpuBundle;
import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.processor.ImageSplitter.LinkedCode;
import dev.sycamore.processor.ImageSplitter.Part;
import dev.sycamore.processor.options.ImageOptions;
import dev.sycamore.processor.stages.Stages.ImageBuild;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Makes the images of linked code: what it is taken apart into, for each target. */
final class ImageBuilder {

  private final ImageBuild build;
  private final ImageOptions options;

  ImageBuilder(ImageBuild build, ImageOptions options) {
    this.build = build;
    this.options = options;
  }

  /**
   * An image.
   *
   * @param kernels its entry points
   */
  record BuiltImage(DeviceImage image, List<String> kernels, PropertySets properties) {

    DeviceTarget target() {
      return image.job().target();
    }
  }

  /**
   * What became of the code.
   *
   * @param images in the order of the code, then of the targets; of no use if there are diagnostics
   */
  record Result(List<BuiltImage> images, List<Diagnostic> diagnostics) {}

  /** A part for a target. */
  private record Task(LinkedCode code, Part part, DeviceTarget target) {}

  /** Makes all images. */
  Result build(List<LinkedCode> all) throws IOException {
    ImageSplitter splitter = new ImageSplitter(build, options);
    List<Task> tasks = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    for (LinkedCode code : all) {
      List<Part> parts = splitter.split(code);
      for (DeviceTarget target : options.targets()) {
        parts.stream()
            .filter(part -> splitter.suits(target, part))
            .forEach(part -> tasks.add(new Task(code, part, target)));
      }
    }
    List<BuildResult> results = build.compile(tasks.stream().map(ImageBuilder::job).toList());
    List<BuiltImage> images = new ArrayList<>();
    for (int i = 0; i < tasks.size(); i++) {
      Task task = tasks.get(i);
      if (results.get(i) instanceof DeviceImage image) {
        images.add(
            new BuiltImage(withIr(task, image), task.part().kernels(), task.part().properties()));
        task.part().problem().ifPresent(line -> diagnostics.add(diagnostic(task, line)));
      } else if (results.get(i) instanceof BuildFailure failure) {
        diagnostics.addAll(new BuildFailures(build).explain(task.code(), failure));
        if (failure.stage() == BuildStage.START) {
          // Without a device compiler every job fails in the same way.
          break;
        }
      }
    }
    return new Result(images, diagnostics);
  }

  private static BuildJob job(Task task) {
    return new BuildJob(
        task.code().file(), task.part().ir(), task.target(), names(task), BuildOutput.IMAGE);
  }

  private static List<String> names(Task task) {
    return task.code().kernels().stream()
        .filter(kernel -> task.part().kernels().contains(kernel.entryPoint()))
        .map(Kernel::name)
        .toList();
  }

  /** PTX with the IR that it is made of, if that is asked for. */
  private DeviceImage withIr(Task task, DeviceImage image) {
    if (!options.embedIr() || task.target().architecture() != DeviceTarget.Architecture.PTX64) {
      return image;
    }
    BuildJob asBitcode =
        new BuildJob(
            image.job().name(),
            image.job().ir(),
            task.target(),
            List.of(),
            BuildOutput.LLVM_BITCODE);
    BuildResult ir = build.compile(List.of(asBitcode)).get(0);
    if (!(ir instanceof DeviceImage bitcode)) {
      throw new IllegalStateException("IR that became an image became no bitcode: " + ir);
    }
    GpuBundle bundle =
        new GpuBundle(
            List.of(
                new BundlePart(BundlePart.Kind.PTX, task.target().processor(), image.bytes()),
                new BundlePart(BundlePart.Kind.IR, "", bitcode.bytes())));
    return new DeviceImage(image.job(), bundle.toBytes());
  }

  /** The code compiles as a whole, and could not be taken apart. */
  private static Diagnostic diagnostic(Task task, String line) {
    Kernel first = task.code().kernels().get(0);
    return Diagnostic.of(
        DiagnosticId.SYC5002,
        first.span(),
        List.of(),
        task.target().name(),
        "kernel " + String.join(", ", names(task)),
        line);
  }
}
