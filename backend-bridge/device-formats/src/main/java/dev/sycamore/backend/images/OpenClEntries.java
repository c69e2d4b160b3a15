package dev.sycamore.backend.images;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertySets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The entries of the OpenCL C of a unit. The text has all kernels and leaves out what a device
 * cannot compile, so a device must meet the requirements of the kernel that is launched, and of no
 * other: there is one entry for all kernels that require the same.
 */
public final class OpenClEntries {

  private OpenClEntries() {}

  /**
   * The entries of a text that was compiled.
   *
   * @param properties of images that have the kernels, by entry point; what a kernel requires that
   *     is missing here is not known
   */
  public static List<ImageEntry> of(
      byte[] text,
      String resource,
      Collection<String> kernels,
      Map<String, PropertySets> properties) {
    ImageEntry whole =
        ImageEntry.of(
            ImageKind.OPENCL_C, ImageKind.OPENCL_TARGET, text, resource, kernels, Optional.empty());
    return properties.isEmpty() && !kernels.isEmpty()
        ? List.of(whole)
        : withProperties(List.of(whole), properties);
  }

  /**
   * The entries of a text with other requirements.
   *
   * @param entries of the text; a kernel without new properties keeps what its entry says
   * @param properties of images that have the kernels, by entry point
   */
  static List<ImageEntry> withProperties(
      List<ImageEntry> entries, Map<String, PropertySets> properties) {
    Map<Optional<PropertySets>, List<String>> kernels = new LinkedHashMap<>();
    for (ImageEntry entry : entries) {
      for (String kernel : entry.kernels()) {
        Optional<PropertySets> known =
            properties.containsKey(kernel)
                ? Optional.of(requirements(properties.get(kernel)))
                : entry.properties();
        kernels.computeIfAbsent(known, unused -> new ArrayList<>()).add(kernel);
      }
    }
    List<ImageEntry> all = new ArrayList<>();
    kernels.forEach((known, held) -> all.add(entry(entries.get(0), held, known)));
    return all;
  }

  private static ImageEntry entry(
      ImageEntry text, List<String> kernels, Optional<PropertySets> properties) {
    return new ImageEntry(
        text.kind(),
        text.target(),
        text.size(),
        text.sha256(),
        text.resource(),
        kernels,
        properties);
  }

  /** Of the properties of an image those that are the kernels', not the image's own. */
  private static PropertySets requirements(PropertySets image) {
    PropertySets.Builder properties = PropertySets.builder();
    Optional<PropertySet> required = image.find(PropertyCategory.DEVICE_REQUIREMENTS);
    if (required.isPresent()) {
      properties.putAll(PropertyCategory.DEVICE_REQUIREMENTS, required.get().properties());
    }
    return properties.build();
  }
}
