package dev.sycamore.processor;

import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.binding.properties.PropertySets;
import java.util.List;

/**
 * An image, without the code that it was compiled from.
 *
 * @param remarks what the device compiler says of the code of kernels
 * @param kernels its entry points
 * @param properties of the code that it was compiled from
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
record BuiltImage(
    CodeFormat format,
    byte[] bytes,
    List<String> remarks,
    List<String> kernels,
    PropertySets properties) {

  BuiltImage(CodeFormat format, DeviceImage image, CodePart part) {
    this(format, image.bytes(), image.remarks(), part.kernels(), part.properties());
  }
}
