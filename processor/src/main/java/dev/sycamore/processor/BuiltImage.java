package dev.sycamore.processor;

import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.properties.PropertySets;
import java.util.List;

/**
 * An image.
 *
 * @param kernels its entry points
 */
record BuiltImage(DeviceImage image, List<String> kernels, PropertySets properties) {

  ImageTarget target() {
    return image.job().target();
  }
}
