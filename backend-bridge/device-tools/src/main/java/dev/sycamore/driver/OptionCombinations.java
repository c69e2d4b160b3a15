package dev.sycamore.driver;

import static dev.sycamore.driver.DriverOptionNames.BACKEND_ARGS;
import static dev.sycamore.driver.DriverOptionNames.CHECKS;
import static dev.sycamore.driver.DriverOptionNames.COMPILE_ONLY;
import static dev.sycamore.driver.DriverOptionNames.CUBIN;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_BUILD;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_LINK;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_LINKED;
import static dev.sycamore.driver.DriverOptionNames.FIXED_TARGETS;
import static dev.sycamore.driver.DriverOptionNames.INCREMENTAL;
import static dev.sycamore.driver.DriverOptionNames.INTEGRATION_HEADER;
import static dev.sycamore.driver.DriverOptionNames.JOBS;
import static dev.sycamore.driver.DriverOptionNames.NO_RDC;
import static dev.sycamore.driver.DriverOptionNames.OCLOC;
import static dev.sycamore.driver.DriverOptionNames.PTXAS;
import static dev.sycamore.driver.DriverOptionNames.SAVE_TEMPS;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.ProcessorOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What nobody would see is not passed over: options that mean nothing as they stand are refused.
 */
final class OptionCombinations {

  /** What only a compilation reads, by the names that users know. */
  private static final Map<ProcessorOption, String> OF_COMPILATIONS =
      Map.of(
          ProcessorOption.FIXED_TARGETS,
          FIXED_TARGETS,
          ProcessorOption.CHECKS,
          CHECKS,
          ProcessorOption.DEVICE_BUILD,
          DEVICE_BUILD,
          ProcessorOption.DEBUG_INFO,
          "-g",
          ProcessorOption.RDC,
          ProcessorOption.RDC.with("..."),
          ProcessorOption.SOURCE_PATH,
          ProcessorOption.SOURCE_PATH.with("..."));

  private final DriverOptions options;
  private final ToolOptions tools;
  private final JavacArguments javac;

  private OptionCombinations(DriverOptions options, JavacArguments javac) {
    this.options = options;
    this.tools = options.images().tools();
    this.javac = javac;
  }

  /**
   * @throws IllegalArgumentException if a value is wrong, or options mean nothing together
   */
  static void check(DriverOptions options, JavacArguments javac) {
    OptionCombinations combinations = new OptionCombinations(options, javac);
    combinations.checkJobs();
    if (options.deviceLink()) {
      combinations.checkLink();
    } else {
      combinations.checkCompilation(javac.outputFolder().toAbsolutePath().normalize());
    }
  }

  private void checkJobs() {
    options
        .images()
        .jobs()
        .filter(jobs -> jobs < 1)
        .ifPresent(jobs -> refuse(JOBS + ": '" + jobs + "' is not a number from 1"));
  }

  private void checkLink() {
    if (options.noRdc() || options.modulesOnly()) {
      refuse(
          "%s goes with neither %s, %s nor %s"
              .formatted(DEVICE_LINK, COMPILE_ONLY, NO_RDC, DEVICE_LINKED));
    }
    if (hasHeader()) {
      refuse(
          INTEGRATION_HEADER
              + " is javac's part of the work: name it where the classes are compiled, and "
              + DEVICE_LINK
              + " copies the headers");
    }
    OF_COMPILATIONS.entrySet().stream()
        .filter(option -> javac.processorOption(option.getKey()).isPresent())
        .map(Map.Entry::getValue)
        .sorted()
        .findFirst()
        .ifPresent(
            name ->
                refuse(
                    "%s compiles nothing: %s belongs to the compilation (%s)"
                        .formatted(DEVICE_LINK, name, COMPILE_ONLY)));
    checkTools(options.images().targets());
    // Nothing but this is left to javac to look at.
    if (options.incremental().isEmpty()) {
      refuse(INCREMENTAL + " is on or off");
    }
  }

  private void checkCompilation(Path output) {
    if (options
        .deviceLinked()
        .map(p -> p.toAbsolutePath().normalize().equals(output))
        .orElse(false)) {
      refuse(DEVICE_LINKED + " needs images in a folder of their own: javac writes to " + output);
    }
    if (options.noRdc() && options.modulesOnly()) {
      refuse(NO_RDC + " makes the images at once: it goes without " + COMPILE_ONLY);
    }
    if (hasHeader() && options.deviceBuild().equals(Optional.of(DeviceBuildMode.OFF))) {
      refuse(DEVICE_BUILD + "=off writes no header: it goes without " + INTEGRATION_HEADER);
    }
    checkSteps();
    List<ImageTarget> targets;
    try {
      targets = options.images().targets();
    } catch (IllegalArgumentException e) {
      // The processor reports the unknown one, with what it could have meant.
      return;
    }
    if (options.buildsImages() && !options.modulesOnly() && !options.noRdc()) {
      checkTools(targets);
    }
  }

  /** Options of steps after javac, where none comes. */
  private void checkSteps() {
    String without =
        options.noRdc()
            ? NO_RDC
            : options.compileOnly()
                ? COMPILE_ONLY
                : options.deviceLinked().isPresent() ? DEVICE_LINKED : "";
    if (without.isEmpty()) {
      return;
    }
    if (options.saveTemps().isPresent() || options.images().jobs().isPresent()) {
      refuse(
          "%s and %s are about the steps after javac: they go without %s"
              .formatted(SAVE_TEMPS, JOBS, without));
    }
    if (tools.hasTools()) {
      refuse(
          "%s, %s, %s and %s are steps after javac: they go without %s"
              .formatted(CUBIN, PTXAS, OCLOC, BACKEND_ARGS, without));
    }
  }

  private boolean hasHeader() {
    return options.integrationHeader().equals(Optional.of(true));
  }

  private void checkTools(List<ImageTarget> targets) {
    new ToolChecks(tools, options.images().names(), targets).run();
  }

  private static void refuse(String problem) {
    throw new IllegalArgumentException(problem);
  }
}
