package dev.sycamore.backend.cli;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.files.ClassPath;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.link.ClassPathModules;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.link.LinkJob;
import dev.sycamore.backend.link.LinkReport.Missing;
import dev.sycamore.backend.link.LinkedCode;
import dev.sycamore.backend.pipeline.DevicePipeline;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore link}: modules, folders and jars become one module. */
@Command(
    name = CommandNames.LINK,
    description = "Links device modules into one.",
    mixinStandardHelpOptions = true)
final class LinkCommand implements Callable<Integer> {

  @Parameters(
      arity = "1..*",
      paramLabel = "IN",
      description = "Modules (LLVM IR text or bitcode), folders of classes, jars.")
  private List<String> inputs;

  @Mixin private OutputOption.Required output;

  @Mixin private ClassPathOption classPath;

  @Mixin private TextOption text;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    List<LinkInput> modules = new ArrayList<>();
    for (String input : inputs) {
      try {
        modules.addAll(read(input));
      } catch (IOException e) {
        errors.println(FileProblems.notRead(CommandFiles.displayName(input), e));
        return 1;
      }
    }
    if (modules.isEmpty()) {
      errors.println(inputs.get(0) + ": error: there is no device module in the input");
      return 1;
    }
    LinkJob job = new LinkJob(CommandFiles.displayName(inputs.get(0)), modules, text.isText());
    try {
      return write(main.builds().with(build -> link(build, job)), errors);
    } catch (IOException e) {
      errors.println("--" + OptionNames.CLASS_PATH + ": error: " + CommandFiles.reason(e));
      return 1;
    }
  }

  private JobResult<LinkedCode> link(DeviceBuild build, LinkJob job) throws IOException {
    ClassPathModules libraries = new ClassPathModules(new ClassPath(classPath.entries()));
    return new DevicePipeline(build).link(job, libraries).result();
  }

  private static List<LinkInput> read(String input) throws IOException {
    if (input.equals("-")) {
      return List.of(new LinkInput(CommandFiles.displayName(input), CommandFiles.read(input)));
    }
    Path path = Path.of(input);
    String name = input.toLowerCase(Locale.ROOT);
    return Files.isDirectory(path) || name.endsWith(".jar") || name.endsWith(".zip")
        ? ClassPathModules.all(path)
        : List.of(new LinkInput(input, CommandFiles.read(input)));
  }

  private int write(JobResult<LinkedCode> result, PrintWriter errors) {
    if (result instanceof JobResult.Failed<LinkedCode> failed) {
      errors.println(failed.failure().line());
      return 1;
    }
    LinkedCode linked = ((JobResult.Done<LinkedCode>) result).value();
    if (!linked.report().missing().isEmpty()) {
      linked.report().missing().forEach(missing -> errors.println(line(missing, linked)));
      return 1;
    }
    return output.write(linked.module(), errors);
  }

  private String line(Missing missing, LinkedCode linked) {
    String where = missing.place().isEmpty() ? inputs.get(0) : missing.place();
    return where + ": error: " + MissingDefinitions.text(missing, linked.report());
  }
}
