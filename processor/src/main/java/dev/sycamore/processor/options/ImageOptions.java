package dev.sycamore.processor.options;

import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.postlink.SplitMode;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.properties.DeviceRequirements;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Which images are made of the kernels.
 *
 * @param targets each once
 * @param implied whether they are the default: images of other fixed targets then stay, as far as
 *     the code can serve these
 * @param split which kernels share an image
 * @param linked whether those of several units may ({@code rdc})
 * @param embedIr whether LLVM IR comes with code for GPUs, as images of its own
 * @param incremental whether what was compiled before is taken from the user's cache; empty if it
 *     is not said
 * @param given a device configuration other than the product's
 */
public record ImageOptions(
    List<ImageTarget> targets,
    boolean implied,
    SplitMode split,
    boolean linked,
    boolean embedIr,
    Optional<Boolean> incremental,
    Optional<DeviceConfiguration> given) {

  private static final String INCREMENTAL_PROPERTY = DeviceBuildOptions.INCREMENTAL_PROPERTY;
  private static final String FALSE = "false";

  public ImageOptions {
    targets = targets.stream().distinct().toList();
    Objects.requireNonNull(split, "split");
    Objects.requireNonNull(given, "given");
  }

  /**
   * Whether results of whole source files may be kept: unless it is off, and unless an image
   * depends on other files, or on a tool outside of the product.
   */
  public boolean keepsUnits() {
    boolean wanted = incremental.orElse(!FALSE.equals(System.getProperty(INCREMENTAL_PROPERTY)));
    return wanted && !linked && targets.stream().noneMatch(ImageOptions::needsTool);
  }

  private static boolean needsTool(ImageTarget target) {
    return switch (target.architecture()) {
      case PTX64 -> !target.equals(ImageTarget.PTX64);
      case INTEL_GPU -> true;
      case SPIR64, AMDGCN, X86_64, AARCH64 -> false;
    };
  }

  /** What targets can do. Reading the product's takes a while: it is read only if it is needed. */
  public DeviceConfiguration configuration() {
    return given.orElseGet(DeviceConfiguration::standard);
  }

  /** Whether a target can run an image; one that the configuration does not have runs all. */
  public boolean runs(ImageTarget target, DeviceRequirements requirements) {
    DeviceConfiguration configuration = configuration();
    return configuration
        .find(target.name())
        .map(
            entry -> implied ? AspectFilter.implied(entry, configuration) : new AspectFilter(entry))
        .map(filter -> filter.keeps(requirements))
        .orElse(true);
  }
}
