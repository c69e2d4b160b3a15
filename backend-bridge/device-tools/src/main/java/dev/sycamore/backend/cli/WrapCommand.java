package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.files.AtomicFiles;
import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.images.ImageTable;
import dev.sycamore.backend.images.UnitLibraries;
import dev.sycamore.backend.images.Wrap;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code sycamore wrap}: the images of tables become those of a folder of classes. */
@Command(
    name = CommandNames.WRAP,
    description = "Puts images next to the classes whose kernels they contain, for the runtime.",
    mixinStandardHelpOptions = true)
final class WrapCommand implements Callable<Integer> {

  @Option(
      names = {OptionNames.O, "--" + OptionNames.OUTPUT, "-" + OptionNames.OUTPUT},
      required = true,
      paramLabel = "FOLDER",
      description =
          "The folder of classes that the units were compiled to; with --"
              + OptionNames.FROM
              + " a new one.")
  private Path folder;

  @Option(
      names = {"--" + OptionNames.FROM, "-" + OptionNames.FROM},
      paramLabel = "CLASSES",
      description =
          "A folder of classes, or a jar, whose units are copied to the output, which then goes"
              + " before it on a class path. May occur more than once.")
  private List<Path> sources = new ArrayList<>();

  @Option(
      names = {"--" + OptionNames.UNIT, "-" + OptionNames.UNIT},
      paramLabel = "NAME",
      description =
          "Kernels of no class, such as those of another compiler, become a unit of this name:"
              + " p.Name has the descriptor META-INF/sycamore/p/Name.images.")
  private String unit;

  @Option(
      names = {"--" + OptionNames.TARGET, "-" + OptionNames.TARGET},
      required = true,
      paramLabel = "T",
      description =
          "What the images of the next table were compiled for; llvm_nvptx64 or llvm_amdgcn for the"
              + " LLVM IR of --"
              + OptionNames.EMIT_LLVM
              + " in addition to images for GPUs.")
  private List<String> targets;

  @Mixin private ClassPathOption classPath;

  @Mixin private ConfigurationOption configuration;

  @Parameters(
      arity = "1..*",
      paramLabel = "TABLE",
      description = "File tables, one for each target: Code, Symbols, and maybe Properties.")
  private List<Path> tables;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    try {
      ModuleKernels names = new ModuleKernels(main.builds());
      return wrap(new Wrap(folder, sources, pairs(), names, foreignUnit(), libraries()), errors);
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
      return 1;
    } catch (TextFileException e) {
      errors.println(e.getMessage());
      return 1;
    } catch (IOException e) {
      errors.println(FileProblems.notWritten(folder.toString(), e));
      return 1;
    }
  }

  private int wrap(Wrap wrap, PrintWriter errors) throws TextFileException, IOException {
    try (AtomicFiles files = AtomicFiles.below(folder)) {
      Wrap.Result result =
          wrap.run(
              (resource, bytes) -> {
                Path file = new ResourceName(resource).in(folder);
                if (!files.contains(file)) {
                  files.add(file, bytes);
                }
              });
      if (!result.errors().isEmpty()) {
        result.errors().forEach(errors::println);
        return 1;
      }
      for (String resource : result.obsolete()) {
        files.remove(new ResourceName(resource).in(folder));
      }
      files.commit();
      result.warnings().forEach(errors::println);
      return 0;
    }
  }

  /** The units first: they may be libraries of each other. */
  private UnitLibraries libraries() {
    List<Path> all = new ArrayList<>(sources.isEmpty() ? List.of(folder) : sources);
    all.addAll(classPath.entries());
    return new ClassPathLibraries(main.builds(), all);
  }

  private Optional<String> foreignUnit() {
    if (unit != null && !ImageDescriptor.isUnit(unit)) {
      throw new ParameterException(
          spec.commandLine(), "--unit: no unit can be called " + Quote.of(unit));
    }
    return Optional.ofNullable(unit);
  }

  private List<ImageTable> pairs() throws ConfigurationException {
    if (targets.size() != tables.size()) {
      throw new ParameterException(
          spec.commandLine(),
          "each target must be followed by a table: there are "
              + targets.size()
              + " targets and "
              + tables.size()
              + " tables");
    }
    List<ImageTable> pairs = new ArrayList<>();
    Set<CodeFormat> seen = new HashSet<>();
    for (int i = 0; i < targets.size(); i++) {
      CodeFormat format = format(targets.get(i));
      // Each of several GPUs has IR of its own.
      if (!seen.add(format) && format.kind().isRun()) {
        throw new ParameterException(
            spec.commandLine(),
            "--" + OptionNames.TARGET + ": " + format.target() + " appears twice");
      }
      pairs.add(new ImageTable(format, tables.get(i)));
    }
    return pairs;
  }

  private CodeFormat format(String word) throws ConfigurationException {
    Optional<EmbeddedIr> ir = EmbeddedIr.find(word);
    return ir.isPresent()
        ? ir.get().format()
        : configuration.target(spec, OptionNames.TARGET, word).format();
  }
}
