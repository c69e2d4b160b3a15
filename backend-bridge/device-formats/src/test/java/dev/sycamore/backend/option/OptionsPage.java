package dev.sycamore.backend.option;

import java.util.Set;
import java.util.function.Predicate;

/**
 * The text of {@code docs/OPTIONS.md}, made from the options.
 *
 * @param gradle the properties of the block {@code sycamore} of a Gradle build
 */
record OptionsPage(Set<String> gradle) {

  private static final String START =
      """
      # Options

      A test makes this page from the source code. [DRIVER.md](DRIVER.md#options) has notes on some options.

      | in | set an option by |
      |---|---|
      | `javac`, ecj | an argument: `-Asycamore.checks=on` |
      | Maven | the same in `<compilerArgs>` of `maven-compiler-plugin`: `<arg>-Asycamore.checks=on</arg>` |
      | Gradle, with the [plug-in](BUILD-TOOLS.md#gradle-plugin) | the block `sycamore`: `checks = true`, \
      `options = [split: 'per_kernel']` |
      | Gradle, without it | `compileJava.options.compilerArgs << '-Asycamore.checks=on'` |
      | `sycamorec` | an option of its own: `--checks=on`. It also accepts `-Asycamore.checks=on` |

      If an option is named twice, the last one counts.
      """;

  private static final String OF_PROCESSOR =
      """

      ## Options of the processor

      | `-Asycamore.` | type | values | default | `sycamorec` | Gradle, in `sycamore { }` | |
      |---|---|---|---|---|---|---|
      """;

  private static final String OF_COMMAND =
      """

      ## Other options of `sycamorec`

      | option | type | values | default | without a value | |
      |---|---|---|---|---|---|
      """;

  /** Returns the text. */
  String text() {
    StringBuilder page = new StringBuilder(START).append(OF_PROCESSOR);
    rows(page, CompilerOption::isOfProcessor);
    String severity = ProcessorArguments.SEVERITY + "SYCnnnn";
    row(
        page,
        code(severity),
        "choice",
        "`error`, `warning`, `off`",
        "the catalogue's",
        "",
        code("options = ['" + severity + "': 'off']"),
        "severity of the [diagnostic](diagnostics/README.md) with this id");
    page.append(OF_COMMAND);
    rows(page, option -> !option.isOfProcessor());
    return page.toString();
  }

  private void rows(StringBuilder page, Predicate<CompilerOption> which) {
    for (CompilerOption option : CompilerOption.values()) {
      if (which.test(option)) {
        if (option.isOfProcessor()) {
          OptionForm form = option.processorForm();
          String command = code(String.join(", ", option.commandForm().names()));
          row(page, code(option.word()), form, option, command, code(ofGradle(option)));
        } else {
          OptionForm form = option.commandForm();
          row(page, names(form), form, option, code(option.fallback()));
        }
      }
    }
  }

  private static String names(OptionForm form) {
    return "`" + String.join("`, `", form.names()) + "`";
  }

  private static void row(
      StringBuilder page, String name, OptionForm form, CompilerOption option, String... more) {
    page.append("| ").append(name);
    page.append(" | ").append(type(form));
    page.append(" | ").append(values(form));
    page.append(" | ").append(code(option.standard()));
    for (String cell : more) {
      page.append(" | ").append(cell);
    }
    page.append(" | ").append(escaped(option.help())).append(" |\n");
  }

  private static void row(StringBuilder page, String... cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String type(OptionForm form) {
    if (form.words().size() > 1) {
      boolean isSwitch = form.value().equals("on|off") || form.value().equals("true|false");
      return isSwitch ? "switch" : "choice";
    }
    return switch (form.value()) {
      case "" -> "flag";
      case "LIST" -> "list";
      case "PATH" -> "path";
      case "FILE" -> "file";
      case "FOLDER" -> "folder";
      case "N" -> "number";
      case "SYCnnnn" -> "id";
      default -> "words";
    };
  }

  private static String values(OptionForm form) {
    return form.words().size() > 1
        ? "`" + String.join("`, `", form.words()) + "`"
        : code(form.value());
  }

  private String ofGradle(CompilerOption option) {
    String name = option.word();
    if (!gradle.contains(name)) {
      return "options = [" + name + ": '...']";
    }
    return switch (option) {
      case TARGETS -> "targets = ['...', '...']";
      case SOURCE_PATH -> "sourcepath = files('...')";
      default -> name + " = true";
    };
  }

  private static String code(String text) {
    return text.isEmpty() ? "" : "`" + escaped(text) + "`";
  }

  private static String escaped(String text) {
    return text.replace("|", "\\|");
  }
}
