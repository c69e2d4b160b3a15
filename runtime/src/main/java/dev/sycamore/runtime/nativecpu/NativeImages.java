package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** The shared libraries of kernels. */
final class NativeImages {
  private static final int NOT_FOR_THIS_PROCESSOR = -1;
  private static final long UNKNOWN_STACK = 16L << 20;

  private final ImageCache<NativeImage> loaded = new ImageCache<>(NativeImage::close);

  /** The targets whose code the processor runs, the lowest feature level first. */
  private final List<String> levels;

  NativeImages(List<String> levels) {
    this.levels = levels;
  }

  /**
   * A kernel's code, which stays loaded as long as this is reachable.
   *
   * @param address of its entry point
   * @param stackBytes how much stack a call takes at most
   */
  record EntryPoint(long address, long stackBytes, ImageCache.Loaded<NativeImage> image) {}

  /** The entry point of a kernel. */
  EntryPoint entryPoint(BoundKernel kernel) {
    ImageEntry image = choose(kernel, KernelImages.of(kernel));
    ImageCache.Loaded<NativeImage> library =
        loaded.get(kernel, image, () -> NativeImage.open(kernel, image));
    long address = DynamicLinkLoader.dlsym(library.value().handle(), kernel.binding().entryPoint());
    if (address == MemoryUtil.NULL) {
      throw ApiExceptions.device(
          "native-cpu: the image "
              + image.resource()
              + " of the kernel "
              + kernel.shown()
              + " has no symbol "
              + kernel.binding().entryPoint());
    }
    long stackBytes = stackBytes(library.value().handle(), kernel.binding().entryPoint());
    return new EntryPoint(address, stackBytes, library);
  }

  /** What the compiler measured; a library that does not say may need what large ones need. */
  private static long stackBytes(long library, String entryPoint) {
    long address = DynamicLinkLoader.dlsym(library, entryPoint + ".stack");
    return address == MemoryUtil.NULL ? UNKNOWN_STACK : MemoryUtil.memGetLong(address);
  }

  /**
   * The image for the highest feature level of those that the processor has.
   *
   * @throws dev.sycamore.KernelNotSupportedException if it has none of them
   */
  ImageEntry choose(BoundKernel kernel, List<ImageEntry> images) {
    int best = images.stream().mapToInt(this::level).max().orElse(NOT_FOR_THIS_PROCESSOR);
    return KernelImages.choose(
        kernel,
        images,
        NativeCpuDevice.ID + ", a processor of the level " + levels.get(levels.size() - 1),
        levels,
        image -> best != NOT_FOR_THIS_PROCESSOR && level(image) == best);
  }

  private int level(ImageEntry image) {
    return image.kind() == ImageKind.NATIVE_CPU
        ? levels.indexOf(image.target())
        : NOT_FOR_THIS_PROCESSOR;
  }
}
