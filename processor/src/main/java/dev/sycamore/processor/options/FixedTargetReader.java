package dev.sycamore.processor.options;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.text.CommaList;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.NearestSpelling;
import dev.sycamore.model.program.FixedTarget;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads {@code fixedTargets} and {@code deviceConfigFile}. Without these options no device
 * configuration is read, nor is the parser for it loaded.
 */
final class FixedTargetReader {

  private static final int NAMES_SHOWN = 8;

  private final SeverityReader.Refusal refusal;
  private Optional<String> names = Optional.empty();
  private Optional<String> file = Optional.empty();

  FixedTargetReader(SeverityReader.Refusal refusal) {
    this.refusal = refusal;
  }

  void names(String value) {
    names = Optional.of(value);
  }

  void file(String value) {
    file = Optional.of(value);
  }

  /**
   * What was read.
   *
   * @param targets each once
   * @param configuration if a file was named; empty also if it is a bad one
   */
  record Result(List<FixedTarget> targets, Optional<DeviceConfiguration> configuration) {}

  /** The targets, once all options are known. A file that is named has to be a good one. */
  Result read() {
    Optional<DeviceConfiguration> given = file.flatMap(this::configuration);
    if (names.isEmpty() || (file.isPresent() && given.isEmpty())) {
      return new Result(List.of(), given);
    }
    DeviceConfiguration configuration = given.orElseGet(DeviceConfiguration::standard);
    return new Result(targets(names.get(), configuration), given);
  }

  private Optional<DeviceConfiguration> configuration(String path) {
    try {
      if (!path.isBlank()) {
        return Optional.of(DeviceConfiguration.read(Path.of(path)));
      }
      refuse(CompilerOption.DEVICE_CONFIG_FILE, path, "name a file");
    } catch (InvalidPathException e) {
      refuse(CompilerOption.DEVICE_CONFIG_FILE, path, "name a file: " + e.getReason());
    } catch (ConfigurationException e) {
      DiagnosticId id = DiagnosticId.BAD_DEVICE_CONFIGURATION;
      refusal.refuse(id, CompilerOption.DEVICE_CONFIG_FILE.word(), id.help(), e.getMessage());
    }
    return Optional.empty();
  }

  /** One for each target, by the first of its names: to assert something twice changes nothing. */
  private List<FixedTarget> targets(String value, DeviceConfiguration configuration) {
    Map<Integer, FixedTarget> found = new LinkedHashMap<>();
    for (String word : CommaList.words(value)) {
      Optional<TargetEntry> entry = configuration.find(word);
      if (entry.isPresent()) {
        found.putIfAbsent(entry.get().number(), target(word, entry.get()));
      } else {
        refuse(CompilerOption.FIXED_TARGETS, word, help(word, configuration));
      }
    }
    return List.copyOf(found.values());
  }

  private static FixedTarget target(String word, TargetEntry entry) {
    return new FixedTarget(
        word,
        entry.name(),
        entry.number(),
        entry.knownAspects(),
        entry.mayHaveOtherAspects(),
        entry.subGroupSizes(),
        entry.maxWorkGroupSize());
  }

  private static String help(String word, DeviceConfiguration configuration) {
    return NearestSpelling.of(word, configuration.names())
        .map(near -> "did you mean `" + near + "`?")
        .orElseGet(() -> "one of: " + some(configuration));
  }

  private static String some(DeviceConfiguration configuration) {
    List<String> all = configuration.targets().stream().map(TargetEntry::name).toList();
    String shown = String.join(", ", all.subList(0, Math.min(NAMES_SHOWN, all.size())));
    return all.size() <= NAMES_SHOWN
        ? shown
        : shown + ", and " + (all.size() - NAMES_SHOWN) + " more in the device configuration";
  }

  private void refuse(CompilerOption option, String value, String help) {
    refusal.refuse(DiagnosticId.BAD_OPTION_VALUE, option.word(), help, option.word(), value);
  }
}
