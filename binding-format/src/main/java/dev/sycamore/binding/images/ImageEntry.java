package dev.sycamore.binding.images;

import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextLine;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a descriptor says of an image.
 *
 * @param kind its format
 * @param target that it was compiled for, such as {@code x86_64}, or {@link
 *     ImageKind#OPENCL_TARGET}
 * @param size in bytes, at most {@link #MOST_BYTES}
 * @param sha256 of all bytes, in hexadecimal, lower case; images with the same digest are the same
 *     image
 * @param resource its name for class loaders, below {@link UnitResources#FOLDER}
 * @param kernels the entry points that it holds, sorted; they may be of several units
 * @param properties what is known of it besides
 */
public record ImageEntry(
    ImageKind kind,
    String target,
    long size,
    String sha256,
    String resource,
    List<String> kernels,
    Optional<PropertySets> properties) {

  /** The most bytes of an image. */
  public static final int MOST_BYTES = 256 << 20;

  /**
   * @throws IllegalArgumentException if a descriptor cannot hold the entry
   */
  public ImageEntry {
    Objects.requireNonNull(kind, "kind");
    kernels = sorted(kernels);
    if (target.isEmpty() || target.indexOf(' ') >= 0 || !TextLine.canHold(target)) {
      throw new IllegalArgumentException("not a target: " + Quote.of(target));
    }
    if (size < 0 || size > MOST_BYTES) {
      throw new IllegalArgumentException(
          "an image of " + size + " bytes, at most " + MOST_BYTES + " are supported");
    }
    if (!Sha256.isDigest(sha256)) {
      throw new IllegalArgumentException("not a SHA-256: " + Quote.of(sha256));
    }
    if (!TextLine.canHold(resource)
        || !ResourcePaths.isValid(resource)
        || !resource.startsWith(UnitResources.FOLDER)) {
      throw new IllegalArgumentException("not a resource: " + Quote.of(resource));
    }
    String before = "";
    for (String kernel : kernels) {
      if (kernel.isEmpty() || !TextLine.canHold(kernel)) {
        throw new IllegalArgumentException("not an entry point: " + Quote.of(kernel));
      }
      if (kernel.equals(before)) {
        throw new IllegalArgumentException(
            "the entry point " + Quote.of(kernel) + " appears twice");
      }
      before = kernel;
    }
    try {
      requirements(properties);
    } catch (DeviceRequirements.InvalidException e) {
      throw new IllegalArgumentException("invalid property value: " + e.getMessage(), e);
    }
  }

  private static List<String> sorted(List<String> kernels) {
    String[] sorted = kernels.toArray(new String[0]);
    Arrays.sort(sorted);
    return List.of(sorted);
  }

  /** The entry of these bytes. */
  public static ImageEntry of(
      ImageKind kind,
      String target,
      byte[] bytes,
      String resource,
      Collection<String> kernels,
      Optional<PropertySets> properties) {
    return new ImageEntry(
        kind, target, bytes.length, Sha256.of(bytes), resource, List.copyOf(kernels), properties);
  }

  /** What it demands of devices. */
  public DeviceRequirements requirements() {
    try {
      return requirements(properties);
    } catch (DeviceRequirements.InvalidException e) {
      throw new IllegalStateException("checked when the entry was made", e);
    }
  }

  private static DeviceRequirements requirements(Optional<PropertySets> properties)
      throws DeviceRequirements.InvalidException {
    Optional<PropertySet> set =
        properties.isPresent()
            ? properties.get().find(PropertyCategory.DEVICE_REQUIREMENTS)
            : Optional.empty();
    return set.isPresent() ? DeviceRequirements.of(set.get()) : DeviceRequirements.none();
  }
}
