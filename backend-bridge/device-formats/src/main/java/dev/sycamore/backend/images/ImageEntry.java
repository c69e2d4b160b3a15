package dev.sycamore.backend.images;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.backend.text.TextLine;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import java.io.IOException;
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
 * @param size in bytes
 * @param sha256 of all bytes, in hexadecimal, lower case
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

  /**
   * @throws IllegalArgumentException if a descriptor cannot hold the entry
   */
  public ImageEntry {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(properties, "properties");
    kernels = kernels.stream().sorted().toList();
    if (target.isEmpty() || target.indexOf(' ') >= 0 || !TextLine.canHold(target)) {
      throw new IllegalArgumentException("not a target: '" + target + "'");
    }
    if (size < 0 || !Sha256.isDigest(sha256)) {
      throw new IllegalArgumentException("not a size and a digest: " + size + " " + sha256);
    }
    if (!TextLine.canHold(resource)
        || !ResourcePaths.isValid(resource)
        || !resource.startsWith(UnitResources.FOLDER)) {
      throw new IllegalArgumentException("not a resource: '" + resource + "'");
    }
    if (kernels.stream().anyMatch(kernel -> kernel.isEmpty() || !TextLine.canHold(kernel))
        || kernels.stream().distinct().count() != kernels.size()) {
      throw new IllegalArgumentException("not entry points: " + kernels);
    }
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

  /** Its resource, which is below {@link UnitResources#FOLDER}. */
  ResourceName name() {
    return new ResourceName(resource);
  }

  /**
   * The bytes of its resource, or nothing if that is missing. At most one byte more is read than
   * the descriptor says.
   *
   * @throws TextFileException if the resource cannot be read
   */
  Optional<byte[]> read(ResourceTree tree) throws TextFileException {
    try {
      return tree.read(name(), (int) Math.min(size, SizeLimit.BINARY.bytes()) + 1);
    } catch (IOException e) {
      throw new TextFileException(
          tree.displayName(name()), "cannot be read: " + FileProblems.reason(e));
    }
  }

  /** What is wrong with the bytes of the resource, in words for users; empty if they are these. */
  public Optional<String> mismatch(byte[] bytes) {
    if (bytes.length > size) {
      return Optional.of("has more than " + size + " bytes, and its descriptor says " + size);
    }
    if (bytes.length < size) {
      return Optional.of("has " + bytes.length + " bytes, and its descriptor says " + size);
    }
    return Sha256.of(bytes).equals(sha256)
        ? Optional.empty()
        : Optional.of("is not what its descriptor was made for: the digest is another");
  }
}
