package dev.sycamore.processor.options;

import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.diagnostics.SourceSpan;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads {@code -Asycamore.*}. An option or value that means nothing is an error: what a user asks
 * for is never left out in silence.
 */
public final class OptionReader {

  /** Turns an option on. */
  public static final String ON = "on";

  private static final String OFF = "off";
  private static final List<String> SPLITS = List.of("auto", "per_source", "per_kernel", "off");
  private static final List<String> SPELLINGS =
      Stream.concat(
              ProcessorOption.words().stream(), Stream.of(ProcessorOption.SEVERITY + "SYCnnnn"))
          .toList();

  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final List<Path> sourcePath = new ArrayList<>();
  private DeviceBuildMode deviceBuild = DeviceBuildMode.ON;
  private SplitMode split = SplitMode.standard(Dialect.DESIGN);
  private boolean rdc;
  private Optional<Boolean> incremental = Optional.empty();
  private boolean checks = ProcessorOptions.DEFAULT_CHECKS;
  private boolean debugInfo;
  private boolean integrationHeader;
  private boolean verbose;
  private boolean timings;
  private final Set<ModelDump> dumps = EnumSet.noneOf(ModelDump.class);
  private final SeverityReader severities = new SeverityReader(this::refuse);
  private final ImageTargetReader targets = new ImageTargetReader(this::refuse);
  private final FixedTargetReader fixedTargets = new FixedTargetReader(this::refuse);

  private OptionReader() {}

  /**
   * What was read.
   *
   * @param options the defaults where a value was bad
   * @param diagnostics one for each bad option, without a place in a source file
   */
  public record Result(ProcessorOptions options, List<Diagnostic> diagnostics) {}

  /**
   * Reads the options of one compilation.
   *
   * @param all every option of every processor, by name without {@code -A}; a missing value is null
   */
  public static Result read(Map<String, String> all) {
    OptionReader reader = new OptionReader();
    new TreeMap<>(all)
        .forEach(
            (key, value) -> {
              if (key.startsWith(ProcessorOption.PREFIX)) {
                reader.option(
                    key.substring(ProcessorOption.PREFIX.length()), value == null ? "" : value);
              }
            });
    FixedTargetReader.Result fixed = reader.fixedTargets.read();
    List<ImageTarget> targets =
        reader.targets.read(fixed.configuration(), reader.deviceBuild == DeviceBuildMode.ON);
    return new Result(
        new ProcessorOptions(
            new ImageOptions(
                targets,
                reader.targets.areStandard(),
                reader.split,
                reader.rdc,
                reader.targets.embedIr(),
                reader.incremental,
                fixed.configuration()),
            reader.sourcePath,
            reader.deviceBuild,
            reader.checks,
            reader.debugInfo,
            reader.integrationHeader,
            reader.verbose,
            reader.verbose || reader.timings,
            reader.severities.choices(),
            fixed.targets(),
            reader.dumps),
        List.copyOf(reader.diagnostics));
  }

  /** The names of all options, as {@code javac} is told them. */
  public static List<String> supported() {
    return Stream.concat(ProcessorOption.words().stream(), SeverityReader.names().stream())
        .map(name -> ProcessorOption.PREFIX + name)
        .toList();
  }

  private void option(String name, String value) {
    if (name.startsWith(ProcessorOption.SEVERITY)) {
      severities.option(name, value);
      return;
    }
    Optional<ProcessorOption> option = ProcessorOption.find(name);
    if (option.isPresent()) {
      option(option.get(), value);
    } else {
      report(DiagnosticId.UNKNOWN_OPTION, name, name, SPELLINGS, name);
    }
  }

  private void option(ProcessorOption option, String value) {
    switch (option) {
      case TARGETS -> targets.names(value);
      case SOURCE_PATH -> sourcePath.addAll(paths(value));
      case DEVICE_BUILD -> deviceBuild = deviceBuild(value);
      case SPLIT -> split = split(value);
      case RDC -> rdc = onOff(option, value);
      case EMBED_IR -> targets.embedIr(onOff(option, value));
      case INCREMENTAL -> incremental = Optional.of(onOff(option, value));
      case CHECKS -> checks = onOff(option, value);
      case DEBUG_INFO -> debugInfo = onOff(option, value);
      case INTEGRATION_HEADER -> integrationHeader = onOff(option, value);
      case FIXED_TARGETS -> fixedTargets.names(value);
      case DEVICE_CONFIG_FILE -> fixedTargets.file(value);
      case VERBOSE -> verbose = flag(option, value);
      case DUMP -> dump(value);
      case TIMINGS -> timings = flag(option, value);
    }
  }

  private DeviceBuildMode deviceBuild(String value) {
    Optional<DeviceBuildMode> mode = DeviceBuildMode.find(value);
    if (mode.isEmpty()) {
      List<String> valid = List.of("on", "off", "modules");
      refuse(ProcessorOption.DEVICE_BUILD, value, valid);
    }
    return mode.orElse(DeviceBuildMode.ON);
  }

  private void dump(String value) {
    for (String word : value.split(",", -1)) {
      ModelDump.find(word)
          .ifPresentOrElse(dumps::add, () -> refuse(ProcessorOption.DUMP, word, ModelDump.words()));
    }
  }

  private SplitMode split(String value) {
    try {
      return SplitMode.parse(value);
    } catch (IllegalArgumentException e) {
      refuse(ProcessorOption.SPLIT, value, SPLITS);
      return split;
    }
  }

  private List<Path> paths(String value) {
    List<Path> found = new ArrayList<>();
    for (String word : value.split(File.pathSeparator, -1)) {
      String help = DiagnosticId.BAD_OPTION_VALUE.help();
      try {
        Path root = Path.of(word);
        boolean isJar = word.endsWith(".jar") || word.endsWith(".zip");
        if (!word.isEmpty() && (isJar ? Files.isRegularFile(root) : Files.isDirectory(root))) {
          found.add(root);
          continue;
        }
        if (!word.isEmpty()) {
          help =
              (isJar ? "there is no file `" : "there is no folder `")
                  + root.toAbsolutePath().normalize()
                  + "`; in Maven, begin the path with `${project.basedir}/`";
        }
      } catch (InvalidPathException e) {
        // Reported below, as one that is not there.
      }
      String name = ProcessorOption.SOURCE_PATH.word();
      refuse(DiagnosticId.BAD_OPTION_VALUE, name, help, name, word);
    }
    return found;
  }

  /** What {@code on} and {@code off} mean; empty for every other word. */
  public static Optional<Boolean> onOff(String word) {
    return either(word, ON, OFF);
  }

  private static Optional<Boolean> either(String word, String yes, String no) {
    return word.equals(yes) || word.equals(no) ? Optional.of(word.equals(yes)) : Optional.empty();
  }

  private boolean onOff(ProcessorOption option, String value) {
    return choice(option, value, ON, OFF);
  }

  private boolean flag(ProcessorOption option, String value) {
    return value.isEmpty() || choice(option, value, "true", "false");
  }

  private boolean choice(ProcessorOption option, String value, String yes, String no) {
    Optional<Boolean> choice = either(value, yes, no);
    if (choice.isEmpty()) {
      refuse(option, value, List.of(yes, no));
    }
    return choice.orElse(true);
  }

  private void refuse(ProcessorOption option, String value, Collection<String> valid) {
    report(DiagnosticId.BAD_OPTION_VALUE, option.word(), value, valid, option.word(), value);
  }

  private void report(
      DiagnosticId id, String name, String word, Collection<String> valid, Object... arguments) {
    String help =
        NearestSpelling.of(word, valid)
            .map(near -> "did you mean `" + near + "`?")
            .orElseGet(() -> valid.isEmpty() ? id.help() : "one of: " + String.join(", ", valid));
    refuse(id, name, help, arguments);
  }

  private void refuse(DiagnosticId id, String name, String help, Object... arguments) {
    SourceSpan nowhere = SourceSpan.startOf(ProcessorOption.argument(name));
    diagnostics.add(Diagnostic.of(id, nowhere, List.of(), arguments).withHelp(help));
  }
}
