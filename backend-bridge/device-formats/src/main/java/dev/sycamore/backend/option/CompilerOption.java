package dev.sycamore.backend.option;

import dev.sycamore.backend.target.ImageTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The options of a compilation, in the order in which {@code sycamorec --help} lists them. A row
 * has the spelling for the processor (after {@code -Asycamore.}) and for {@code sycamorec}, each
 * empty if there is none, the default, and the help.
 *
 * <p>The processor has one more family, {@link ProcessorArguments#SEVERITY}: one option for each
 * diagnostic.
 */
public enum CompilerOption {
  TARGETS(
      OptionUse.IMAGES,
      "targets=LIST",
      "--targets=LIST",
      "x86_64,x86_64_v3,spir64,ptx64",
      "build images for these targets, separated by commas: "
          + ImageTarget.SPELLINGS
          + ", and the aliases of the device configuration; without names a build"
          + " also builds for the machine that it runs on"),
  SOURCE_PATH(
      OptionUse.COMPILATION,
      "sourcepath=PATH",
      "",
      "",
      "read sources that the host compiler does not show from these folders and jars"),
  DEVICE_BUILD(
      OptionUse.COMPILATION,
      "deviceBuild=on|off|modules",
      "--device-build=on|off|modules",
      "on",
      "build device code; off: only check the kernels; modules: stop before the images"),
  SPLIT(
      OptionUse.IMAGES,
      "split=auto|per_source|per_kernel|off",
      "--device-code-split[=auto|per_source|per_kernel|off]",
      "auto",
      "auto",
      "set which kernels share an image; auto and no value mean per_source"),
  RDC(
      OptionUse.COMPILATION,
      "rdc=on|off",
      "",
      "off",
      "allow kernels of several source files to share images"),
  NO_RDC(
      OptionUse.COMMAND,
      "",
      "--no-rdc",
      "",
      "build the final images of each source file within javac"),
  COMPILE_ONLY(
      OptionUse.COMMAND, "", "-c", "", "compile without images; --device-link builds them"),
  DEVICE_LINK(
      OptionUse.COMMAND,
      "",
      "--device-link",
      "",
      "build the images of compiled classes, in the folders and jars on the command line; with -d"
          + " write them to a separate folder, which must come first on the class path"),
  DEVICE_LINKED(
      OptionUse.COMMAND,
      "",
      "--device-linked=PATH",
      "",
      "compile as with -c, and report kernels without an image in PATH, the output of an earlier"
          + " --device-link"),
  EMBED_IR(
      OptionUse.IMAGES,
      "embedIr=on|off",
      "--embed-ir",
      "off",
      "add LLVM IR to code for NVIDIA and AMD GPUs, in separate images"),
  CUBIN(
      OptionUse.STEPS,
      "",
      "--cubin[=off|auto|on]",
      "off",
      "on",
      "add machine code by NVIDIA's ptxas to PTX; auto: if a ptxas is found"),
  PTXAS(OptionUse.STEPS, "", "--ptxas=PATH", "", "use this ptxas, NVIDIA's assembler"),
  OCLOC(
      OptionUse.STEPS,
      "",
      "--ocloc=PATH",
      "",
      "use this ocloc, Intel's offline compiler, for intel_gpu_NAME; default: the one on the path"),
  BACKEND_ARGS(
      OptionUse.STEPS,
      "",
      "--backend-args, -Xsycl-target-backend <T> <ARGS>",
      "",
      "pass these arguments to ptxas or ocloc for the target T"),
  CHECKS(
      OptionUse.COMPILATION,
      "checks=on|off",
      "--checks=on|off",
      "on",
      "check indices, divisors and assertions while kernels run"),
  DETECT(
      OptionUse.COMPILATION,
      "detect=off|races|uninitialized",
      "--detect=off|races|uninitialized",
      "off",
      "report data races, or reads of local memory before it is written, or both, separated by a"
          + " comma, while native code runs; implies checks"),
  DEBUG_INFO(
      OptionUse.COMPILATION,
      "debugInfo=on|off",
      "-g",
      "off",
      "write the lines of the source into LLVM IR, PTX and native images"),
  INTEGRATION_HEADER(
      OptionUse.COMPILATION,
      "integrationHeader=on|off",
      "--integration-header",
      "off",
      "write a C header with the kernels and their arguments next to the images, for hosts in C"
          + " and C++"),
  FIXED_TARGETS(
      OptionUse.COMPILATION,
      "fixedTargets=LIST",
      "--fixed-targets=LIST",
      "",
      "assert that all device code runs only on these targets, separated by commas"),
  DEVICE_CONFIG_FILE(
      OptionUse.IMAGES,
      "deviceConfigFile=FILE",
      "--device-config-file=FILE",
      "",
      "read the properties of targets from FILE instead of Sycamore's own configuration"),
  INCREMENTAL(
      OptionUse.IMAGES,
      "incremental=on|off",
      "--incremental=on|off",
      "on",
      "reuse results of earlier builds from the user's cache"),
  DUMP(
      OptionUse.COMPILATION,
      "dump=model|normal",
      "",
      "",
      "write these texts of the device model for each unit, separated by commas"),
  JOBS(
      OptionUse.STEPS,
      "",
      "--jobs=N",
      "",
      "compile up to N images at the same time; default: the number of cores"),
  SAVE_TEMPS(
      OptionUse.STEPS,
      "",
      "--save-temps[=FOLDER]",
      "",
      "sycamore-temps",
      "keep the files between the steps in FOLDER; default: sycamore-temps"),
  DIAGNOSTICS_FORMAT(
      OptionUse.COMMAND,
      "",
      "--diagnostics-format=text|short|json|sarif",
      "text",
      "print diagnostics in this format; short: as javac prints them; json: an object on each line;"
          + " json and sarif go to standard output"),
  COLOR(
      OptionUse.COMMAND,
      "",
      "--color=auto|always|never",
      "auto",
      "color the diagnostics; auto: on a terminal, unless NO_COLOR is set"),
  EXPLAIN(
      OptionUse.COMMAND, "", "--explain=SYCnnnn", "", "print the page of a diagnostic, or of all"),
  COMPLETION(
      OptionUse.COMMAND,
      "",
      "--completion=bash|zsh",
      "",
      "print a script that completes command lines in the shell"),
  TIMINGS(
      OptionUse.COMPILATION,
      "timings=true|false",
      "",
      "false",
      "print the time of the host compiler's thread in each stage"),
  VERBOSE(
      OptionUse.COMMAND,
      "verbose=true|false",
      "-v",
      "false",
      "print each step as a command that you can run, and what is built"),
  VERSION(OptionUse.COMMAND, "", "--version", "", "print the versions of Sycamore and javac"),
  HELP(OptionUse.COMMAND, "", "--help", "", "print this help");

  private final OptionUse use;
  private final String processor;
  private final String word;
  private final String command;
  private final String standard;
  private final String fallback;
  private final String help;

  CompilerOption(OptionUse use, String processor, String command, String standard, String help) {
    this(use, processor, command, standard, "", help);
  }

  CompilerOption(
      OptionUse use,
      String processor,
      String command,
      String standard,
      String fallback,
      String help) {
    this.use = use;
    this.processor = processor;
    this.word = processor.substring(0, OptionForm.nameEnd(processor));
    this.command = command;
    this.standard = standard;
    this.fallback = fallback;
    this.help = help;
  }

  /** The processor's option of a name without prefix; empty if there is none. */
  public static Optional<CompilerOption> find(String word) {
    for (CompilerOption option : values()) {
      if (option.isOfProcessor() && option.word.equals(word)) {
        return Optional.of(option);
      }
    }
    return Optional.empty();
  }

  /** The names of the processor's options without prefix. */
  public static List<String> words() {
    List<String> words = new ArrayList<>();
    for (CompilerOption option : values()) {
      if (option.isOfProcessor()) {
        words.add(option.word);
      }
    }
    return words;
  }

  /** Which part of a build reads it. */
  public OptionUse use() {
    return use;
  }

  /** Whether the processor has it. */
  public boolean isOfProcessor() {
    return !word.isEmpty();
  }

  /** The processor's name without prefix; empty if it has none. */
  public String word() {
    return word;
  }

  /** The processor's spelling, without prefix. */
  public OptionForm processorForm() {
    return OptionForm.parse(processor);
  }

  /** The spelling for {@code sycamorec}. */
  public OptionForm commandForm() {
    return OptionForm.parse(command);
  }

  /** The name for {@code sycamorec}, which has to have one. */
  public String command() {
    return commandForm().names().get(0);
  }

  /** The name in messages of {@code sycamorec}, which passes the processor's options on. */
  public String shown() {
    return command.isEmpty() ? with("...") : command();
  }

  /** The value that stands for none; empty if there is no such value. */
  public String standard() {
    return standard;
  }

  /** The value of {@code sycamorec}'s option if it is named without one. */
  public String fallback() {
    return fallback;
  }

  /** What the option does, as {@code --help} prints it: an imperative without a full stop. */
  public String help() {
    return help;
  }

  /** The argument of {@code javac} that sets the option. */
  public String with(String value) {
    return ProcessorArguments.named(word) + "=" + value;
  }
}
