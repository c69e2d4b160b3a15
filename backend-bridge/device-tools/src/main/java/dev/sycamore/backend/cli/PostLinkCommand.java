package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.postlink.PostLinkJob;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.postlink.SpecializationMode;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.binding.properties.Dialect;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code sycamore post-link}: a linked module becomes device images. */
@Command(
    name = "post-link",
    description =
        "Takes a linked module of LLVM IR apart into images, and writes what each demands of"
            + " devices.",
    mixinStandardHelpOptions = true)
final class PostLinkCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      arity = "0..1",
      defaultValue = "-",
      paramLabel = "IN",
      description = "LLVM IR, text or bitcode; '-' or nothing is standard input.")
  private String input;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "[TARGET,]FILE",
      description =
          "The table to write; images are named after the first. With a target, without the rows"
              + " that it cannot run.")
  private List<String> outputs;

  @Option(
      names = {"--out-dir", "-out-dir"},
      paramLabel = "DIR",
      description = "Where the images go; without it, beside the first table.")
  private String folder;

  @Option(
      names = {"--split", "-split"},
      paramLabel = "MODE",
      converter = SplitConverter.class,
      description = "auto, source or per_source; kernel or per_kernel; none or off.")
  private SplitMode split;

  @Option(
      names = {"--symbols", "-symbols"},
      description = "Write the names of each image's entry points.")
  private boolean symbols;

  @Option(
      names = {"--properties", "-properties"},
      description = "Accepted for DPC++'s sake: properties are always written.")
  @SuppressWarnings("UnusedVariable") // Nothing to ask it for.
  private boolean properties;

  @Option(
      names = {"--spec-const", "-spec-const"},
      paramLabel = "MODE",
      converter = SpecializationConverter.class,
      description = "Lower specialization constants: native or emulation.")
  private SpecializationMode specialization = SpecializationMode.KEEP;

  @Option(
      names = {
        "--generate-device-image-default-spec-consts",
        "-generate-device-image-default-spec-consts"
      },
      description = "Behind each image with specialization constants, one with their defaults.")
  private boolean defaultImages;

  @Option(
      names = {"--emit-param-info", "-emit-param-info"},
      description = "Write which parameters of kernels were removed.")
  private boolean parameterInfo;

  @Option(
      names = {"--emit-program-metadata", "-emit-program-metadata"},
      description = "Write what kernels demand of their launches.")
  private boolean programMetadata;

  @Option(
      names = {"--emit-exported-symbols", "-emit-exported-symbols"},
      description = "Write which functions other images may call.")
  private boolean exportedSymbols;

  @Option(
      names = {"--emit-only-kernels-as-entry-points", "-emit-only-kernels-as-entry-points"},
      description = "Keep exported functions only where kernels reach them.")
  private boolean onlyKernels;

  @Option(
      names = {"--ir-output-only", "-ir-output-only"},
      description = "Write the one image, and neither a table nor anything else.")
  private boolean irOnly;

  @Option(names = "-S", description = "Write text; without it, bitcode.")
  private boolean text;

  @Option(
      names = {"--dialect", "-dialect"},
      defaultValue = "design",
      paramLabel = "D",
      description = "How to split, and names of properties: design or dpcpp.",
      converter = DialectConverter.class)
  private Dialect dialect;

  @Mixin private ConfigurationOption configuration;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    List<PostLinkOutput> tables = outputs.stream().map(PostLinkOutput::parse).toList();
    if (irOnly) {
      checkIrOnly(tables);
    } else {
      checkTables(tables);
    }
    PrintWriter errors = spec.commandLine().getErr();
    try {
      FixedTargets targets = configuration.targets();
      List<TargetTable> targetTables = tables.stream().map(t -> table(t, targets)).toList();
      PostLinkJob job =
          new PostLinkJob(
              CommandFiles.displayName(input), CommandFiles.read(input), options(targets));
      PostLinkRun run = new PostLinkRun(main.builds(), errors, job);
      PostLinkOutput first = tables.get(0);
      return irOnly
          ? run.writeImage(first.file())
          : run.writeTables(
              targetTables,
              folder == null ? first.path().getParent() : Path.of(folder),
              first.stem(),
              symbols);
    } catch (ConfigurationException e) {
      errors.println(FixedTargets.line(e));
    } catch (IOException e) {
      errors.println(
          CommandFiles.displayName(input) + ": error: cannot be read: " + CommandFiles.reason(e));
    }
    return 1;
  }

  private PostLinkOptions options(FixedTargets targets) {
    return PostLinkRun.options(dialect, targets)
        .withSplit(split == null ? SplitMode.standard(dialect) : split)
        .withSpecialization(specialization)
        .withSwitches(switches())
        .withText(text);
  }

  private TargetTable table(PostLinkOutput output, FixedTargets targets) {
    try {
      return new TargetTable(
          irOnly ? Path.of("-") : output.path(),
          output.target().map(name -> new AspectFilter(targets.entry(name))));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "-o: " + e.getMessage(), e);
    }
  }

  private Set<PostLinkSwitch> switches() {
    Set<PostLinkSwitch> switches = EnumSet.noneOf(PostLinkSwitch.class);
    add(switches, onlyKernels, PostLinkSwitch.ONLY_KERNELS);
    add(switches, irOnly, PostLinkSwitch.SINGLE_IMAGE);
    add(switches, defaultImages, PostLinkSwitch.DEFAULT_VALUE_IMAGES);
    add(switches, parameterInfo, PostLinkSwitch.PARAMETER_INFO);
    add(switches, programMetadata, PostLinkSwitch.PROGRAM_METADATA);
    add(switches, exportedSymbols, PostLinkSwitch.EXPORTED_SYMBOLS);
    return switches;
  }

  private static void add(Set<PostLinkSwitch> switches, boolean asked, PostLinkSwitch what) {
    if (asked) {
      switches.add(what);
    }
  }

  private void checkIrOnly(List<PostLinkOutput> tables) {
    List<String> excluded = new ArrayList<>();
    if (symbols) {
      excluded.add("-symbols");
    }
    if (split == SplitMode.KERNEL) {
      excluded.add("-split=kernel");
    }
    if (parameterInfo) {
      excluded.add("-emit-param-info");
    }
    if (programMetadata) {
      excluded.add("-emit-program-metadata");
    }
    if (exportedSymbols) {
      excluded.add("-emit-exported-symbols");
    }
    if (!excluded.isEmpty()) {
      throw misuse(excluded.get(0) + " can't be used with -ir-output-only");
    }
    if (tables.size() > 1 || tables.get(0).target().isPresent()) {
      throw misuse("-ir-output-only writes one file, for all targets");
    }
  }

  private void checkTables(List<PostLinkOutput> tables) {
    Set<String> files = new HashSet<>();
    for (PostLinkOutput table : tables) {
      if (!table.namesFile()) {
        throw misuse("-o: '" + table.file() + "' is not the name of a file for a table");
      }
      if (!files.add(table.path().toString())) {
        throw misuse("-o: '" + table.file() + "' is there twice");
      }
    }
  }

  private ParameterException misuse(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }

  /** Reads the word after {@code -split}. */
  private static final class SplitConverter implements ITypeConverter<SplitMode> {
    @Override
    public SplitMode convert(String word) {
      try {
        return SplitMode.parse(word);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** Reads the word after {@code -spec-const}. */
  private static final class SpecializationConverter implements ITypeConverter<SpecializationMode> {
    @Override
    public SpecializationMode convert(String word) {
      return switch (word) {
        case "native" -> SpecializationMode.NATIVE;
        case "emulation" -> SpecializationMode.EMULATION;
        default ->
            throw new TypeConversionException(
                "unknown mode '" + word + "'; the modes are native and emulation");
      };
    }
  }
}
