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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code sycamore post-link}: a linked module becomes device images. */
@Command(
    name = CommandNames.POST_LINK,
    description =
        "Splits a linked module of LLVM IR into images, and writes the device requirements of each.",
    mixinStandardHelpOptions = true)
final class PostLinkCommand implements Callable<Integer> {

  // As DPC++ spells them, and so do messages.
  private static final String EXPORTED_SYMBOLS = "-emit-exported-symbols";
  private static final String IR_ONLY = "-ir-output-only";
  private static final String PARAMETER_INFO = "-emit-param-info";
  private static final String PROGRAM_METADATA = "-emit-program-metadata";

  @Mixin private ModuleInput input;

  @Option(
      names = {OptionNames.O, "--" + OptionNames.OUTPUT},
      paramLabel = "[TARGET,]FILE",
      description =
          "The table to write; images are named after the first. With a target, without the rows"
              + " that it cannot run. Required, but in dialect dpcpp.")
  private List<String> outputs = List.of();

  @Option(
      names = {"--out-dir", "-out-dir"},
      paramLabel = "DIR",
      description = "The folder of the images; default: that of the first table.")
  private String folder;

  @Option(
      names = {"--" + OptionNames.SPLIT, "-" + OptionNames.SPLIT},
      paramLabel = "MODE",
      converter = SplitConverter.class,
      description = "auto, source or per_source; kernel or per_kernel; none or off.")
  private SplitMode split;

  @Option(
      names = {"--" + OptionNames.SYMBOLS, "-" + OptionNames.SYMBOLS},
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
      description = "After each image with specialization constants, add one with their defaults.")
  private boolean defaultImages;

  @Option(
      names = {"-" + PARAMETER_INFO, PARAMETER_INFO},
      description = "Write which parameters of kernels were removed.")
  private boolean parameterInfo;

  @Option(
      names = {"-" + PROGRAM_METADATA, PROGRAM_METADATA},
      description = "Write what kernels require of their launches.")
  private boolean programMetadata;

  @Option(
      names = {"-" + EXPORTED_SYMBOLS, EXPORTED_SYMBOLS},
      description = "Write which functions other images may call.")
  private boolean exportedSymbols;

  @Option(
      names = {"--" + OptionNames.ONLY_KERNELS, "-" + OptionNames.ONLY_KERNELS},
      description = "Keep exported functions only where kernels reach them.")
  private boolean onlyKernels;

  @Option(
      names = {"-" + IR_ONLY, IR_ONLY},
      description = "Write the one image, and neither a table nor anything else.")
  private boolean irOnly;

  @Mixin private TextOption text;

  @Option(
      names = {"--" + OptionNames.DIALECT, "-" + OptionNames.DIALECT},
      defaultValue = "design",
      paramLabel = "D",
      description = "How to split, and names of properties: design or dpcpp.",
      converter = DialectConverter.class)
  private Dialect dialect;

  @Mixin private DpcppPostLinkOptions dpcpp;

  @Mixin private ConfigurationOption configuration;

  @ParentCommand private SycamoreMain main;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    checkDialect();
    List<PostLinkOutput> tables =
        outputs.isEmpty()
            ? List.of(PostLinkOutput.standard(input.name(), irOnly))
            : outputs.stream().map(PostLinkOutput::parse).toList();
    if (irOnly) {
      checkIrOnly(tables);
    } else {
      checkTables(tables);
    }
    PrintWriter errors = spec.commandLine().getErr();
    try {
      FixedTargets targets = configuration.targets();
      List<TargetTable> targetTables = tables.stream().map(t -> table(t, targets)).toList();
      PostLinkJob job = new PostLinkJob(input.name(), input.read(), options(targets));
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
      errors.println(input.notRead(e));
    }
    return 1;
  }

  private PostLinkOptions options(FixedTargets targets) {
    return PostLinkRun.options(dialect, targets)
        .withSplit(split == null ? SplitMode.standard(dialect) : split)
        .withSpecialization(specialization)
        .withSwitches(switches())
        .withIdQueries(dpcpp.idQueries())
        .withText(text.isText());
  }

  private TargetTable table(PostLinkOutput output, FixedTargets targets) {
    try {
      return new TargetTable(
          irOnly ? Path.of("-") : output.path(),
          dialect == Dialect.DPCPP ? output.target() : Optional.empty(),
          output.target().flatMap(name -> filter(name, targets)));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), OptionNames.O + ": " + e.getMessage(), e);
    }
  }

  /** DPC++ leaves out nothing where it does not know a target. */
  private Optional<AspectFilter> filter(String target, FixedTargets targets) {
    return dialect == Dialect.DPCPP && !targets.has(target)
        ? Optional.empty()
        : Optional.of(new AspectFilter(targets.entry(target)));
  }

  private Set<PostLinkSwitch> switches() {
    Set<PostLinkSwitch> switches = EnumSet.noneOf(PostLinkSwitch.class);
    add(switches, onlyKernels, PostLinkSwitch.ONLY_KERNELS);
    add(switches, irOnly, PostLinkSwitch.SINGLE_IMAGE);
    add(switches, defaultImages, PostLinkSwitch.DEFAULT_VALUE_IMAGES);
    add(switches, parameterInfo, PostLinkSwitch.PARAMETER_INFO);
    add(switches, programMetadata, PostLinkSwitch.PROGRAM_METADATA);
    add(switches, exportedSymbols, PostLinkSwitch.EXPORTED_SYMBOLS);
    switches.addAll(dpcpp.switches());
    return switches;
  }

  private static void add(Set<PostLinkSwitch> switches, boolean asked, PostLinkSwitch what) {
    if (asked) {
      switches.add(what);
    }
  }

  private void checkDialect() {
    if (dialect == Dialect.DPCPP) {
      return;
    }
    if (outputs.isEmpty()) {
      throw misuse("Missing required option: '" + OptionNames.O + "=[TARGET,]FILE'");
    }
    if (!dpcpp.present().isEmpty()) {
      throw misuse(
          dpcpp.present().get(0) + " can only be used with --" + OptionNames.DIALECT + "=dpcpp");
    }
  }

  private void checkIrOnly(List<PostLinkOutput> tables) {
    List<String> excluded = new ArrayList<>();
    if (symbols) {
      excluded.add("-" + OptionNames.SYMBOLS);
    }
    if (split == SplitMode.KERNEL) {
      excluded.add("-" + OptionNames.SPLIT + "=kernel");
    }
    if (parameterInfo) {
      excluded.add(PARAMETER_INFO);
    }
    if (programMetadata) {
      excluded.add(PROGRAM_METADATA);
    }
    if (exportedSymbols) {
      excluded.add(EXPORTED_SYMBOLS);
    }
    excluded.addAll(dpcpp.presentProperties());
    if (!excluded.isEmpty()) {
      throw misuse(excluded.get(0) + " can't be used with " + IR_ONLY);
    }
    if (tables.size() > 1 || tables.get(0).target().isPresent()) {
      throw misuse(IR_ONLY + " writes one file, for all targets");
    }
  }

  private void checkTables(List<PostLinkOutput> tables) {
    Set<String> files = new HashSet<>();
    for (PostLinkOutput table : tables) {
      if (!table.namesFile()) {
        throw misuse(
            OptionNames.O + ": '" + table.file() + "' is not the name of a file for a table");
      }
      if (!files.add(table.path().toString())) {
        throw misuse(OptionNames.O + ": '" + table.file() + "' appears twice");
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
