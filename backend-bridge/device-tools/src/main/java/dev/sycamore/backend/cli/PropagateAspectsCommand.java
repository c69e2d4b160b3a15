package dev.sycamore.backend.cli;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore propagate-aspects}: the pass over one module. */
@Command(
    name = "propagate-aspects",
    description =
        "Writes into each function of a module of LLVM IR which aspects it and what it calls use,"
            + " and warns about those that it does not declare.",
    mixinStandardHelpOptions = true)
final class PropagateAspectsCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      arity = "0..1",
      defaultValue = "-",
      paramLabel = "IN",
      description = "LLVM IR, text or bitcode; '-' or nothing is standard input.")
  private String input;

  @Option(
      names = {"-o", "--output"},
      defaultValue = "-",
      paramLabel = "OUT",
      description = "The file to write; '-' or nothing is standard output.")
  private String output;

  @Option(names = "-S", description = "Write text; without it, bitcode.")
  private boolean text;

  @Option(
      names = {"--fixed-targets", "-fixed-targets"},
      paramLabel = "T,...",
      description = "Targets that all code of the module is asserted to run on, and no other.")
  private List<String> fixedTargets = List.of();

  @Mixin private ConfigurationOption configuration;

  @Option(
      names = {"--exclude-aspects", "-exclude-aspects"},
      paramLabel = "A,...",
      description = "Names or numbers of aspects that are not written as used.")
  private List<String> excludedAspects = List.of();

  @Option(
      names = {"--dialect", "-dialect"},
      defaultValue = "design",
      paramLabel = "D",
      description = "Names of metadata and texts of warnings: design or dpcpp.",
      converter = DialectConverter.class)
  private Dialect dialect;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    PropagationJob job;
    try {
      job =
          new PropagationJob(
              CommandFiles.displayName(input), CommandFiles.read(input), options(), text);
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
      return 1;
    } catch (IOException e) {
      errors.println(
          CommandFiles.displayName(input) + ": error: cannot be read: " + CommandFiles.reason(e));
      return 1;
    }
    return write(main.builds().with(build -> build.propagateAspects(job)), errors);
  }

  private int write(JobResult<PropagatedModule> result, PrintWriter errors) {
    if (result instanceof JobResult.Failed<PropagatedModule> failed) {
      errors.println(failed.failure().line());
      return 1;
    }
    PropagatedModule propagated = ((JobResult.Done<PropagatedModule>) result).value();
    propagated.warnings().forEach(errors::println);
    try {
      CommandFiles.write(output, propagated.module());
      return 0;
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(output, e));
      return 1;
    }
  }

  private PropagationOptions options() throws ConfigurationException {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Aspect aspect : Aspect.values()) {
      names.put(aspect.syclName(), aspect.number());
    }
    return PropagationOptions.of(dialect, names)
        .withExcludedAspects(words("--exclude-aspects", excludedAspects))
        .withFixedTargets(targets());
  }

  private List<FixedModuleTarget> targets() throws ConfigurationException {
    List<String> words = words("--fixed-targets", fixedTargets);
    FixedTargets known = configuration.targets();
    try {
      // DPC++ looks targets up in the module: only there may the configuration not have them.
      return known.find(words, dialect == Dialect.DPCPP);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--fixed-targets: " + e.getMessage(), e);
    }
  }

  /** The words between commas, of all uses of an option. */
  private List<String> words(String option, List<String> lists) {
    List<String> words =
        lists.stream().flatMap(list -> Stream.of(list.split(",", -1))).map(String::strip).toList();
    if (words.contains("")) {
      throw new ParameterException(spec.commandLine(), option + ": a name is missing");
    }
    return words;
  }
}
