package dev.sycamore.processor.options;

import dev.sycamore.backend.DeviceTarget;
import dev.sycamore.diagnostics.SeverityChoices;
import dev.sycamore.model.FixedTarget;
import java.nio.file.Path;
import java.util.List;

/**
 * What the user asked for with {@code -Asycamore.*}.
 *
 * @param targets the device targets to build images for, each once
 * @param sourcePath folders to look for sources in, where the host compiler does not give them
 * @param deviceBuild false to run the front end only: diagnostics, and nothing is generated
 * @param checks whether kernels check indices, divisors and assertions while they run
 * @param debugInfo whether images have places in the source
 * @param verbose whether to say what is built, and how long it took
 * @param severities what single diagnostics weigh
 * @param fixedTargets that all device code is asserted to run on; empty if nothing is asserted
 */
public record ProcessorOptions(
    List<DeviceTarget> targets,
    List<Path> sourcePath,
    boolean deviceBuild,
    boolean checks,
    boolean debugInfo,
    boolean verbose,
    SeverityChoices severities,
    List<FixedTarget> fixedTargets) {

  /** What is built when nothing is asked for: what the runtime has devices for. */
  public static final List<DeviceTarget> DEFAULT_TARGETS =
      List.of(DeviceTarget.X86_64, DeviceTarget.SPIR64);

  /** Whether checks are on when nothing is asked for. */
  public static final boolean DEFAULT_CHECKS = false;

  public ProcessorOptions {
    targets = targets.stream().distinct().toList();
    sourcePath = List.copyOf(sourcePath);
    fixedTargets = List.copyOf(fixedTargets);
  }
}
