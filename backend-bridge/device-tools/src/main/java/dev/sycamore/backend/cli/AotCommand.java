package dev.sycamore.backend.cli;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.cuda.PtxasException;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.job.BuildFailure;
import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildResult;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.InspectionJob;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.job.ModuleFacts;
import dev.sycamore.backend.target.DeviceTarget;
import dev.sycamore.backend.target.FunctionName;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore aot}: one module, one target. */
@Command(
    name = "aot",
    description = "Compiles a module of LLVM IR to a device image.",
    mixinStandardHelpOptions = true)
final class AotCommand implements Callable<Integer> {

  private static final int MOST_KERNELS = 5;

  @Option(
      names = {"--target", "-target"},
      required = true,
      paramLabel = "T",
      converter = TargetConverter.class,
      description =
          "spir64, ptx64, x86_64, x86_64_v2, x86_64_v3, x86_64_v4, nvidia_gpu_<sm>,"
              + " amdgcn or amd_gpu_<gfx>.")
  private DeviceTarget target;

  @Option(
      names = {"--emit-llvm", "-emit-llvm"},
      description = "Write the module as the code generator gets it: bitcode, or IR text with -S.")
  private boolean emitLlvm;

  @Option(names = "-S", description = "Write text: assembly, or IR with --emit-llvm.")
  private boolean text;

  @Option(
      names = "--unsupported",
      paramLabel = "WHAT",
      description =
          "What code that LLVM's SPIR-V back end does not support is: error; warning, and OUT is"
              + " empty, which 'wrap' passes over; off, the same without a message. Each kernel is"
              + " then named by its place in the source.")
  private Unsupported unsupported;

  /** What becomes of a module for which there is no SPIR-V. */
  enum Unsupported {
    error,
    warning,
    off
  }

  @Mixin private BundleOptions bundle;

  @Parameters(
      index = "0",
      arity = "0..1",
      defaultValue = "-",
      paramLabel = "IN",
      description = "LLVM IR, text or bitcode; '-' or nothing is standard input.")
  private String input;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The file to write; '-' is standard output.")
  private String output;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    bundle.check(target, kind() == BuildOutput.IMAGE);
    byte[] module;
    try {
      module = CommandFiles.read(input);
    } catch (IOException e) {
      errors.println(
          CommandFiles.displayName(input) + ": error: cannot be read: " + CommandFiles.reason(e));
      return 1;
    }
    Optional<List<byte[]>> results = main.builds().with(build -> compile(build, module, errors));
    if (results.isEmpty()) {
      return 1;
    }
    try {
      CommandFiles.write(output, file(results.get(), errors));
      return 0;
    } catch (PtxasException e) {
      errors.println(CommandFiles.displayName(input) + ": error: " + e.getMessage());
      if (!e.output().isEmpty()) {
        errors.println(e.output());
      }
      noteKernels(errors, CommandFiles.displayName(input), kernels(module));
      return 1;
    } catch (BundleOptions.MissingPtxasException e) {
      errors.println(CommandFiles.displayName(input) + ": error: " + e.getMessage());
      return 1;
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(output, e));
      return 1;
    }
  }

  /** What the device compiler makes of the module: the image first; nothing if it fails. */
  private Optional<List<byte[]>> compile(DeviceBuild build, byte[] module, PrintWriter errors) {
    String name = CommandFiles.displayName(input);
    List<BuildJob> jobs = new ArrayList<>();
    jobs.add(new BuildJob(name, module, target, List.of(), kind()));
    if (bundle.embedIr()) {
      jobs.add(new BuildJob(name, module, target, List.of(), BuildOutput.LLVM_BITCODE));
    }
    List<byte[]> results = new ArrayList<>();
    for (BuildResult result : build.compile(jobs)) {
      if (result instanceof BuildFailure failure) {
        return afterFailure(build, failure, errors);
      }
      results.add(((DeviceImage) result).bytes());
    }
    return Optional.of(results);
  }

  private Optional<List<byte[]>> afterFailure(
      DeviceBuild build, BuildFailure failure, PrintWriter errors) {
    boolean asked = unsupported != null && kind() == BuildOutput.IMAGE;
    if (!asked || !failure.leavesOpenClC()) {
      report(build, errors, failure);
      return Optional.empty();
    }
    if (unsupported != Unsupported.off) {
      new UnsupportedCode(build, failure).messages(unsupported.name()).forEach(errors::println);
    }
    return unsupported == Unsupported.error ? Optional.empty() : Optional.of(List.of(new byte[0]));
  }

  private byte[] file(List<byte[]> results, PrintWriter errors)
      throws PtxasException, BundleOptions.MissingPtxasException {
    byte[] image = results.get(0);
    if (target.architecture() != DeviceTarget.Architecture.PTX64 || kind() != BuildOutput.IMAGE) {
      return image;
    }
    return bundle.file(main.builds(), target, image, results.stream().skip(1).findFirst(), errors);
  }

  private BuildOutput kind() {
    if (emitLlvm) {
      return text ? BuildOutput.LLVM_IR : BuildOutput.LLVM_BITCODE;
    }
    return text ? BuildOutput.ASSEMBLY : BuildOutput.IMAGE;
  }

  /** Those of the module, as messages show them. */
  private List<String> kernels(byte[] module) {
    InspectionJob job = new InspectionJob(CommandFiles.displayName(input), module);
    return main.builds().with(build -> kernels(build, job));
  }

  private static List<String> kernels(DeviceBuild build, InspectionJob job) {
    return build.inspect(job) instanceof JobResult.Done<ModuleFacts> facts
        ? facts.value().kernels().stream().map(FunctionName::shown).toList()
        : List.of();
  }

  private static void report(DeviceBuild build, PrintWriter errors, BuildFailure failure) {
    String name = failure.job().name();
    boolean placed = failure.stage() == BuildStage.READ && failure.message().startsWith(name + ":");
    errors.println(placed ? failure.message() : name + ": error: " + failure.describe());
    if (!failure.detail().isEmpty()) {
      errors.println(failure.detail());
    }
    if (failure.stage().compareTo(BuildStage.OPTIMIZE) >= 0) {
      List<String> kernels = kernels(build, new InspectionJob(name, failure.job().ir()));
      if (kernels.stream().noneMatch(failure.message()::contains)) {
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
