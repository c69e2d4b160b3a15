package dev.sycamore.backend.cli;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.foreach.CommandRun;
import dev.sycamore.backend.foreach.CommandRunner;
import dev.sycamore.backend.foreach.CommandTemplate;
import dev.sycamore.backend.foreach.Foreach;
import dev.sycamore.backend.foreach.ForeachJob;
import dev.sycamore.backend.foreach.ForeachResult;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore foreach}: one command for each file of a list. */
@Command(
    name = CommandNames.FOREACH,
    description = "Runs a command for each file of a list, or for each row of several lists.",
    mixinStandardHelpOptions = true,
    modelTransformer = ForeachCommand.CommandArguments.class)
final class ForeachCommand implements Callable<Integer> {

  /** A path whose last name can be in a list, with something behind it. */
  private static final Pattern OUT_LIST =
      Pattern.compile("(.*/)?(?!-$|\\.\\.?$)[^/\\[|\\p{Cntrl}][^/|\\p{Cntrl}]*");

  private static final Pattern EXTENSION = Pattern.compile("[^/|\\p{Cntrl}]+");

  @Option(
      names = {"--" + OptionNames.IN_FILE_LIST, "-" + OptionNames.IN_FILE_LIST},
      required = true,
      paramLabel = "L",
      description = "A list of files; several lists must be equally long.")
  private List<String> lists = new ArrayList<>();

  @Option(
      names = {"--" + OptionNames.IN_REPLACE, "-" + OptionNames.IN_REPLACE},
      required = true,
      paramLabel = "W",
      description = "The word of the command that represents a file; one for each list.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = {"--" + OptionNames.OUT_REPLACE, "-" + OptionNames.OUT_REPLACE},
      paramLabel = "W",
      description = "The word of the command that represents the file which it writes.")
  private String outWord;

  @Option(
      names = {"--" + OptionNames.OUT_EXT, "-" + OptionNames.OUT_EXT},
      paramLabel = "E",
      description = "The extension of these files; default: out.")
  private String outExtension;

  @Option(
      names = {"--" + OptionNames.OUT_FILE_LIST, "-" + OptionNames.OUT_FILE_LIST},
      paramLabel = "O",
      description = "The list of these files, to write; they are put into its folder.")
  private String outList;

  @Option(
      names = {"--out-increment", "-out-increment"},
      paramLabel = "W",
      description = "A word that gets '_1', '_2', ... from the second command on.")
  private String increment;

  @Option(
      names = {"-j", "--" + OptionNames.JOBS, "-" + OptionNames.JOBS},
      defaultValue = "1",
      paramLabel = "N",
      description = "How many commands may run at the same time; default: 1.")
  private int jobs;

  @Parameters(arity = "1..*", paramLabel = "COMMAND", description = "The command, after '--'.")
  private List<String> command = new ArrayList<>();

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    CommandTemplate template = new CommandTemplate(command);
    checkCommandLine(template);
    PrintWriter errors = spec.commandLine().getErr();
    ForeachJob job;
    try {
      job =
          new ForeachJob(
              template,
              inputs(),
              Optional.ofNullable(output()),
              Optional.ofNullable(increment),
              jobs);
    } catch (TextFileException e) {
      errors.println(e.getMessage());
      return 1;
    }
    try {
      if (outList != null && Files.isDirectory(Path.of(outList))) {
        throw new IOException("this is a folder");
      }
      ForeachResult result = Foreach.run(job, runner());
      errors.print(result.messages());
      errors.flush();
      result.problems().forEach(errors::println);
      return result.exitCode();
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(outList, e));
      return 1;
    }
  }

  /** The command that runs here runs its own kind without a process of its own. */
  private CommandRunner runner() {
    if (!isOwn(command)) {
      return CommandRun::process;
    }
    OwnCommands own = new OwnCommands(main.builds());
    return words ->
        isOwn(words) ? own.run(words.subList(1, words.size())) : CommandRun.process(words);
  }

  private static boolean isOwn(List<String> words) {
    return words.get(0).equals(CommandNames.SYCAMORE);
  }

  private ForeachJob.Output output() {
    return outWord == null
        ? null
        : new ForeachJob.Output(
            outWord, outExtension == null ? "out" : outExtension, Path.of(outList));
  }

  private List<ForeachJob.Input> inputs() throws TextFileException {
    List<ForeachJob.Input> inputs = new ArrayList<>();
    for (int i = 0; i < lists.size(); i++) {
      List<Path> files = files(lists.get(i));
      inputs.add(new ForeachJob.Input(words.get(i), files));
      int expected = inputs.get(0).files().size();
      if (files.size() != expected) {
        throw new TextFileException(
            CommandFiles.displayName(lists.get(i)),
            "this list has " + count(files.size()) + ", the first has " + count(expected));
      }
    }
    return inputs;
  }

  private static List<Path> files(String list) throws TextFileException {
    String name = CommandFiles.displayName(list);
    FileTable table = FileTable.parse(name, CommandFiles.readText(list));
    if (table.hasTitles()) {
      throw new TextFileException(
          name,
          1,
          1,
          "a list has no titles; "
              + CommandNames.FILE_TABLE_TFORM
              + " --"
              + OptionNames.DROP_TITLES
              + " writes none");
    }
    if (table.columnCount() > 1) {
      throw new TextFileException(
          name, 1, 1, "a list has one column, this has " + table.columnCount());
    }
    Path folder = CommandFiles.folder(list);
    List<Path> files = new ArrayList<>();
    for (List<String> row : table.rows()) {
      files.add(file(name, folder, row.get(0)));
    }
    return files;
  }

  /** A path that no command takes for an option, or for a file of arguments. */
  private static Path file(String list, Path folder, String cell) throws TextFileException {
    try {
      Path file = folder.resolve(cell);
      return cell.startsWith("-") || cell.startsWith("@") ? Path.of(".").resolve(file) : file;
    } catch (InvalidPathException e) {
      throw new TextFileException(list, "no file can be called " + Quote.of(cell));
    }
  }

  private static String count(int files) {
    return files == 1 ? "1 file" : files + " files";
  }

  private void checkCommandLine(CommandTemplate template) {
    if (lists.size() != words.size()) {
      throw misuse(
          "as many --%s as --%s are needed"
              .formatted(OptionNames.IN_REPLACE, OptionNames.IN_FILE_LIST));
    }
    if (jobs < 1) {
      throw misuse("--" + OptionNames.JOBS + ": '" + jobs + "' is not a number from 1");
    }
    if ((outWord == null) != (outList == null) || (outExtension != null && outWord == null)) {
      throw misuse(
          "--%s and --%s go together, --%s with them"
              .formatted(OptionNames.OUT_REPLACE, OptionNames.OUT_FILE_LIST, OptionNames.OUT_EXT));
    }
    if (outList != null && !OUT_LIST.matcher(outList).matches()) {
      throw misuse(
          "--" + OptionNames.OUT_FILE_LIST + ": '" + outList + "' is not the name of a file");
    }
    if (outExtension != null && !EXTENSION.matcher(outExtension).matches()) {
      throw misuse("--" + OptionNames.OUT_EXT + ": '" + outExtension + "' is not an extension");
    }
    checkWords();
    if (isOwn(command)) {
      SycamoreMain.missing(command.subList(1, command.size())).ifPresent(this::fail);
    }
    if (outWord != null && !template.has(outWord)) {
      throw misuse("--" + OptionNames.OUT_REPLACE + ": the command has no '" + outWord + "'");
    }
  }

  private void checkWords() {
    List<String> all = new ArrayList<>(words);
    Optional.ofNullable(outWord).ifPresent(all::add);
    Optional.ofNullable(increment).ifPresent(all::add);
    Set<String> seen = new HashSet<>();
    for (String word : all) {
      if (word.isEmpty() || !seen.add(word)) {
        throw misuse(
            "the word '" + word + "' cannot name " + (word.isEmpty() ? "a file" : "two files"));
      }
    }
  }

  private void fail(String problem) {
    throw misuse(problem);
  }

  private ParameterException misuse(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }

  /** All that begins with the program is the command's, also what looks like an option. */
  static final class CommandArguments implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec spec) {
      spec.parser().stopAtPositional(true);
      return spec;
    }
  }
}
