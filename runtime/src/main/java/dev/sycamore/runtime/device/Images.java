package dev.sycamore.runtime.device;

import dev.sycamore.DeviceException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.ImageBinding;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** The images of a kernel. */
public final class Images {
  private Images() {}

  /**
   * The first image that a device takes.
   *
   * @param targets what to compile for, for the error message
   * @throws KernelNotSupportedException if there is none
   */
  public static ImageBinding choose(
      BoundKernel kernel, String device, List<String> targets, Predicate<ImageBinding> takes) {
    List<ImageBinding> images = kernel.unit().images();
    return images.stream()
        .filter(takes)
        .findFirst()
        .orElseThrow(
            () ->
                new KernelNotSupportedException(
                    "the kernel at "
                        + kernel.place()
                        + " has no image for the device "
                        + device
                        + "; compile it with -Asycamore.targets="
                        + String.join(" or ", targets)
                        + " (it has images for: "
                        + String.join(", ", images.stream().map(ImageBinding::target).toList())
                        + ")"));
  }

  /**
   * The bytes of an image.
   *
   * @throws KernelNotSupportedException if the resource is missing
   */
  public static byte[] read(BoundKernel kernel, ImageBinding image) {
    try {
      return kernel
          .read(image)
          .orElseThrow(
              () ->
                  new KernelNotSupportedException(
                      "the image "
                          + image.resource()
                          + " of the kernel at "
                          + kernel.place()
                          + " is missing: the compiler wrote it beside the class files, and it"
                          + " has to be on the class path too"));
    } catch (IOException e) {
      throw new DeviceException("the image " + image.resource() + " cannot be read", e);
    }
  }
}
