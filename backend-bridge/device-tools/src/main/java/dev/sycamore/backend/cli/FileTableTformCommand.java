package dev.sycamore.backend.cli;

import dev.sycamore.backend.table.Cells;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.table.TableException;
import dev.sycamore.backend.table.TableOperation;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sycamore file-table-tform}: one table into another, or into one of its files. */
@Command(
    name = CommandNames.FILE_TABLE_TFORM,
    description = {
      "Changes a file table: applies the options in their order on the command line.",
      "Columns (C) are named by title or by number, rows by number, from 0."
    },
    mixinStandardHelpOptions = true,
    modelTransformer = FileTableTformCommand.StepOptions.class)
final class FileTableTformCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "IN",
      description = {
        "The table, then the inputs that options take, from left to right;",
        "'-' or nothing is a table on standard input."
      })
  private List<String> inputs = List.of();

  @Mixin private OutputOption.OrStandard output;

  @Option(
      names = {"--" + OptionNames.DROP_TITLES, "-" + OptionNames.DROP_TITLES},
      description = "Write a list: no title line.")
  private boolean dropTitles;

  @Spec private CommandSpec spec;

  private final List<TableStep> steps = new ArrayList<>();

  @Override
  public Integer call() {
    checkCommandLine();
    PrintWriter errors = spec.commandLine().getErr();
    String table = inputs.isEmpty() ? "-" : inputs.get(0);
    byte[] result;
    try {
      result = result(table);
    } catch (TextFileException e) {
      errors.println(e.getMessage());
      return 1;
    } catch (TableException e) {
      errors.println(CommandFiles.displayName(table) + ": error: " + e.getMessage());
      return 1;
    }
    return output.write(result, errors);
  }

  private byte[] result(String name) throws TextFileException, TableException {
    FileTable table = FileTable.parse(CommandFiles.displayName(name), CommandFiles.readText(name));
    if (table.columnCount() == 0) {
      throw new TextFileException(
          CommandFiles.displayName(name), 1, 1, "there is no table: the file is empty");
    }
    Path folder = CommandFiles.folder(name);
    Iterator<String> more = inputs.stream().skip(1).iterator();
    for (TableStep step : steps) {
      Optional<String> input =
          step.kind().takesInput() ? Optional.of(more.next()) : Optional.empty();
      try {
        if (step.kind() == TableStep.Kind.COPY_SINGLE_FILE) {
          return copy(Cells.file(table, step.words().get(0), step.row(), folder));
        }
        table = step.operation(input, folder, CommandFiles.folder(output.file())).apply(table);
      } catch (TableException e) {
        throw new TableException("--" + step.kind().word() + ": " + e.getMessage());
      }
    }
    return dropTitles ? new TableOperation.DropTitles().apply(table).bytes() : table.bytes();
  }

  private static byte[] copy(Path file) throws TextFileException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new TextFileException(file.toString(), "cannot be read: not a file");
    }
    try {
      return SizeLimit.BINARY.read(file);
    } catch (IOException e) {
      throw new TextFileException(file.toString(), "cannot be read: " + CommandFiles.reason(e));
    }
  }

  /** What can be wrong with it, whatever is in the files. */
  private void checkCommandLine() {
    for (TableStep step : steps.subList(0, Math.max(0, steps.size() - 1))) {
      if (step.kind() == TableStep.Kind.COPY_SINGLE_FILE) {
        throw misuse("--" + TableStep.Kind.COPY_SINGLE_FILE.word() + " must be the last operation");
      }
    }
    int given = Math.max(0, inputs.size() - 1);
    int taken = 0;
    for (TableStep step : steps) {
      if (step.kind().takesInput() && ++taken > given) {
        throw misuse("there is no input for --" + step.kind().word());
      }
    }
    if (taken < given) {
      throw misuse("no operation takes the input '" + inputs.get(taken + 1) + "'");
    }
  }

  private ParameterException misuse(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }

  /** Adds the operations, which keep the order in which they stand in the command line. */
  static final class StepOptions implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec spec) {
      for (TableStep.Kind kind : TableStep.Kind.values()) {
        spec.addOption(
            OptionSpec.builder("--" + kind.word(), "-" + kind.word())
                .arity("1")
                .paramLabel(kind.label())
                .description(kind.description())
                .parameterConsumer((values, option, command) -> add(kind, values, command))
                .build());
      }
      return spec;
    }

    private static void add(TableStep.Kind kind, Stack<String> values, CommandSpec command) {
      if (values.isEmpty()) {
        throw new ParameterException(
            command.commandLine(), "--" + kind.word() + ": " + kind.label() + " is missing");
      }
      try {
        ((FileTableTformCommand) command.userObject())
            .steps.add(TableStep.parse(kind, values.pop()));
      } catch (IllegalArgumentException e) {
        throw new ParameterException(command.commandLine(), e.getMessage(), e);
      }
    }
  }
}
