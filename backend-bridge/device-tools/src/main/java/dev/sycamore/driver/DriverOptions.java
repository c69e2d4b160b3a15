package dev.sycamore.driver;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.processor.options.DeviceBuildMode;
import dev.sycamore.processor.options.OptionReader;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What one run of {@code sycamorec} is asked for. Options of the processor, whose last value counts
 * wherever it comes from, are read from the command line of javac, and those with a bad value are
 * empty here: the processor reports them.
 *
 * @param compileOnly whether modules are all that is made
 * @param noRdc whether javac makes final images
 * @param deviceLink whether images are made of classes that are compiled
 * @param deviceLinked the output of a device link, to compare with
 * @param deviceBuild how far the processor goes
 * @param integrationHeader whether units get a C header; empty if that is neither on nor off
 * @param incremental whether what earlier builds left is used
 * @param images which images are made, and how
 * @param saveTemps the folder that keeps the files between the steps
 * @param verbose whether the steps are printed
 */
record DriverOptions(
    boolean compileOnly,
    boolean noRdc,
    boolean deviceLink,
    Optional<Path> deviceLinked,
    Optional<DeviceBuildMode> deviceBuild,
    Optional<Boolean> integrationHeader,
    Optional<Boolean> incremental,
    StageOptions images,
    Optional<Path> saveTemps,
    boolean verbose) {

  /** How far the processor goes; empty if that is none of its words. */
  static Optional<DeviceBuildMode> deviceBuild(JavacArguments javac) {
    return javac
        .processorOption(CompilerOption.DEVICE_BUILD)
        .map(DeviceBuildMode::find)
        .orElse(Optional.of(DeviceBuildMode.ON));
  }

  /** Whether units get a C header; empty if that is neither on nor off. */
  static Optional<Boolean> integrationHeader(JavacArguments javac) {
    return javac
        .processorOption(CompilerOption.INTEGRATION_HEADER)
        .map(OptionReader::onOff)
        .orElse(Optional.of(false));
  }

  /** Whether what earlier builds left is used; empty if that is neither on nor off. */
  static Optional<Boolean> incremental(JavacArguments javac) {
    return javac
        .processorOption(CompilerOption.INCREMENTAL)
        .map(OptionReader::onOff)
        .orElse(Optional.of(true));
  }

  /** Whether there are images in the end, made by javac or after it. */
  boolean buildsImages() {
    return deviceBuild.equals(Optional.of(DeviceBuildMode.ON));
  }

  /** Whether nothing is linked after javac. */
  boolean modulesOnly() {
    return compileOnly || deviceLinked.isPresent();
  }
}
