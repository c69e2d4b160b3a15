package dev.sycamore.backend.images;

import dev.sycamore.backend.target.CodeFormat;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.properties.PropertySets;
import java.util.Collection;
import java.util.Optional;

/** What images that were compiled are called, and the entries that say so. */
public final class CompiledImages {

  private CompiledImages() {}

  /**
   * The entry of an image.
   *
   * @param unit the unit whose kernels it holds, all of them and no other; the image is then called
   *     after it, and otherwise by its content
   * @param properties of the code that it was compiled from
   */
  public static ImageEntry entry(
      CodeFormat format,
      byte[] bytes,
      Optional<String> unit,
      Collection<String> kernels,
      Optional<PropertySets> properties) {
    Optional<EmbeddedIr> ir = EmbeddedIr.find(format.target());
    // A unit has as much IR as the build has GPUs, all with one name for the target.
    Optional<String> owner = ir.isPresent() ? Optional.empty() : unit;
    String resource =
        owner
            .map(name -> ModulePaths.image(name, format))
            .orElseGet(() -> SharedImages.resource(bytes, format));
    Optional<PropertySets> known = ir.isPresent() ? ir.get().properties(properties) : properties;
    return ImageEntry.of(format.kind(), format.target(), bytes, resource, kernels, known);
  }
}
