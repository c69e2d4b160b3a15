package dev.sycamore.processor;

import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.binding.properties.PropertySets;
import java.util.List;

/**
 * An image.
 *
 * @param kernels its entry points
 * @param properties of the code that it was compiled from
 */
record BuiltImage(
    CodeFormat format, DeviceImage image, List<String> kernels, PropertySets properties) {}
