package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.ImageKind;
import java.util.Objects;
import java.util.Set;

/**
 * One device image.
 *
 * @param kind its format
 * @param target the device target that it was compiled for, such as {@code x86_64} or {@code
 *     spir64}
 * @param size in bytes
 * @param sha256 of all bytes, in hexadecimal; images with the same digest are the same image
 * @param resource its name for the class loader of the binding class, without a leading slash
 * @param kernels the entry points that it holds, which may be of several units
 * @param aspects the numbers of those that it requires, as far as its descriptor tells
 */
public record KernelImage(
    ImageKind kind,
    String target,
    long size,
    String sha256,
    String resource,
    Set<String> kernels,
    Set<Integer> aspects) {

  public KernelImage {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(target, "target");
    Objects.requireNonNull(sha256, "sha256");
    Objects.requireNonNull(resource, "resource");
    kernels = Set.copyOf(kernels);
    aspects = Set.copyOf(aspects);
  }
}
