package dev.sycamore.runtime.launch;

import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The image of a kernel that a device runs: the best whose requirements the device meets. They are
 * compared before anything of an image is read.
 *
 * @param image the image, or nothing if there is a problem
 * @param problem why there is none, for users; empty if there is one
 */
public record ImageChoice(Optional<ImageEntry> image, String problem) {

  /**
   * Chooses the image of a kernel for a device.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the unit has no descriptor of images, or a
   *     resource is missing
   * @throws dev.sycamore.DeviceException if the descriptor, or what is read of an image, is damaged
   */
  public static ImageChoice of(BoundKernel kernel, DriverDevice device) {
    List<ImageEntry> images = KernelImages.of(kernel);
    ImageExplanation.log(kernel, device, images);
    return of(kernel, device, images);
  }

  /**
   * Chooses one of the images of a kernel.
   *
   * @param images those that hold the kernel
   */
  static ImageChoice of(BoundKernel kernel, DriverDevice device, List<ImageEntry> images) {
    return new Search(kernel, device, images).choose();
  }

  /**
   * The image.
   *
   * @throws dev.sycamore.KernelNotSupportedException if there is none, with the reason
   */
  public ImageEntry orThrow() {
    if (image.isEmpty()) {
      throw ApiExceptions.notSupported(problem);
    }
    return image.get();
  }

  private static final class Search {
    private final BoundKernel kernel;
    private final DriverDevice device;
    private final List<ImageEntry> images;

    /** By the image's target, the best image first. */
    private final Map<String, UnmetRequirement> unmet = new LinkedHashMap<>();

    Search(BoundKernel kernel, DriverDevice device, List<ImageEntry> images) {
      this.kernel = kernel;
      this.device = device;
      this.images = images;
    }

    ImageChoice choose() {
      ImageSupport support = device.images();
      for (ImageEntry image : support.runnable(images)) {
        if (meets(image) && support.refusal(kernel, image).isEmpty()) {
          return new ImageChoice(Optional.of(image), "");
        }
      }
      return new ImageChoice(Optional.empty(), unmet.isEmpty() ? missing() : shown());
    }

    private boolean meets(ImageEntry image) {
      Optional<UnmetRequirement> first =
          unmet(KernelRequirements.of(kernel.binding().attributes(), image));
      if (first.isPresent()) {
        unmet.putIfAbsent(image.target(), first.get());
      }
      return first.isEmpty();
    }

    private Optional<UnmetRequirement> unmet(DeviceRequirements required) {
      LaunchAttributes attributes = kernel.binding().attributes();
      return UnmetRequirement.of(required, attributes.fixedTargets(), device);
    }

    /**
     * Why no image is for this device: the build leaves out what a target cannot run. Then the
     * kernel itself says what the device lacks, or all its images for other devices do.
     */
    private String missing() {
      unmet(KernelRequirements.of(kernel.binding().attributes()))
          .ifPresent(own -> unmet.put("", own));
      if (unmet.isEmpty() && !images.isEmpty() && images.stream().anyMatch(this::meets)) {
        unmet.clear();
      }
      return unmet.isEmpty() ? none() : shown();
    }

    private String none() {
      ImageSupport support = device.images();
      return KernelImages.none(kernel, images, support.device(), support.buildTargets());
    }

    /** What the device lacks for the best image, and for others if that is something else. */
    private String shown() {
      List<String> sentences = new ArrayList<>();
      List<String> messages = new ArrayList<>();
      for (Map.Entry<String, UnmetRequirement> entry : unmet.entrySet()) {
        UnmetRequirement requirement = entry.getValue();
        if (messages.isEmpty()) {
          sentences.add(LaunchRequirements.shown(requirement.message(), kernel, device));
          if (!requirement.help().isEmpty()) {
            sentences.add(requirement.help());
          }
        } else if (!messages.contains(requirement.message())) {
          sentences.add("Of the image for " + entry.getKey() + ": " + requirement.message());
        }
        messages.add(requirement.message());
      }
      return String.join(". ", sentences);
    }
  }
}
