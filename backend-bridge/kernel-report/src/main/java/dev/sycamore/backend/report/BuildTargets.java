package dev.sycamore.backend.report;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.StandardTargets;
import dev.sycamore.backend.text.CommaList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The targets of a build.
 *
 * @param all each once
 * @param implied whether the build names none, and these are the usual ones
 */
public record BuildTargets(List<ImageTarget> all, boolean implied) {

  public BuildTargets {
    all = List.copyOf(all);
  }

  /**
   * Reads the value of the option {@code targets}.
   *
   * @param names separated by commas; empty for the usual targets
   * @throws IllegalArgumentException if one is unknown; the message names the nearest
   */
  public static BuildTargets of(String names, DeviceConfiguration configuration) {
    if (names.isBlank()) {
      return new BuildTargets(StandardTargets.ofThisMachine(), true);
    }
    TargetNames known = new TargetNames(() -> configuration);
    return new BuildTargets(
        CommaList.words(names).stream().map(known::parse).distinct().toList(), false);
  }

  @Override
  public String toString() {
    return all.stream().map(ImageTarget::name).collect(Collectors.joining(", "));
  }
}
