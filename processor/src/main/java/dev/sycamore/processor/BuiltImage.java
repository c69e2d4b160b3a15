package dev.sycamore.processor;

import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.processor.cache.Content;
import java.util.List;

/**
 * An image, without the code that it was compiled from.
 *
 * @param size of its content, in bytes
 * @param remarks what the device compiler says of the code of kernels
 * @param kernels its entry points
 * @param properties of the code that it was compiled from
 */
record BuiltImage(
    CodeFormat format,
    Content content,
    int size,
    List<String> remarks,
    List<String> kernels,
    PropertySets properties) {

  BuiltImage(CodeFormat format, DeviceImage image, CodePart part, ContentStore store) {
    this(
        format,
        store.add(image.bytes()),
        image.size(),
        image.remarks(),
        part.kernels(),
        part.properties());
  }
}
