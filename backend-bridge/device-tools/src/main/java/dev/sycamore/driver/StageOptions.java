package dev.sycamore.driver;

import dev.sycamore.backend.config.ConfigurationException;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetNames;
import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.StandardTargets;
import dev.sycamore.backend.text.CommaList;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Which images are made, and how. What only the steps read stays as the user wrote it, and so it is
 * printed.
 *
 * @param targetNames separated by commas; empty for the usual ones
 * @param split a word for {@code post-link --split}
 * @param deviceConfigFile empty for the product's
 * @param unsupported a word for {@code aot --unsupported}
 * @param jobs how many images are compiled at the same time; empty for as many as are worth it
 */
record StageOptions(
    Optional<String> targetNames,
    String split,
    Optional<String> deviceConfigFile,
    String unsupported,
    Optional<Integer> jobs,
    ToolOptions tools) {

  static StageOptions of(JavacArguments javac, Optional<Integer> jobs, ToolOptions tools) {
    return new StageOptions(
        javac.processorOption(CompilerOption.TARGETS),
        javac.processorOption(CompilerOption.SPLIT).orElse("auto"),
        javac.processorOption(CompilerOption.DEVICE_CONFIG_FILE),
        javac.severity(DiagnosticId.NO_SPIR_V_IMAGE).orElse(Severity.WARNING.word()),
        jobs,
        tools);
  }

  /** The same, however many images are compiled at the same time. */
  StageOptions withoutJobs() {
    return new StageOptions(
        targetNames, split, deviceConfigFile, unsupported, Optional.empty(), tools);
  }

  /** The names of targets, those in a configuration of the user's among them. */
  TargetNames names() {
    return new TargetNames(this::configuration);
  }

  private DeviceConfiguration configuration() {
    if (deviceConfigFile.isEmpty()) {
      return DeviceConfiguration.standard();
    }
    try {
      return DeviceConfiguration.read(Path.of(deviceConfigFile.get()));
    } catch (ConfigurationException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /**
   * The targets, each once.
   *
   * @throws IllegalArgumentException if one is unknown
   */
  List<ImageTarget> targets() {
    TargetNames known = names();
    return targetNames
        .map(names -> CommaList.words(names).stream().map(known::parse).distinct().toList())
        .orElseGet(StandardTargets::ofThisMachine);
  }
}
