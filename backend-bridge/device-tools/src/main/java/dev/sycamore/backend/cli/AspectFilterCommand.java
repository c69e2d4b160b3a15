package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.binding.text.TextFileException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sycamore aspect-filter}: the rows of a table that a target can run. */
@Command(
    name = CommandNames.ASPECT_FILTER,
    description = "Leaves out the rows of a file table whose images a target could not run.",
    mixinStandardHelpOptions = true)
final class AspectFilterCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      arity = "0..1",
      defaultValue = "-",
      paramLabel = "TABLE",
      description = "The file table; '-' or nothing is standard input.")
  private String input;

  @Mixin private OutputOption.OrStandard output;

  @Option(
      names = {"--" + OptionNames.TARGET, "-" + OptionNames.TARGET},
      required = true,
      paramLabel = "T",
      description = "The name or an alias of a target of the device configuration.")
  private String target;

  @Option(
      names = "--" + OptionNames.IMPLIED,
      description =
          "The target is built without being asked for: images of other fixed targets stay if its"
              + " code can serve these.")
  private boolean implied;

  @Mixin private ConfigurationOption configuration;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    byte[] filtered;
    try {
      filtered = filter(CommandFiles.readText(input));
    } catch (TextFileException e) {
      errors.println(e.getMessage());
      return 1;
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
      return 1;
    }
    return output.write(filtered, errors);
  }

  private byte[] filter(byte[] bytes) throws TextFileException, ConfigurationException {
    String name = CommandFiles.displayName(input);
    FileTable table = FileTable.parse(name, bytes);
    if (table.columnCount() == 0) {
      throw new TextFileException(name, 1, 1, "the title line is missing: the file is empty");
    }
    if (table.column(FileTable.PROPERTIES).isEmpty()) {
      // Nothing is asked of a target, so it need not be known.
      return bytes;
    }
    FixedTargets known = configuration.targets();
    AspectFilter filter;
    try {
      filter = known.filter(target, implied);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(), "--" + OptionNames.TARGET + ": " + e.getMessage(), e);
    }
    return filter.filter(table, CommandFiles.folder(input)).bytes();
  }
}
