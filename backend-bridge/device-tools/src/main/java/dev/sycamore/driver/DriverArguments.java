package dev.sycamore.driver;

import dev.sycamore.backend.cli.AttachedValue;
import dev.sycamore.backend.cli.TargetArguments;
import dev.sycamore.backend.pipeline.PtxParts.Cubin;
import dev.sycamore.processor.options.OptionReader;
import dev.sycamore.processor.options.ProcessorOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What is asked of the device build, as picocli reads it from the command line. */
final class DriverArguments {

  @Option(
      names = DriverOptionNames.TARGETS,
      paramLabel = "LIST",
      description =
          "x86_64, x86_64_v2, x86_64_v3, x86_64_v4, spir64, ptx64, nvidia_gpu_sm_NN, amdgcn,"
              + " amd_gpu_gfxNNN, intel_gpu_NAME, and the aliases of the device configuration;"
              + " separated by commas")
  private String targets;

  @Option(
      names = DriverOptionNames.DEVICE_BUILD,
      paramLabel = "on|off|modules",
      description =
          "off: checks the kernels and builds nothing; modules: as "
              + DriverOptionNames.COMPILE_ONLY
              + ", with javac's part of the work only")
  private String deviceBuild;

  @Option(
      names = DriverOptionNames.DEVICE_CODE_SPLIT,
      arity = "0..1",
      fallbackValue = "auto",
      preprocessor = AttachedValue.class,
      paramLabel = "auto|per_source|per_kernel|off",
      description = "which kernels share an image: auto, also without a value, is per_source")
  private String split;

  @Option(
      names = DriverOptionNames.NO_RDC,
      description = "each source file becomes final images at once, within javac")
  private boolean noRdc;

  @Option(
      names = DriverOptionNames.COMPILE_ONLY,
      description = "compiles, and leaves the images to " + DriverOptionNames.DEVICE_LINK)
  private boolean compileOnly;

  @Option(
      names = DriverOptionNames.DEVICE_LINK,
      description =
          "makes the images of classes that are compiled: of the folders and jars that are named."
              + " With -d they go to a folder of their own, which comes first on the class path")
  private boolean deviceLink;

  @Option(
      names = DriverOptionNames.DEVICE_LINKED,
      paramLabel = "PATH",
      description =
          "as "
              + DriverOptionNames.COMPILE_ONLY
              + "; a kernel that the images of an earlier "
              + DriverOptionNames.DEVICE_LINK
              + " in PATH lack is an error")
  private Path deviceLinked;

  @Option(
      names = DriverOptionNames.EMBED_IR,
      description = "puts LLVM IR beside code for NVIDIA and AMD GPUs, as images of its own")
  private boolean embedIr;

  @Option(
      names = DriverOptionNames.CUBIN,
      arity = "0..1",
      fallbackValue = "on",
      preprocessor = AttachedValue.class,
      paramLabel = "off|auto|on",
      description = "puts machine code by NVIDIA's ptxas beside PTX; auto: if there is a ptxas")
  private Cubin cubin;

  @Option(names = DriverOptionNames.PTXAS, paramLabel = "PATH", description = "NVIDIA's assembler")
  private String ptxas;

  @Option(
      names = DriverOptionNames.OCLOC,
      paramLabel = "PATH",
      description = "Intel's offline compiler, for intel_gpu_NAME; without it the one on the path")
  private String ocloc;

  @Option(
      names = {DriverOptionNames.BACKEND_ARGS, DriverOptionNames.SYCL_BACKEND_ARGS},
      arity = "2",
      parameterConsumer = TargetArguments.class,
      paramLabel = "<T> <ARGS>",
      description = "for the target T: arguments for ptxas or ocloc, passed on untouched")
  private List<String> backendArguments = new ArrayList<>();

  @Option(
      names = DriverOptionNames.CHECKS,
      paramLabel = "on|off",
      description = "on: kernels check indices, divisors and assertions while they run")
  private String checks;

  @Option(
      names = DriverOptionNames.INTEGRATION_HEADER,
      description =
          "writes a C header with the kernels and their arguments beside the images, for hosts in C"
              + " and C++")
  private boolean integrationHeader;

  @Option(
      names = DriverOptionNames.FIXED_TARGETS,
      paramLabel = "LIST",
      description = "all device code runs on these targets, and on no other; separated by commas")
  private String fixedTargets;

  @Option(
      names = DriverOptionNames.DEVICE_CONFIG_FILE,
      paramLabel = "FILE",
      description = "what the targets can do, in the place of what Sycamore knows of them")
  private String deviceConfigFile;

  @Option(
      names = DriverOptionNames.INCREMENTAL,
      paramLabel = "on|off",
      defaultValue = OptionReader.ON,
      description = "off: nothing is taken from what earlier builds left in the user's cache")
  private String incremental;

  @Option(
      names = DriverOptionNames.JOBS,
      paramLabel = "N",
      description =
          "how many images are compiled at the same time; without it as many as there are cores, if"
              + " there are enough images")
  private Integer jobs;

  @Option(
      names = DriverOptionNames.SAVE_TEMPS,
      arity = "0..1",
      fallbackValue = "sycamore-temps",
      preprocessor = AttachedValue.class,
      paramLabel = "FOLDER",
      description = "keeps the files between the steps; in sycamore-temps if nothing else is said")
  private Path saveTemps;

  /** The arguments for javac that ask the processor for the same. */
  List<String> processorArguments(boolean verbose) {
    List<String> arguments = new ArrayList<>();
    add(arguments, ProcessorOption.TARGETS, targets);
    add(arguments, ProcessorOption.DEVICE_BUILD, deviceBuild);
    add(arguments, ProcessorOption.SPLIT, split);
    add(arguments, ProcessorOption.EMBED_IR, embedIr ? OptionReader.ON : null);
    add(arguments, ProcessorOption.CHECKS, checks);
    add(arguments, ProcessorOption.INTEGRATION_HEADER, integrationHeader ? OptionReader.ON : null);
    add(arguments, ProcessorOption.FIXED_TARGETS, fixedTargets);
    add(arguments, ProcessorOption.DEVICE_CONFIG_FILE, deviceConfigFile);
    add(arguments, ProcessorOption.INCREMENTAL, incremental);
    add(arguments, ProcessorOption.VERBOSE, verbose ? "true" : null);
    return arguments;
  }

  private static void add(List<String> arguments, ProcessorOption option, String value) {
    if (value != null) {
      arguments.add(option.with(value));
    }
  }

  /**
   * The options of one run.
   *
   * @param javac the whole command line: options of the processor may be among the user's own words
   * @throws IllegalArgumentException if a value is wrong, or options mean nothing together
   */
  DriverOptions options(JavacArguments javac, boolean verbose) {
    ToolOptions tools =
        new ToolOptions(
            Optional.ofNullable(cubin),
            Optional.ofNullable(ptxas),
            Optional.ofNullable(ocloc),
            javac
                .processorOption(ProcessorOption.EMBED_IR)
                .filter(OptionReader.ON::equals)
                .isPresent(),
            BackendArguments.pairs(backendArguments));
    DriverOptions options =
        new DriverOptions(
            compileOnly,
            noRdc,
            deviceLink,
            Optional.ofNullable(deviceLinked),
            DriverOptions.deviceBuild(javac),
            DriverOptions.integrationHeader(javac),
            DriverOptions.incremental(javac),
            StageOptions.of(javac, Optional.ofNullable(jobs), tools),
            Optional.ofNullable(saveTemps),
            verbose);
    OptionCombinations.check(options, javac);
    return options;
  }
}
