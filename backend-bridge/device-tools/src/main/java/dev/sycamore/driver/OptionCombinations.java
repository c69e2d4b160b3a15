package dev.sycamore.driver;

import static dev.sycamore.driver.DriverOptionNames.BACKEND_ARGS;
import static dev.sycamore.driver.DriverOptionNames.COMPILE_ONLY;
import static dev.sycamore.driver.DriverOptionNames.CUBIN;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_BUILD;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_LINK;
import static dev.sycamore.driver.DriverOptionNames.DEVICE_LINKED;
import static dev.sycamore.driver.DriverOptionNames.EMBED_IR;
import static dev.sycamore.driver.DriverOptionNames.INCREMENTAL;
import static dev.sycamore.driver.DriverOptionNames.INTEGRATION_HEADER;
import static dev.sycamore.driver.DriverOptionNames.JOBS;
import static dev.sycamore.driver.DriverOptionNames.NO_RDC;
import static dev.sycamore.driver.DriverOptionNames.PTXAS;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.processor.options.DeviceBuildMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What nobody would see is not passed over: options that mean nothing as they stand are refused.
 */
final class OptionCombinations {

  private final DriverOptions options;
  private final PtxOptions ptx;

  private OptionCombinations(DriverOptions options) {
    this.options = options;
    this.ptx = options.images().ptx();
  }

  /**
   * @throws IllegalArgumentException if a value is wrong, or options mean nothing together
   */
  static void check(DriverOptions options, JavacArguments javac) {
    OptionCombinations combinations = new OptionCombinations(options);
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
    checkTargets(options.images().targets());
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
    if (options.noRdc() && (ptx.hasAssembler() || !ptx.backendArguments().isEmpty())) {
      refuse(
          "%s, %s and %s are steps after javac: they go without %s"
              .formatted(CUBIN, PTXAS, BACKEND_ARGS, NO_RDC));
    }
    if (hasHeader() && options.deviceBuild().equals(Optional.of(DeviceBuildMode.OFF))) {
      refuse(DEVICE_BUILD + "=off writes no header: it goes without " + INTEGRATION_HEADER);
    }
    List<ImageTarget> targets;
    try {
      targets = options.images().targets();
    } catch (IllegalArgumentException e) {
      // The processor reports the unknown one, with what it could have meant.
      return;
    }
    checkTargets(targets);
  }

  private void checkTargets(List<ImageTarget> targets) {
    boolean hasPtx =
        targets.stream().anyMatch(t -> t.architecture() == ImageTarget.Architecture.PTX64);
    if (!hasPtx && (ptx.embedIr() || ptx.hasAssembler())) {
      refuse(
          "%s, %s and %s are for PTX, which is not among the targets"
              .formatted(EMBED_IR, CUBIN, PTXAS));
    }
    for (BackendArguments more : ptx.backendArguments()) {
      if (targets.stream().noneMatch(target -> target.name().equals(more.target()))) {
        refuse(
            "%s are for the target %s, which is not among the targets"
                .formatted(BACKEND_ARGS, more.target()));
      }
    }
  }

  private boolean hasHeader() {
    return options.integrationHeader().equals(Optional.of(true));
  }

  private static void refuse(String problem) {
    throw new IllegalArgumentException(problem);
  }
}
