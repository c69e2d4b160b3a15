package dev.sycamore.backend.cli;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.text.CommaList;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore propagate-aspects}: the pass over one module. */
@Command(
    name = "propagate-aspects",
    description =
        "Writes into each function of a module of LLVM IR the aspects that it and its callees use,"
            + " and warns about those that it does not declare.",
    mixinStandardHelpOptions = true)
final class PropagateAspectsCommand implements Callable<Integer> {

  @Mixin private ModuleInput input;

  @Mixin private OutputOption.OrStandard output;

  @Mixin private TextOption text;

  @Option(
      names = {"--" + OptionNames.FIXED_TARGETS, "-" + OptionNames.FIXED_TARGETS},
      paramLabel = "T,...",
      description = "Targets that all code of the module is asserted to run on, and no other.")
  private List<String> fixedTargets = List.of();

  @Mixin private ConfigurationOption configuration;

  @Option(
      names = {"--" + OptionNames.EXCLUDE_ASPECTS, "-" + OptionNames.EXCLUDE_ASPECTS},
      paramLabel = "A,...",
      description = "Names or numbers of aspects that are not written as used.")
  private List<String> excludedAspects = List.of();

  @Option(
      names = {"--" + OptionNames.DIALECT, "-" + OptionNames.DIALECT},
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
      job = new PropagationJob(input.name(), input.read(), options(), text.isText());
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
      return 1;
    } catch (IOException e) {
      errors.println(input.notRead(e));
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
    return output.write(propagated.module(), errors);
  }

  private PropagationOptions options() throws ConfigurationException {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Aspect aspect : Aspect.values()) {
      names.put(aspect.syclName(), aspect.number());
    }
    return PropagationOptions.of(dialect, names)
        .withExcludedAspects(words(OptionNames.EXCLUDE_ASPECTS, excludedAspects))
        .withFixedTargets(targets());
  }

  private List<FixedModuleTarget> targets() throws ConfigurationException {
    List<String> words = words(OptionNames.FIXED_TARGETS, fixedTargets);
    FixedTargets known = configuration.targets();
    try {
      // DPC++ looks targets up in the module: only there may the configuration not have them.
      return known.find(words, dialect == Dialect.DPCPP);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(), "--" + OptionNames.FIXED_TARGETS + ": " + e.getMessage(), e);
    }
  }

  /** The words between commas, of all uses of an option. */
  private List<String> words(String option, List<String> lists) {
    List<String> words = lists.stream().flatMap(list -> CommaList.words(list).stream()).toList();
    if (words.contains("")) {
      throw new ParameterException(spec.commandLine(), "--" + option + ": a name is missing");
    }
    return words;
  }
}
