package dev.sycamore.driver;

import dev.sycamore.backend.cli.AttachedValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** What is asked of the device build, as the command line has it. */
final class DeviceOptions {

  @Option(
      names = "--targets",
      paramLabel = "LIST",
      description =
          "x86_64, x86_64_v2, x86_64_v3, x86_64_v4, spir64, ptx64, nvidia_gpu_sm_NN, amdgcn,"
              + " amd_gpu_gfxNNN; separated by commas")
  String targets;

  @Option(
      names = "--device-build",
      paramLabel = "on|off|modules",
      description =
          "off: checks the kernels and builds nothing; modules: as -c, with javac's part of the work"
              + " only")
  String deviceBuild;

  @Option(
      names = "--device-code-split",
      paramLabel = "auto|per_source|per_kernel|off",
      description = "which kernels share an image: auto is per_source")
  String split;

  @Option(
      names = "--no-rdc",
      description = "each source file becomes final images at once, within javac")
  boolean noRdc;

  @Option(names = "-c", description = "compiles, and leaves the images to --device-link")
  boolean compileOnly;

  @Option(
      names = "--device-link",
      description =
          "makes the images of classes that are compiled: of the folders and jars that are named."
              + " With -d they go to a folder of their own, which comes first on the class path")
  boolean deviceLink;

  @Option(
      names = "--device-linked",
      paramLabel = "PATH",
      description =
          "as -c; a kernel that the images of an earlier --device-link in PATH lack is an error")
  Path deviceLinked;

  @Option(names = "--embed-ir", description = "puts the LLVM IR beside PTX")
  boolean embedIr;

  @Option(
      names = "--cubin",
      arity = "0..1",
      fallbackValue = "on",
      preprocessor = AttachedValue.class,
      paramLabel = "off|auto|on",
      description = "puts machine code by NVIDIA's ptxas beside PTX; auto: if there is a ptxas")
  String cubin;

  @Option(names = "--ptxas", paramLabel = "PATH", description = "NVIDIA's assembler")
  String ptxas;

  @Option(
      names = "--backend-args",
      arity = "2",
      paramLabel = "<T> <ARGS>",
      description = "for the target T: arguments for ptxas, passed on untouched")
  List<String> backendArgs = new ArrayList<>();

  @Option(
      names = "--checks",
      paramLabel = "on|off",
      description = "on: kernels check indices, divisors and assertions while they run")
  String checks;

  @Option(
      names = "--fixed-targets",
      paramLabel = "LIST",
      description = "all device code runs on these targets, and on no other; separated by commas")
  String fixedTargets;

  @Option(
      names = "--device-config-file",
      paramLabel = "FILE",
      description = "what the targets can do, in the place of what Sycamore knows of them")
  String deviceConfigFile;

  @Option(
      names = "--incremental",
      paramLabel = "on|off",
      defaultValue = "on",
      description = "off: nothing is taken from what earlier builds left in the user's cache")
  String incremental;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "how many images are compiled at the same time; without it as many as there are cores, if"
              + " there are enough images")
  Integer jobs;

  @Option(
      names = "--save-temps",
      arity = "0..1",
      fallbackValue = "sycamore-temps",
      preprocessor = AttachedValue.class,
      paramLabel = "FOLDER",
      description = "keeps the files between the steps; in sycamore-temps if nothing else is said")
  Path saveTemps;

  /** The words of javac that say the same. */
  List<String> javacWords(boolean verbose) {
    List<String> words = new ArrayList<>();
    add(words, "targets", targets);
    add(words, "deviceBuild", deviceBuild);
    add(words, "split", split);
    add(words, "embedIr", embedIr ? "on" : null);
    add(words, "checks", checks);
    add(words, "fixedTargets", fixedTargets);
    add(words, "deviceConfigFile", deviceConfigFile);
    add(words, "incremental", incremental);
    add(words, "verbose", verbose ? "true" : null);
    return words;
  }

  private static void add(List<String> words, String option, String value) {
    if (value != null) {
      words.add("-Asycamore." + option + "=" + value);
    }
  }
}
