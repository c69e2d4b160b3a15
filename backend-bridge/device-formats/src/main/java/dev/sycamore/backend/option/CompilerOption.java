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
      ImageTarget.SPELLINGS + ", and the aliases of the device configuration; separated by commas"),
  SOURCE_PATH(
      OptionUse.COMPILATION,
      "sourcepath=PATH",
      "",
      "",
      "folders and jars of sources that the host compiler does not show"),
  DEVICE_BUILD(
      OptionUse.COMPILATION,
      "deviceBuild=on|off|modules",
      "--device-build=on|off|modules",
      "on",
      "off: checks the kernels and builds nothing; modules: as -c, with javac's part of the work"
          + " only"),
  SPLIT(
      OptionUse.IMAGES,
      "split=auto|per_source|per_kernel|off",
      "--device-code-split[=auto|per_source|per_kernel|off]",
      "auto",
      "auto",
      "which kernels share an image: auto, also without a value, is per_source"),
  RDC(
      OptionUse.COMPILATION,
      "rdc=on|off",
      "",
      "off",
      "whether kernels of several source files may share images"),
  NO_RDC(
      OptionUse.COMMAND,
      "",
      "--no-rdc",
      "",
      "each source file becomes final images at once, within javac"),
  COMPILE_ONLY(OptionUse.COMMAND, "", "-c", "", "compiles, and leaves the images to --device-link"),
  DEVICE_LINK(
      OptionUse.COMMAND,
      "",
      "--device-link",
      "",
      "makes the images of classes that are compiled: of the folders and jars that are named."
          + " With -d they go to a folder of their own, which comes first on the class path"),
  DEVICE_LINKED(
      OptionUse.COMMAND,
      "",
      "--device-linked=PATH",
      "",
      "as -c; a kernel that the images of an earlier --device-link in PATH lack is an error"),
  EMBED_IR(
      OptionUse.IMAGES,
      "embedIr=on|off",
      "--embed-ir",
      "off",
      "adds LLVM IR to code for NVIDIA and AMD GPUs, as images of its own"),
  CUBIN(
      OptionUse.STEPS,
      "",
      "--cubin[=off|auto|on]",
      "off",
      "on",
      "adds machine code by NVIDIA's ptxas to PTX; auto: if there is a ptxas"),
  PTXAS(OptionUse.STEPS, "", "--ptxas=PATH", "", "NVIDIA's assembler"),
  OCLOC(
      OptionUse.STEPS,
      "",
      "--ocloc=PATH",
      "",
      "Intel's offline compiler, for intel_gpu_NAME; without it the one on the path"),
  BACKEND_ARGS(
      OptionUse.STEPS,
      "",
      "--backend-args, -Xsycl-target-backend <T> <ARGS>",
      "",
      "for the target T: arguments for ptxas or ocloc, passed on untouched"),
  CHECKS(
      OptionUse.COMPILATION,
      "checks=on|off",
      "--checks=on|off",
      "on",
      "on: kernels check indices, divisors and assertions while they run"),
  DETECT(
      OptionUse.COMPILATION,
      "detect=off|races|uninitialized",
      "--detect=off|races|uninitialized",
      "off",
      "native code watches its accesses of memory, and reports data races, or reads of local memory"
          + " before it is written, or both, separated by a comma; implies checks"),
  DEBUG_INFO(
      OptionUse.COMPILATION,
      "debugInfo=on|off",
      "-g",
      "off",
      "puts the lines of the source into LLVM IR, PTX and native images"),
  INTEGRATION_HEADER(
      OptionUse.COMPILATION,
      "integrationHeader=on|off",
      "--integration-header",
      "off",
      "writes a C header with the kernels and their arguments next to the images, for hosts in C"
          + " and C++"),
  FIXED_TARGETS(
      OptionUse.COMPILATION,
      "fixedTargets=LIST",
      "--fixed-targets=LIST",
      "",
      "all device code runs on these targets, and on no other; separated by commas"),
  DEVICE_CONFIG_FILE(
      OptionUse.IMAGES,
      "deviceConfigFile=FILE",
      "--device-config-file=FILE",
      "",
      "what the targets can do, instead of Sycamore's own configuration"),
  INCREMENTAL(
      OptionUse.IMAGES,
      "incremental=on|off",
      "--incremental=on|off",
      "on",
      "off: results of earlier builds in the user's cache are not used"),
  DUMP(
      OptionUse.COMPILATION,
      "dump=model|normal",
      "",
      "",
      "texts of the device model that are written for each unit; separated by commas"),
  JOBS(
      OptionUse.STEPS,
      "",
      "--jobs=N",
      "",
      "how many images are compiled at the same time; without it as many as there are cores, if"
          + " there are enough images"),
  SAVE_TEMPS(
      OptionUse.STEPS,
      "",
      "--save-temps[=FOLDER]",
      "",
      "sycamore-temps",
      "keeps the files between the steps, in sycamore-temps by default"),
  DIAGNOSTICS_FORMAT(
      OptionUse.COMMAND,
      "",
      "--diagnostics-format=text|short|json|sarif",
      "text",
      "short: as javac prints them. json (an object on each line) and sarif go to standard output"),
  COLOR(
      OptionUse.COMMAND,
      "",
      "--color=auto|always|never",
      "auto",
      "auto: on a terminal, unless NO_COLOR is set"),
  EXPLAIN(OptionUse.COMMAND, "", "--explain=SYCnnnn", "", "prints the page of a diagnostic"),
  COMPLETION(
      OptionUse.COMMAND,
      "",
      "--completion=bash|zsh",
      "",
      "prints a script that completes command lines in the shell"),
  TIMINGS(
      OptionUse.COMPILATION,
      "timings=true|false",
      "",
      "false",
      "prints how long the host compiler's thread spent in each stage"),
  VERBOSE(
      OptionUse.COMMAND,
      "verbose=true|false",
      "-v",
      "false",
      "prints each step as a command that does the same by hand, and what is built"),
  VERSION(OptionUse.COMMAND, "", "--version", "", "prints the versions of Sycamore and javac"),
  HELP(OptionUse.COMMAND, "", "--help", "", "prints this");

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

  /** One or a few phrases, as {@code --help} prints them. */
  public String help() {
    return help;
  }

  /** The argument of {@code javac} that sets the option. */
  public String with(String value) {
    return ProcessorArguments.named(word) + "=" + value;
  }
}
