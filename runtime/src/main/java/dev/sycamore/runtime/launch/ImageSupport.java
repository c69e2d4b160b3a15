package dev.sycamore.runtime.launch;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import java.util.Optional;

/** The images that a device runs, by what descriptors say of them. */
public interface ImageSupport {
  /** Those of a format and a target that the device runs, the best first. Nothing is read. */
  List<ImageEntry> runnable(List<ImageEntry> images);

  /**
   * Why the driver does not accept the content of an image whose requirements the device meets;
   * empty if it does. The image may be read.
   *
   * @throws dev.sycamore.KernelNotSupportedException if the resource is missing
   * @throws dev.sycamore.DeviceException if it is not what the descriptor says
   */
  Optional<String> refusal(BoundKernel kernel, ImageEntry image);

  /** The targets to compile for, for messages. */
  List<String> buildTargets();

  /** The device, for messages about images. */
  String device();
}
