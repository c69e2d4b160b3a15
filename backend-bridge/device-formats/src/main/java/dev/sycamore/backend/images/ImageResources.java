package dev.sycamore.backend.images;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.text.TextFiles;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The resources of images, and whether they are what the descriptor says. */
public final class ImageResources {

  private ImageResources() {}

  /**
   * Reads a descriptor.
   *
   * @throws TextFileException the first thing that is wrong with it
   */
  public static ImageDescriptor descriptor(Path file) throws TextFileException {
    return ImageDescriptor.parse(file.toString(), TextFiles.read(file));
  }

  /** The resource of an image. */
  static ResourceName name(ImageEntry image) {
    return new ResourceName(image.resource());
  }

  /**
   * The bytes of the resource, or nothing if that is missing. At most one byte more is read than
   * the descriptor says.
   *
   * @throws TextFileException if the resource cannot be read
   */
  static Optional<byte[]> read(ResourceTree tree, ImageEntry image) throws TextFileException {
    try {
      return tree.read(name(image), (int) image.size() + 1);
    } catch (IOException e) {
      throw new TextFileException(
          tree.displayName(name(image)), "cannot be read: " + FileProblems.reason(e));
    }
  }

  /** What is wrong with the bytes of the resource, in words for users; empty if they are these. */
  public static Optional<String> mismatch(ImageEntry image, byte[] bytes) {
    long size = image.size();
    if (bytes.length > size) {
      return Optional.of(
          "has more than " + size + " bytes, but its descriptor has the size " + size);
    }
    if (bytes.length < size) {
      return Optional.of("has " + bytes.length + " bytes, but its descriptor has the size " + size);
    }
    return Sha256.of(bytes).equals(image.sha256())
        ? Optional.empty()
        : Optional.of("is not what its descriptor was made for: the digest is another");
  }
}
