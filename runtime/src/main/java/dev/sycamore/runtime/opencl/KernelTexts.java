package dev.sycamore.runtime.opencl;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.text.TextParts;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is compiled for a kernel. Of source text that is the kernel and what it reaches: drivers
 * compile at the first launch, and other kernels of the file would only take time.
 */
final class KernelTexts {

  /** One kernel in one text. */
  private record Place(String digest, String entryPoint) {}

  private final Map<Place, ImageEntry> programs = new ConcurrentHashMap<>();

  /**
   * The program of a kernel, an image by its digest. It is the image itself where that is no source
   * text, and where the text has no parts.
   */
  ImageEntry program(BoundKernel kernel, ImageEntry image) {
    if (image.kind() != ImageKind.OPENCL_C) {
      return image;
    }
    Place place = new Place(image.sha256(), kernel.binding().entryPoint());
    ImageEntry known = programs.get(place);
    if (known != null) {
      return known;
    }
    ImageEntry program =
        ImageEntry.of(
            image.kind(),
            image.target(),
            bytes(kernel, image),
            image.resource(),
            List.of(place.entryPoint()),
            image.properties());
    programs.put(place, program);
    return program;
  }

  /** What the driver is given for an image. */
  static byte[] bytes(BoundKernel kernel, ImageEntry image) {
    byte[] bytes = KernelImages.read(kernel, image);
    return image.kind() == ImageKind.OPENCL_C
        ? TextParts.reaching(
                new String(bytes, StandardCharsets.UTF_8), List.of(kernel.binding().entryPoint()))
            .getBytes(StandardCharsets.UTF_8)
        : bytes;
  }
}
