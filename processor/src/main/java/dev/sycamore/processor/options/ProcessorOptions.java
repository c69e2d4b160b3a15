package dev.sycamore.processor.options;

import dev.sycamore.binding.ir.Detection;
import dev.sycamore.diagnostics.SeverityChoices;
import dev.sycamore.model.program.FixedTarget;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the user asked for with {@code -Asycamore.*}.
 *
 * @param images which images are made
 * @param sourcePath folders and jars to look for sources in, where the host compiler does not give
 *     them
 * @param deviceBuild what is generated
 * @param checks whether kernels check indices, divisors and assertions while they run
 * @param detections what kernels are watched for while they run
 * @param debugInfo whether images have places in the source
 * @param integrationHeader whether units get a C header
 * @param verbose whether to say what is built
 * @param timings whether to say how long each stage took
 * @param severities what single diagnostics weigh
 * @param fixedTargets that all device code is asserted to run on; empty if nothing is asserted
 * @param dumps texts of the device model that are written for each unit
 */
public record ProcessorOptions(
    ImageOptions images,
    List<Path> sourcePath,
    DeviceBuildMode deviceBuild,
    boolean checks,
    Set<Detection> detections,
    boolean debugInfo,
    boolean integrationHeader,
    boolean verbose,
    boolean timings,
    SeverityChoices severities,
    List<FixedTarget> fixedTargets,
    Set<ModelDump> dumps) {

  /** Whether checks are on when nothing is asked for. */
  public static final boolean DEFAULT_CHECKS = true;

  public ProcessorOptions {
    sourcePath = List.copyOf(sourcePath);
    fixedTargets = List.copyOf(fixedTargets);
    dumps = Set.copyOf(dumps);
    detections = Set.copyOf(detections);
  }

  /** Whether kernels have checks: with a watch, an index out of range is no race. */
  public boolean hasChecks() {
    return checks || !detections.isEmpty();
  }

  /** Whether device code has places in the source, which a watch needs for what it finds. */
  public boolean hasPlaces() {
    return debugInfo || !detections.isEmpty();
  }

  /** The same, but for what is generated. */
  public ProcessorOptions withDeviceBuild(DeviceBuildMode mode) {
    return new ProcessorOptions(
        images,
        sourcePath,
        mode,
        checks,
        detections,
        debugInfo,
        integrationHeader,
        verbose,
        timings,
        severities,
        fixedTargets,
        dumps);
  }
}
