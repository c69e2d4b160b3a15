package dev.sycamore.backend.cli;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.diagnostics.NearestSpelling;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Looks up targets of the command line in a device configuration. */
final class FixedTargets {

  private final DeviceConfiguration configuration;

  private FixedTargets(DeviceConfiguration configuration) {
    this.configuration = configuration;
  }

  /**
   * @param file the configuration, or null for the one of the product
   */
  static FixedTargets of(String file) throws ConfigurationException {
    return new FixedTargets(
        file == null ? DeviceConfiguration.standard() : DeviceConfiguration.read(Path.of(file)));
  }

  /** What is wrong with a configuration, as one line. */
  static String line(ConfigurationException e) {
    String place = e.line() == 0 ? e.file() : e.file() + ":" + e.line() + ":" + e.column();
    return place + ": error: " + e.problem();
  }

  /**
   * The targets of these names, each once.
   *
   * @param lenient whether a name may be missing in the configuration
   * @throws IllegalArgumentException if one is missing that may not; the message names the nearest
   */
  List<FixedModuleTarget> find(List<String> names, boolean lenient) {
    Set<String> distinct = new LinkedHashSet<>(names);
    return distinct.stream().map(name -> find(name, lenient)).toList();
  }

  private FixedModuleTarget find(String name, boolean lenient) {
    return lenient && configuration.find(name).isEmpty()
        ? FixedModuleTarget.unknown(name)
        : target(name, entry(name));
  }

  /** Whether there is a target of this name or alias. */
  boolean has(String name) {
    return configuration.find(name).isPresent();
  }

  /**
   * The target of this name or alias.
   *
   * @throws IllegalArgumentException if it is missing; the message names the nearest
   */
  TargetEntry entry(String name) {
    return configuration
        .find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown target '"
                        + name
                        + "'; "
                        + NearestSpelling.of(name, configuration.names())
                            .map(near -> "did you mean '" + near + "'?")
                            .orElse(
                                "the targets are " + String.join(", ", configuration.names()))));
  }

  /**
   * A filter for the target of this name or alias.
   *
   * @param implied whether nobody asked for the target
   * @throws IllegalArgumentException if it is missing; the message names the nearest
   */
  AspectFilter filter(String name, boolean implied) {
    TargetEntry entry = entry(name);
    return implied ? AspectFilter.implied(entry, configuration) : new AspectFilter(entry);
  }

  /** The aspects that stand for the targets, by name; a target's own name is before its aliases. */
  Map<String, Integer> numbers() {
    return configuration.numbers();
  }

  private static FixedModuleTarget target(String name, TargetEntry entry) {
    return new FixedModuleTarget(
        name,
        OptionalInt.of(entry.number()),
        entry.aspects(),
        entry.mayHaveOtherAspects(),
        Set.copyOf(entry.subGroupSizes()),
        entry.maxWorkGroupSize());
  }
}
