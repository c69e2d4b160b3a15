package dev.sycamore.runtime.launch;

import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.runtime.cleanup.RuntimeLog;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why a device runs an image of a kernel, and not another one: lines for people. */
public final class ImageExplanation {
  private static final String INDENT = "  ";

  private final BoundKernel kernel;
  private final DriverDevice device;
  private final List<String> lines = new ArrayList<>();

  private ImageExplanation(BoundKernel kernel, DriverDevice device) {
    this.kernel = kernel;
    this.device = device;
  }

  /**
   * What a launch of a kernel on a device would choose, image by image.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the unit has no descriptor of images, or a
   *     resource is missing
   * @throws dev.sycamore.DeviceException if the descriptor, or what is read of an image, is damaged
   */
  public static List<String> of(BoundKernel kernel, RuntimeDevice device) {
    return device instanceof DriverDevice driver
        ? of(kernel, driver, KernelImages.of(kernel))
        : ofLambda(kernel, device);
  }

  /** The resource with the image that a launch would choose; empty if there is none. */
  public static Optional<String> image(BoundKernel kernel, RuntimeDevice device) {
    return device instanceof DriverDevice driver
        ? ImageChoice.of(kernel, driver, KernelImages.of(kernel)).image().map(ImageEntry::resource)
        : Optional.empty();
  }

  static List<String> of(BoundKernel kernel, DriverDevice device, List<ImageEntry> images) {
    ImageExplanation explanation = new ImageExplanation(kernel, device);
    explanation.explain(images);
    return explanation.lines;
  }

  /** Logs the choice, if users want to know. */
  static void log(BoundKernel kernel, DriverDevice device, List<ImageEntry> images) {
    if (RuntimeLog.explains()) {
      RuntimeLog.explain(String.join(System.lineSeparator(), of(kernel, device, images)));
    }
  }

  private static List<String> ofLambda(BoundKernel kernel, RuntimeDevice device) {
    List<String> lines = new ArrayList<>();
    lines.add(title(kernel, device) + "no image: the JVM runs the lambda");
    DeviceRequirements required = KernelRequirements.ofLambda(kernel.binding().attributes());
    ComparedRequirement.of(required, List.of(), device).forEach(check -> lines.add(line(check)));
    return lines;
  }

  private static String title(BoundKernel kernel, RuntimeDevice device) {
    return "the kernel " + kernel.shown() + " on " + device.id() + ": ";
  }

  private void explain(List<ImageEntry> images) {
    ImageChoice choice = ImageChoice.of(kernel, device, images);
    lines.add(
        title(kernel, device)
            + choice.image().map(ImageExplanation::shown).orElseGet(choice::problem));
    List<ImageEntry> runnable = device.images().runnable(images);
    int chosen = choice.image().map(runnable::indexOf).orElse(runnable.size());
    for (int i = 0; i < runnable.size(); i++) {
      ImageEntry image = runnable.get(i);
      List<ComparedRequirement> checks = checks(image);
      String verdict =
          i < chosen ? "refused, " + refusal(image, checks) : i == chosen ? "chosen" : "not needed";
      lines.add(INDENT + shown(image) + ": " + verdict);
      checks.forEach(check -> lines.add(INDENT + line(check)));
    }
    images.stream()
        .filter(image -> !runnable.contains(image))
        .forEach(image -> lines.add(INDENT + shown(image) + ": for other devices"));
    if (choice.image().isPresent()) {
      device.notes(kernel).forEach(note -> lines.add(INDENT + note));
    }
  }

  private List<ComparedRequirement> checks(ImageEntry image) {
    LaunchAttributes attributes = kernel.binding().attributes();
    return ComparedRequirement.of(
        KernelRequirements.of(attributes, image), attributes.fixedTargets(), device);
  }

  private String refusal(ImageEntry image, List<ComparedRequirement> checks) {
    return checks.stream()
        .flatMap(check -> check.unmet().stream())
        .map(UnmetRequirement::message)
        .findFirst()
        .or(() -> device.images().refusal(kernel, image))
        .orElse("");
  }

  private static String shown(ImageEntry image) {
    return image.kind() + " for " + image.target() + " (" + image.resource() + ")";
  }

  private static String line(ComparedRequirement check) {
    return INDENT
        + (check.unmet().isEmpty() ? "has " : "lacks ")
        + check.requirement()
        + check
            .unmet()
            .map(UnmetRequirement::help)
            .filter(help -> !help.isEmpty())
            .map(help -> " (" + help + ")")
            .orElse("");
  }
}
