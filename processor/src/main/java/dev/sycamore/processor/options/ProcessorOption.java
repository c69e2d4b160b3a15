package dev.sycamore.processor.options;

import dev.sycamore.diagnostics.DiagnosticId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The names of the options {@code -Asycamore.*}; each diagnostic has a severity option besides. */
public enum ProcessorOption {
  TARGETS("targets"),
  SOURCE_PATH("sourcepath"),
  DEVICE_BUILD("deviceBuild"),
  SPLIT("split"),
  RDC("rdc"),
  EMBED_IR("embedIr"),
  INCREMENTAL("incremental"),
  CHECKS("checks"),
  DEBUG_INFO("debugInfo"),
  VERBOSE("verbose"),
  TIMINGS("timings"),
  FIXED_TARGETS("fixedTargets"),
  DEVICE_CONFIG_FILE("deviceConfigFile"),
  INTEGRATION_HEADER("integrationHeader"),
  DUMP("dump");

  /** javac takes only dot-separated identifiers as names of options: no hyphens. */
  static final String PREFIX = "sycamore.";

  /** Begins the names of the severity options. */
  static final String SEVERITY = "severity.";

  private static final String ARGUMENT = "-A" + PREFIX;

  private final String word;

  ProcessorOption(String word) {
    this.word = word;
  }

  /** The option of a name without prefix; empty if there is none. */
  static Optional<ProcessorOption> find(String word) {
    return Arrays.stream(values()).filter(option -> option.word.equals(word)).findFirst();
  }

  /** The names of all options without prefix. */
  static List<String> words() {
    return Arrays.stream(values()).map(ProcessorOption::word).toList();
  }

  /** The argument of {@code javac} up to the value, for an option without prefix. */
  static String argument(String word) {
    return ARGUMENT + word;
  }

  /** Whether a key of the processor's options decides what is generated or reported. */
  public static boolean changesResults(String key) {
    return key.startsWith(PREFIX)
        && !key.equals(PREFIX + TIMINGS.word)
        && !key.equals(PREFIX + INCREMENTAL.word);
  }

  /** Whether the value of a key is the name of a file whose content counts. */
  public static boolean namesFile(String key) {
    return key.equals(PREFIX + DEVICE_CONFIG_FILE.word);
  }

  /** Whether an argument of {@code javac} is for this processor. */
  public static boolean isArgument(String word) {
    return word.startsWith(ARGUMENT);
  }

  /** The argument of {@code javac} that sets the severity of a diagnostic. */
  public static String severity(DiagnosticId id, String value) {
    return argument(SEVERITY + id.code()) + "=" + value;
  }

  /** The name without prefix. */
  String word() {
    return word;
  }

  /** The argument of {@code javac} that sets the option. */
  public String with(String value) {
    return argument(word) + "=" + value;
  }
}
