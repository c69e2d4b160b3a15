package dev.sycamore.processor.options;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.ProcessorArguments;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.ir.Detection;
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
  private static final List<String> SPELLINGS =
      Stream.concat(
              CompilerOption.words().stream(), Stream.of(ProcessorArguments.SEVERITY + "SYCnnnn"))
          .toList();

  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final List<Path> sourcePath = new ArrayList<>();
  private DeviceBuildMode deviceBuild = DeviceBuildMode.ON;
  private SplitMode split = SplitMode.standard(Dialect.DESIGN);
  private boolean rdc;
  private Optional<Boolean> incremental = Optional.empty();
  private boolean checks = ProcessorOptions.DEFAULT_CHECKS;
  private final Set<Detection> detections = EnumSet.noneOf(Detection.class);
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
              if (key.startsWith(ProcessorArguments.PREFIX)) {
                reader.option(
                    key.substring(ProcessorArguments.PREFIX.length()), value == null ? "" : value);
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
            reader.detections,
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
    return Stream.concat(CompilerOption.words().stream(), SeverityReader.names().stream())
        .map(name -> ProcessorArguments.PREFIX + name)
        .toList();
  }

  private void option(String name, String value) {
    if (name.startsWith(ProcessorArguments.SEVERITY)) {
      severities.option(name, value);
      return;
    }
    Optional<CompilerOption> option = CompilerOption.find(name);
    if (option.isPresent()) {
      option(option.get(), value);
    } else {
      report(DiagnosticId.UNKNOWN_OPTION, name, name, SPELLINGS, name);
    }
  }

  private void option(CompilerOption option, String value) {
    switch (option) {
      case TARGETS -> targets.names(value);
      case SOURCE_PATH -> sourcePath.addAll(paths(value));
      case DEVICE_BUILD -> deviceBuild = deviceBuild(value);
      case SPLIT -> split = split(value);
      case RDC -> rdc = onOff(option, value);
      case EMBED_IR -> targets.embedIr(onOff(option, value));
      case INCREMENTAL -> incremental = Optional.of(onOff(option, value));
      case CHECKS -> checks = onOff(option, value);
      case DETECT -> detect(value);
      case DEBUG_INFO -> debugInfo = onOff(option, value);
      case INTEGRATION_HEADER -> integrationHeader = onOff(option, value);
      case FIXED_TARGETS -> fixedTargets.names(value);
      case DEVICE_CONFIG_FILE -> fixedTargets.file(value);
      case VERBOSE -> verbose = flag(option, value);
      case DUMP -> dump(value);
      case TIMINGS -> timings = flag(option, value);
      default -> throw new AssertionError(option + " is read by sycamorec");
    }
  }

  private DeviceBuildMode deviceBuild(String value) {
    Optional<DeviceBuildMode> mode = DeviceBuildMode.find(value);
    if (mode.isEmpty()) {
      refuse(CompilerOption.DEVICE_BUILD, value);
    }
    return mode.orElse(DeviceBuildMode.ON);
  }

  private void dump(String value) {
    for (String word : value.split(",", -1)) {
      ModelDump.find(word).ifPresentOrElse(dumps::add, () -> refuse(CompilerOption.DUMP, word));
    }
  }

  private void detect(String value) {
    if (value.equals(OFF)) {
      return;
    }
    for (String word : value.split(",", -1)) {
      Detection.find(word)
          .ifPresentOrElse(detections::add, () -> refuse(CompilerOption.DETECT, word));
    }
  }

  private SplitMode split(String value) {
    try {
      return SplitMode.parse(value);
    } catch (IllegalArgumentException e) {
      refuse(CompilerOption.SPLIT, value);
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
      String name = CompilerOption.SOURCE_PATH.word();
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

  private boolean onOff(CompilerOption option, String value) {
    return choice(option, value, onOff(value));
  }

  private boolean flag(CompilerOption option, String value) {
    return value.isEmpty() || choice(option, value, either(value, "true", "false"));
  }

  private boolean choice(CompilerOption option, String value, Optional<Boolean> choice) {
    if (choice.isEmpty()) {
      refuse(option, value);
    }
    return choice.orElseGet(() -> option.standard().equals(option.processorForm().words().get(0)));
  }

  private void refuse(CompilerOption option, String value) {
    List<String> valid = option.processorForm().words();
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
    SourceSpan nowhere = SourceSpan.startOf(ProcessorArguments.named(name));
    diagnostics.add(Diagnostic.of(id, nowhere, List.of(), arguments).withHelp(help));
  }
}
