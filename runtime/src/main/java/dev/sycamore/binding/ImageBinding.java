package dev.sycamore.binding;

import java.util.Objects;

/**
 * One device image.
 *
 * @param kind its format
 * @param target the device target that it was compiled for, such as {@code x86_64} or {@code
 *     spir64}
 * @param resource its name for the class loader of the binding class, without a leading slash
 */
public record ImageBinding(ImageKind kind, String target, String resource) {

  public ImageBinding {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(resource, "resource");
  }
}
