package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.cli.OptionNames;
import dev.sycamore.backend.option.CompilerOption;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code sycamorec}'s options are those of the table. */
class OptionSpecsTest {

  @Command
  private static final class Nothing {}

  @Test
  void eachOptionHasItsNamesItsValueAndItsHelp() {
    CommandSpec command = CommandSpec.forAnnotatedObject(new Nothing());
    OptionSpecs.addTo(command);
    for (CompilerOption option : CompilerOption.values()) {
      List<String> names = option.commandForm().names();
      if (names.isEmpty() || option == CompilerOption.DEBUG_INFO) {
        continue;
      }
      OptionSpec spec = command.findOption(names.get(0));
      assertThat(spec.names()).as(option.name()).containsExactly(names.toArray(String[]::new));
      assertThat(spec.description()).containsExactly(option.help());
      assertThat(spec.arity().max() > 0).isEqualTo(!option.commandForm().isFlag());
    }
    assertThat(command.findOption("-g")).as("javac's own").isNull();
  }

  @Test
  void theHelpListsTheOptionsInTheOrderOfTheTable() {
    String help = help();
    int last = 0;
    for (CompilerOption option : CompilerOption.values()) {
      List<String> names = option.commandForm().names();
      if (names.isEmpty() || option == CompilerOption.DEBUG_INFO) {
        continue;
      }
      int at = help.indexOf("  " + names.get(0), last);
      assertThat(at).as(option.name()).isPositive();
      last = at + 1;
    }
  }

  @Test
  void theTwoWordsOfAnOptionAreListedOnce() {
    assertThat(help())
        .contains("--backend-args, -Xsycl-target-backend=<T> <ARGS>\n")
        .doesNotContain("<ARGS> <T>");
  }

  private static String help() {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      assertThat(SycamorecMain.run(out, out, Map.<String, String>of()::get, "--help")).isZero();
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  /** Options that are passed on to the stages have one spelling. */
  @Test
  void stagesSpellTheirOptionsAlike() {
    Map<CompilerOption, String> stages =
        Map.of(
            CompilerOption.BACKEND_ARGS, OptionNames.BACKEND_ARGS,
            CompilerOption.CUBIN, OptionNames.CUBIN,
            CompilerOption.DEVICE_CONFIG_FILE, OptionNames.DEVICE_CONFIG_FILE,
            CompilerOption.FIXED_TARGETS, OptionNames.FIXED_TARGETS,
            CompilerOption.JOBS, OptionNames.JOBS,
            CompilerOption.OCLOC, OptionNames.OCLOC,
            CompilerOption.PTXAS, OptionNames.PTXAS);
    stages.forEach((option, name) -> assertThat(option.command()).isEqualTo("--" + name));
  }
}
