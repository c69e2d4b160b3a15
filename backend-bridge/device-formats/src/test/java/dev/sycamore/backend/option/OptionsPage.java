package dev.sycamore.backend.option;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The text of {@code docs/OPTIONS.md}, made from the options.
 *
 * @param gradle the properties of the block {@code sycamore} of a Gradle build that are options
 */
record OptionsPage(Set<String> gradle) {

  private static final String START =
      """
      # Options

      A test makes this page from the source code. [DRIVER.md](DRIVER.md#options) has notes on some options.

      | in | set an option by |
      |---|---|
      | `javac`, ecj | an argument: `-Asycamore.checks=off` |
      | Maven | `<arg>-Asycamore.checks=off</arg>` in `<compilerArgs>` of `maven-compiler-plugin` |
      | Gradle, with the [plug-in](BUILD-TOOLS.md#gradle-plugin) | the block `sycamore`. It has properties for {properties}; \
      all others are in `options = [split: 'per_kernel']` |
      | Gradle, without it | `compileJava.options.compilerArgs << '-Asycamore.checks=off'` |
      | `sycamorec` | an option of its own: `--checks=off`. It also accepts `-Asycamore.checks=off` |

      If an option is named twice, the last one counts.
      """;

  private static final String OF_PROCESSOR =
      """

      ## Options of the processor

      Names follow `-Asycamore.`.

      | name | | type | default | `sycamorec` |
      |---|---|---|---|---|
      """;

  private static final String OF_COMMAND =
      """

      ## Other options of `sycamorec`

      | option | | type | default | without a value |
      |---|---|---|---|---|
      """;

  /** Returns the text. */
  String text() {
    String properties =
        new TreeSet<>(gradle).stream().map(OptionsPage::code).collect(Collectors.joining(", "));
    StringBuilder page = new StringBuilder(START.replace("{properties}", properties));
    page.append(OF_PROCESSOR);
    rows(page, CompilerOption::isOfProcessor);
    row(
        page,
        code(ProcessorArguments.SEVERITY + "SYCnnnn"),
        "set the severity of the [diagnostic](diagnostics/README.md) with this id",
        "choice: `error`, `warning`, `off`",
        "the catalogue's",
        "");
    page.append(OF_COMMAND);
    rows(page, option -> !option.isOfProcessor());
    return page.toString();
  }

  private static void rows(StringBuilder page, Predicate<CompilerOption> which) {
    for (CompilerOption option : CompilerOption.values()) {
      if (which.test(option)) {
        boolean ofProcessor = option.isOfProcessor();
        OptionForm command = option.commandForm();
        OptionForm form = ofProcessor ? option.processorForm() : command;
        row(
            page,
            ofProcessor ? code(option.word()) : names(command),
            option.help().replace("|", "\\|"),
            type(form),
            codes(option.standard(), ","),
            ofProcessor ? names(command) : code(option.fallback()));
      }
    }
  }

  private static void row(StringBuilder page, String... cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String names(OptionForm form) {
    return form.names().stream().map(OptionsPage::code).collect(Collectors.joining(", "));
  }

  private static String type(OptionForm form) {
    if (form.words().size() > 1) {
      boolean isSwitch = form.value().equals("on|off") || form.value().equals("true|false");
      return (isSwitch ? "switch: " : "choice: ") + codes(form.value(), "\\|");
    }
    return switch (form.value()) {
      case "" -> "flag";
      case "LIST" -> "list";
      case "PATH" -> "path";
      case "FILE" -> "file";
      case "FOLDER" -> "folder";
      case "N" -> "number";
      case "SYCnnnn" -> "id";
      default -> code(form.value());
    };
  }

  private static String codes(String values, String separator) {
    return code(String.join("`, `", values.split(separator, -1)));
  }

  private static String code(String text) {
    return text.isEmpty() ? "" : "`" + text + "`";
  }
}
