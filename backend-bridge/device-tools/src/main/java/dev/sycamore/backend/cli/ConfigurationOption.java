package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import picocli.CommandLine.Option;

/** The device configuration that a command looks targets up in. */
final class ConfigurationOption {

  @Option(
      names = {"--" + OptionNames.DEVICE_CONFIG_FILE, "-" + OptionNames.DEVICE_CONFIG_FILE},
      paramLabel = "F",
      description = "A device configuration instead of the one of the product.")
  private String file;

  /** Its targets. */
  FixedTargets targets() throws ConfigurationException {
    return FixedTargets.of(file);
  }
}
