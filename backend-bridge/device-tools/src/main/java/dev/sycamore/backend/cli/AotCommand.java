package dev.sycamore.backend.cli;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.pipeline.BackEndTools;
import dev.sycamore.backend.pipeline.DevicePipeline;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.tool.MissingToolException;
import dev.sycamore.backend.tool.ToolException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore aot}: one module, one target. */
@Command(
    name = CommandNames.AOT,
    description = "Compiles a module of LLVM IR to a device image.",
    mixinStandardHelpOptions = true)
final class AotCommand implements Callable<Integer> {

  private static final int MOST_KERNELS = 5;

  @Option(
      names = {"--" + OptionNames.EMIT_LLVM, "-" + OptionNames.EMIT_LLVM},
      description = "Write the module as the code generator gets it: bitcode, or IR text with -S.")
  private boolean emitLlvm;

  @Option(
      names = OptionNames.S,
      description = "Write text: assembly, or IR with --" + OptionNames.EMIT_LLVM + ".")
  private boolean text;

  @Option(
      names = OptionNames.V,
      description = "Print how kernels run, one work-item at a time or several, and why.")
  private boolean verbose;

  @Option(
      names = "--" + OptionNames.UNSUPPORTED,
      paramLabel = "WHAT",
      description =
          "What code that LLVM's SPIR-V back end does not support is: error; warning, and OUT is"
              + " empty, which 'wrap' passes over; off, the same without a message. Each kernel is"
              + " then named by its place in the source.")
  private Unsupported unsupported;

  /** What becomes of a module for which there is no SPIR-V. */
  enum Unsupported {
    ERROR,
    WARNING,
    OFF
  }

  @Mixin private BackEndOptions backEnd;

  @Mixin private ModuleInput input;

  @Mixin private OutputOption.Required output;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    try {
      ImageTarget target = backEnd.target();
      return compile(target, backEnd.tools(target, kind() == BuildOutput.IMAGE), errors);
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
      return 1;
    }
  }

  private int compile(ImageTarget target, BackEndTools tools, PrintWriter errors) {
    String name = input.name();
    byte[] module;
    try {
      module = input.read();
    } catch (IOException e) {
      errors.println(input.notRead(e));
      return 1;
    }
    BuildJob job = new BuildJob(name, module, target, List.of(), kind());
    try {
      Optional<byte[]> image = main.builds().with(build -> image(build, job, tools, errors));
      return image.isEmpty() ? 1 : output.write(image.get(), errors);
    } catch (MissingToolException e) {
      errors.println(name + ": error: " + e.getMessage());
    } catch (ToolException e) {
      errors.println(name + ": error: " + e.getMessage());
      if (!e.output().isEmpty()) {
        errors.println(e.output());
      }
      noteKernels(errors, name, main.builds().with(build -> kernels(build, job)));
    }
    return 1;
  }

  /** What the device compiler makes of the module; nothing if it fails, which is reported. */
  private Optional<byte[]> image(
      DeviceBuild build, BuildJob job, BackEndTools tools, PrintWriter errors)
      throws ToolException {
    DevicePipeline pipeline = new DevicePipeline(build);
    JobResult<DeviceImage> result = pipeline.build(job, tools, errors::println);
    if (result instanceof JobResult.Done<DeviceImage> image) {
      if (verbose) {
        image.value().remarks().forEach(r -> errors.println(job.name() + ": note: " + r));
      }
      return Optional.of(image.value().bytes());
    }
    Failure failure = ((JobResult.Failed<DeviceImage>) result).failure();
    boolean asked = unsupported != null && kind() == BuildOutput.IMAGE;
    if (!asked || !failure.leavesOpenClC(job)) {
      report(build, errors, job, failure);
      return Optional.empty();
    }
    if (unsupported != Unsupported.OFF) {
      List<FunctionName> kernels = kernelNames(build, job);
      new UnsupportedCode(kernels, job, failure)
          .messages(pipeline, EnumConverter.word(unsupported))
          .forEach(errors::println);
    }
    return unsupported == Unsupported.ERROR ? Optional.empty() : Optional.of(new byte[0]);
  }

  private BuildOutput kind() {
    if (emitLlvm) {
      return text ? BuildOutput.LLVM_IR : BuildOutput.LLVM_BITCODE;
    }
    return text ? BuildOutput.ASSEMBLY : BuildOutput.IMAGE;
  }

  /** The kernels of the module. */
  private static List<FunctionName> kernelNames(DeviceBuild build, BuildJob job) {
    return build.inspect(new InspectionJob(job.name(), job.ir()))
            instanceof JobResult.Done<ModuleFacts> facts
        ? facts.value().kernels()
        : List.of();
  }

  /** The same as messages show them. */
  private static List<String> kernels(DeviceBuild build, BuildJob job) {
    return kernelNames(build, job).stream().map(FunctionName::shown).toList();
  }

  private static void report(DeviceBuild build, PrintWriter errors, BuildJob job, Failure failure) {
    String name = job.name();
    boolean placed = failure.stage() == BuildStage.READ && failure.line().startsWith(name + ":");
    errors.println(placed ? failure.line() : name + ": error: " + failure.describe(job));
    if (!failure.detail().isEmpty()) {
      errors.println(failure.detail());
    }
    if (failure.stage().compareTo(BuildStage.OPTIMIZE) >= 0) {
      List<String> kernels = kernels(build, job);
      if (kernels.stream().noneMatch(failure.line()::contains)) {
        noteKernels(errors, name, kernels);
      }
    }
  }

  /** LLVM, linker and ptxas do not always say which kernel it is, and never if they crash. */
  private static void noteKernels(PrintWriter errors, String name, List<String> kernels) {
    if (!kernels.isEmpty()) {
      List<String> shown = kernels.subList(0, Math.min(MOST_KERNELS, kernels.size()));
      errors.println(
          name
              + ": note: the module has "
              + (kernels.size() == 1 ? "the kernel " : "the " + kernels.size() + " kernels ")
              + String.join(", ", shown)
              + (shown.size() < kernels.size() ? ", ..." : ""));
    }
  }
}
