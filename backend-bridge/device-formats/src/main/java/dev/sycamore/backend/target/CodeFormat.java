package dev.sycamore.backend.target;

import dev.sycamore.binding.images.ImageKind;

/**
 * What an image is, for descriptors and the names of files.
 *
 * @param kind its format
 * @param target the word of descriptors for what it was compiled for
 * @param extension of its file, without a dot
 */
public record CodeFormat(ImageKind kind, String target, String extension) {

  /** The end of the name of an image file, for instance {@code .spir64.spv}. */
  public String suffix() {
    return "." + target + "." + extension;
  }
}
