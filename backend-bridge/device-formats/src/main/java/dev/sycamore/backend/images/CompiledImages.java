package dev.sycamore.backend.images;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.PropertySets;
import java.util.Collection;
import java.util.Optional;

/** What images that were compiled for a target are called, and the entries that say so. */
public final class CompiledImages {

  private CompiledImages() {}

  /**
   * The entry of an image.
   *
   * @param unit the unit whose kernels it holds, all of them and no other; the image is then called
   *     after it, and otherwise by its content
   */
  public static ImageEntry entry(
      ImageTarget target,
      byte[] bytes,
      Optional<String> unit,
      Collection<String> kernels,
      Optional<PropertySets> properties) {
    String resource =
        unit.map(name -> ModulePaths.image(name, target))
            .orElseGet(() -> SharedImages.resource(bytes, target));
    return ImageEntry.of(target.imageKind(), target.name(), bytes, resource, kernels, properties);
  }
}
