package dev.sycamore.backend.cli;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

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

  /** The names by which it knows the targets of images. */
  TargetNames names() throws ConfigurationException {
    if (file == null) {
      return new TargetNames(DeviceConfiguration::standard);
    }
    DeviceConfiguration given = DeviceConfiguration.read(Path.of(file));
    return new TargetNames(() -> given);
  }

  /**
   * The target of an option's value.
   *
   * @param option for the message
   * @throws ParameterException if no image can be made for it
   */
  ImageTarget target(CommandSpec spec, String option, String word) throws ConfigurationException {
    try {
      return names().parse(word);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--" + option + ": " + e.getMessage(), e);
    }
  }
}
