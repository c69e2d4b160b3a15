package dev.sycamore.backend.config;

import dev.sycamore.binding.targets.NamedTargets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The targets of a device configuration file.
 *
 * @param targets in the file's order; no two share a name, an alias or a number
 */
public record DeviceConfiguration(List<TargetEntry> targets) {

  private static final String STANDARD_FILE = "device-configuration.yaml";

  public DeviceConfiguration {
    targets = List.copyOf(targets);
  }

  /** The configuration that is part of the product, read when it is asked for first. */
  public static DeviceConfiguration standard() {
    return Standard.CONFIGURATION;
  }

  /**
   * Reads a file of the user.
   *
   * @throws ConfigurationException the first thing that is wrong with it
   */
  public static DeviceConfiguration read(Path file) throws ConfigurationException {
    return parse(file.toString(), ConfigurationReader.bytes(file));
  }

  /**
   * Reads the bytes of a file of the user.
   *
   * @param file the name in messages
   */
  static DeviceConfiguration parse(String file, byte[] bytes) throws ConfigurationException {
    return new DeviceConfiguration(
        new ConfigurationReader(DeviceConfiguration::defaultNumber).parse(file, bytes));
  }

  /** The number of a target in a file that has none for it. */
  private static int defaultNumber(String name) {
    return standard()
        .find(name)
        .map(TargetEntry::number)
        .orElseGet(() -> NamedTargets.number(name));
  }

  /**
   * The target of this name or alias. A file need not repeat the aliases of the product's own: one
   * that has {@code intel_gpu_12_0} has {@code intel_gpu_tgl}.
   */
  public Optional<TargetEntry> find(String word) {
    return called(word)
        .or(
            () ->
                standard().called(word).stream()
                    .flatMap(TargetEntry::names)
                    .flatMap(name -> called(name).stream())
                    .findFirst());
  }

  private Optional<TargetEntry> called(String word) {
    return targets.stream().filter(target -> target.isCalled(word)).findFirst();
  }

  /** The aspects that stand for the targets, by name; a target's own name is before its aliases. */
  public Map<String, Integer> numbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (TargetEntry target : targets) {
      numbers.put(target.name(), target.number());
      target.aliases().forEach(alias -> numbers.put(alias, target.number()));
    }
    return numbers;
  }

  /** All names and aliases, in the file's order. */
  public List<String> names() {
    return targets.stream().flatMap(TargetEntry::names).toList();
  }

  private static final class Standard {
    static final DeviceConfiguration CONFIGURATION = load();

    private static DeviceConfiguration load() {
      try (InputStream stream = DeviceConfiguration.class.getResourceAsStream(STANDARD_FILE)) {
        if (stream == null) {
          throw new IllegalStateException(STANDARD_FILE + " is missing from this installation");
        }
        return new DeviceConfiguration(
            new ConfigurationReader(NamedTargets::number)
                .parse(STANDARD_FILE, stream.readAllBytes()));
      } catch (IOException | ConfigurationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
