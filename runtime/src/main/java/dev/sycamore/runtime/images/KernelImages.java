package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The images of a kernel. */
public final class KernelImages {
  private KernelImages() {}

  /** The images that hold a kernel and can be run, of those that its unit's descriptor lists. */
  public static List<ImageEntry> of(BoundKernel kernel) {
    List<ImageEntry> images = new ArrayList<>();
    for (ImageEntry image : ImageCatalog.of(kernel.unit()).holding(kernel.binding().entryPoint())) {
      if (image.kind().isRun()) {
        images.add(image);
      }
    }
    return images;
  }

  /**
   * The message for a kernel of which no image is for a device.
   *
   * @param images those of the kernel
   * @param targets what to compile for
   */
  public static String none(
      BoundKernel kernel, List<ImageEntry> images, String device, List<String> targets) {
    List<String> fixed = kernel.binding().attributes().fixedTargets();
    return "the kernel "
        + kernel.shown()
        + " has no image for the device "
        + device
        + "; compile it with -Asycamore.targets="
        + String.join(" or ", targets)
        + " (it has images for: "
        + String.join(", ", images.stream().map(ImageEntry::target).distinct().toList())
        + (fixed.isEmpty() ? "" : "; its fixed targets are " + String.join(", ", fixed))
        + ")";
  }

  /**
   * The bytes of an image.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the resource is missing
   * @throws dev.sycamore.DeviceException if it is not what the descriptor says
   */
  public static byte[] read(BoundKernel kernel, ImageEntry image) {
    try {
      Optional<byte[]> bytes = ImageCatalog.of(kernel.unit()).read(image);
      if (bytes.isEmpty()) {
        throw ApiExceptions.notSupported(
            "the image "
                + image.resource()
                + " of the kernel "
                + kernel.shown()
                + " is missing: the compiler wrote it next to the class files, and it must be on"
                + " the class path too");
      }
      return bytes.get();
    } catch (IOException e) {
      throw ApiExceptions.device("the image " + image.resource() + " cannot be read", e);
    }
  }
}
