package dev.sycamore.backend.option;

import dev.sycamore.diagnostics.DiagnosticId;

/** The arguments of {@code javac} that set options of the processor. */
public final class ProcessorArguments {

  /** javac takes only dot-separated identifiers as names of options: no hyphens. */
  public static final String PREFIX = "sycamore.";

  /** Begins the names of the options that set severities. */
  public static final String SEVERITY = "severity.";

  private static final String ARGUMENT = "-A" + PREFIX;

  private ProcessorArguments() {}

  /** The argument up to the value, for an option without prefix. */
  public static String named(String word) {
    return ARGUMENT + word;
  }

  /** The argument that sets the severity of a diagnostic. */
  public static String severity(DiagnosticId id, String value) {
    return named(SEVERITY + id.code()) + "=" + value;
  }

  /** Whether an argument of {@code javac} is for the processor. */
  public static boolean isArgument(String argument) {
    return argument.startsWith(ARGUMENT);
  }

  /** Whether an argument of {@code javac} also decides what a device link makes. */
  public static boolean isForLinks(String argument) {
    if (!isArgument(argument)) {
      return false;
    }
    String form = argument.substring(ARGUMENT.length());
    return form.startsWith(SEVERITY)
        || CompilerOption.find(form.substring(0, OptionForm.nameEnd(form)))
            .filter(option -> option.use() == OptionUse.IMAGES)
            .isPresent();
  }

  /** Whether a key of the processor's options decides what is generated or reported. */
  public static boolean changesResults(String key) {
    return key.startsWith(PREFIX)
        && !key.equals(PREFIX + CompilerOption.TIMINGS.word())
        && !key.equals(PREFIX + CompilerOption.INCREMENTAL.word());
  }

  /** Whether the value of a key is the name of a file whose content counts. */
  public static boolean namesFile(String key) {
    return key.equals(PREFIX + CompilerOption.DEVICE_CONFIG_FILE.word());
  }
}
