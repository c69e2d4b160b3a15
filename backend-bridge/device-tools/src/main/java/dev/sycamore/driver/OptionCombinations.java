package dev.sycamore.driver;

import static dev.sycamore.backend.option.CompilerOption.BACKEND_ARGS;
import static dev.sycamore.backend.option.CompilerOption.COMPILE_ONLY;
import static dev.sycamore.backend.option.CompilerOption.CUBIN;
import static dev.sycamore.backend.option.CompilerOption.DEVICE_BUILD;
import static dev.sycamore.backend.option.CompilerOption.DEVICE_LINK;
import static dev.sycamore.backend.option.CompilerOption.DEVICE_LINKED;
import static dev.sycamore.backend.option.CompilerOption.INCREMENTAL;
import static dev.sycamore.backend.option.CompilerOption.INTEGRATION_HEADER;
import static dev.sycamore.backend.option.CompilerOption.JOBS;
import static dev.sycamore.backend.option.CompilerOption.NO_RDC;
import static dev.sycamore.backend.option.CompilerOption.OCLOC;
import static dev.sycamore.backend.option.CompilerOption.PTXAS;
import static dev.sycamore.backend.option.CompilerOption.SAVE_TEMPS;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.option.OptionUse;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.processor.options.DeviceBuildMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What nobody would see is not passed over: options that mean nothing as they stand are refused.
 */
final class OptionCombinations {

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
        .ifPresent(jobs -> refuse(JOBS.command() + ": '" + jobs + "' is not a number from 1"));
  }

  private void checkLink() {
    if (options.noRdc() || options.modulesOnly()) {
      refuse(
          "%s goes with neither %s, %s nor %s"
              .formatted(
                  DEVICE_LINK.command(),
                  COMPILE_ONLY.command(),
                  NO_RDC.command(),
                  DEVICE_LINKED.command()));
    }
    if (hasHeader()) {
      refuse(
          INTEGRATION_HEADER.command()
              + " is javac's part of the work: name it where the classes are compiled, and "
              + DEVICE_LINK.command()
              + " copies the headers");
    }
    Stream.of(CompilerOption.values())
        .filter(option -> option.use() == OptionUse.COMPILATION && option.isOfProcessor())
        .filter(option -> javac.processorOption(option).isPresent())
        .map(CompilerOption::shown)
        .sorted()
        .findFirst()
        .ifPresent(
            name ->
                refuse(
                    "%s compiles nothing: %s belongs to the compilation (%s)"
                        .formatted(DEVICE_LINK.command(), name, COMPILE_ONLY.command())));
    checkTools(options.images().targets());
    // Nothing but this is left to javac to look at.
    if (options.incremental().isEmpty()) {
      refuse(INCREMENTAL.command() + " is on or off");
    }
  }

  private void checkCompilation(Path output) {
    if (options
        .deviceLinked()
        .map(p -> p.toAbsolutePath().normalize().equals(output))
        .orElse(false)) {
      refuse(
          DEVICE_LINKED.command()
              + " needs images in a folder of their own: javac writes to "
              + output);
    }
    if (options.noRdc() && options.modulesOnly()) {
      refuse(
          NO_RDC.command()
              + " makes the images at once: it goes without "
              + COMPILE_ONLY.command());
    }
    if (hasHeader() && options.deviceBuild().equals(Optional.of(DeviceBuildMode.OFF))) {
      refuse(
          DEVICE_BUILD.command()
              + "=off writes no header: it goes without "
              + INTEGRATION_HEADER.command());
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
            ? NO_RDC.command()
            : options.compileOnly()
                ? COMPILE_ONLY.command()
                : options.deviceLinked().isPresent() ? DEVICE_LINKED.command() : "";
    if (without.isEmpty()) {
      return;
    }
    if (options.saveTemps().isPresent() || options.images().jobs().isPresent()) {
      refuse(
          "%s and %s are about the steps after javac: they go without %s"
              .formatted(SAVE_TEMPS.command(), JOBS.command(), without));
    }
    if (tools.hasTools()) {
      refuse(
          "%s, %s, %s and %s are steps after javac: they go without %s"
              .formatted(
                  CUBIN.command(),
                  PTXAS.command(),
                  OCLOC.command(),
                  BACKEND_ARGS.command(),
                  without));
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
