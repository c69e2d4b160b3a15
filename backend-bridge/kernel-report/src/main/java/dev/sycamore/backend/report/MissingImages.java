package dev.sycamore.backend.report;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.config.DeviceConfiguration;
import dev.sycamore.backend.config.TargetEntry;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import dev.sycamore.backend.table.AspectFilter;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.diagnostics.DiagnosticId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds kernels that lack an image for a target of the build, and says why they lack it. A kernel
 * with fixed targets needs images for those of them that are among the build's.
 *
 * <pre>{@code
 * new MissingImages(targets, DeviceConfiguration.standard(), sources).errors(report);
 * }</pre>
 */
public final class MissingImages {

  private static final String HELP = "\nhelp: ";

  private final BuildTargets targets;
  private final DeviceConfiguration configuration;
  private final List<Path> sources;

  /**
   * @param targets what images are required for
   * @param configuration what the targets can do
   * @param sources folders with sources, for the paths in messages; those of files that are not
   *     there have no folder
   */
  public MissingImages(
      BuildTargets targets, DeviceConfiguration configuration, List<Path> sources) {
    this.targets = targets;
    this.configuration = configuration;
    this.sources = List.copyOf(sources);
  }

  /** An error for each kernel and target without an image, in the order of the report. */
  public List<String> errors(KernelReport report) {
    List<String> errors = new ArrayList<>();
    for (ReportedKernel kernel : report.kernels()) {
      List<ImageTarget> required =
          targets.all().stream().filter(target -> isRequired(kernel, target)).toList();
      if (required.isEmpty()) {
        errors.add(unserved(kernel));
      }
      for (ImageTarget target : required) {
        if (!kernel.targets().contains(target.name()) && !isLeftOut(kernel, target)) {
          errors.add(missing(kernel, target));
        }
      }
    }
    return errors;
  }

  /** Whether the fixed targets of a kernel, if it has any, let code for a target serve it. */
  private boolean isRequired(ReportedKernel kernel, ImageTarget target) {
    Optional<TargetEntry> entry = configuration.find(target.name());
    if (kernel.fixedTargets().isEmpty() || entry.isEmpty()) {
      return kernel.fixedTargets().isEmpty() || kernel.fixedTargets().contains(target.name());
    }
    DeviceRequirements fixed =
        new DeviceRequirements(
            new TreeSet<>(),
            Optional.of(
                kernel.fixedTargets().stream()
                    .flatMap(name -> configuration.find(name).stream())
                    .map(TargetEntry::number)
                    .collect(Collectors.toCollection(TreeSet::new))),
            new TreeSet<>(),
            List.of());
    AspectFilter filter =
        targets.implied()
            ? AspectFilter.implied(entry.get(), configuration)
            : new AspectFilter(entry.get());
    return filter.keeps(fixed);
  }

  /** Whether a target that nobody asked for cannot run a kernel: the build leaves its image out. */
  private boolean isLeftOut(ReportedKernel kernel, ImageTarget target) {
    return targets.implied()
        && configuration
            .find(target.name())
            .filter(
                entry ->
                    lacksSubGroupSize(entry, kernel.subGroupSize())
                        || kernel.aspects().stream().anyMatch(use -> lacks(entry, use)))
            .isPresent();
  }

  private String unserved(ReportedKernel kernel) {
    return error(
            kernel,
            "["
                + DiagnosticId.NO_IMAGE.code()
                + "] "
                + DiagnosticId.NO_IMAGE.message(
                    kernel.name(),
                    "none of its fixed targets "
                        + String.join(", ", kernel.fixedTargets())
                        + " is among the targets "
                        + targets))
        + HELP
        + "name one of them in the targets of the build";
  }

  private String missing(ReportedKernel kernel, ImageTarget target) {
    String text = "kernel `" + kernel.name() + "` has no image for " + target.name() + ": ";
    Optional<TargetEntry> entry = configuration.find(target.name());
    Optional<AspectUse> lacked =
        kernel.aspects().stream()
            .filter(use -> entry.isPresent() && lacks(entry.get(), use))
            .findFirst();
    if (lacked.isPresent()) {
      return error(
          kernel,
          text
              + "it uses the aspect `"
              + lacked.get().aspect()
              + "`, which the target does not have"
              + chain(kernel, lacked.get()));
    }
    if (entry.isPresent() && lacksSubGroupSize(entry.get(), kernel.subGroupSize())) {
      return error(
          kernel,
          text
              + "it requires sub-groups of "
              + kernel.subGroupSize()
              + ", and those of the target have "
              + entry.get().subGroupSizes());
    }
    Optional<UnitWarning> refused =
        kernel.warnings().stream()
            .filter(
                warning ->
                    warning.id().equals(DiagnosticId.NO_SPIR_V_IMAGE.code())
                        && target.architecture().isSpirv())
            .findFirst();
    if (refused.isPresent()) {
      return error(kernel, text + "[" + refused.get().id() + "] " + refused.get().message());
    }
    return error(kernel, text + notBuilt(kernel))
        + HELP
        + "name "
        + target.name()
        + " in the targets of the compilation, or link the device code again for it";
  }

  private static boolean lacks(TargetEntry target, AspectUse use) {
    return !target.mayHaveOtherAspects()
        && Aspect.ofSyclName(use.aspect())
            .filter(aspect -> !target.knownAspects().contains(aspect))
            .isPresent();
  }

  private static boolean lacksSubGroupSize(TargetEntry target, int size) {
    return size > 0 && !target.subGroupSizes().isEmpty() && !target.subGroupSizes().contains(size);
  }

  private static String notBuilt(ReportedKernel kernel) {
    return kernel.images().isEmpty()
        ? "the build made no images"
        : "the build made images for " + String.join(", ", kernel.targets());
  }

  /** The calls from the use of an aspect up to the kernel. */
  private static String chain(ReportedKernel kernel, AspectUse use) {
    Map<String, String> places = new HashMap<>();
    addPlaces(kernel.calls(), places);
    StringBuilder lines = new StringBuilder();
    for (int i = use.chain().size() - 1; i >= 0; i--) {
      String function = use.chain().get(i);
      String place = places.getOrDefault(function, "");
      lines.append(i == use.chain().size() - 1 ? "\n  in " : "\n  called from ");
      lines.append(i == 0 ? "kernel " : "").append(function);
      lines.append(place.isEmpty() ? "" : " at " + place);
    }
    return lines.toString();
  }

  private static void addPlaces(CallNode node, Map<String, String> places) {
    places.putIfAbsent(node.function(), node.place());
    node.calls().forEach(call -> addPlaces(call, places));
  }

  private String error(ReportedKernel kernel, String message) {
    return message
        .lines()
        .map(Quote::printable)
        .collect(Collectors.joining("\n", place(kernel) + ": error: ", ""));
  }

  private String place(ReportedKernel kernel) {
    int packageEnd = kernel.unit().lastIndexOf('.') + 1;
    String path = kernel.unit().substring(0, packageEnd).replace('.', '/') + kernel.place();
    String file = path.replaceFirst("(:\\d+)*$", "");
    return sources.stream()
        .map(folder -> folder.resolve(file))
        .filter(Files::isRegularFile)
        .findFirst()
        .map(found -> found + path.substring(file.length()))
        .orElse(path);
  }
}
