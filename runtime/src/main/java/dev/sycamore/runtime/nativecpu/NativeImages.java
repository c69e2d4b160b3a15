package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.Optional;
import java.util.function.Consumer;
import org.lwjgl.system.MemoryUtil;

/** The shared libraries of kernels. */
final class NativeImages {
  private static final long UNKNOWN_STACK = 16L << 20;
  private static final String IN_PLACE = "__sycamore_arrays_in_place";

  private final ImageCache<NativeImage> loaded =
      new ImageCache<>(
          NativeCpuDevice.ID,
          new Consumer<>() {
            @Override
            public void accept(NativeImage unused) {
              unused.close();
            }
          });

  private record Open(BoundKernel kernel, ImageEntry image)
      implements ImageCache.Loader<NativeImage> {
    @Override
    public NativeImage load() {
      return NativeImage.open(kernel, image);
    }
  }

  /**
   * A kernel's code, which stays loaded as long as this is reachable.
   *
   * @param address of its entry point
   * @param stackBytes how much stack a call takes at most
   * @param inPlace the function that calls it on arrays of the host; {@code NULL} if there is none
   * @param watch present if it logs what it does
   */
  record EntryPoint(
      long address,
      long stackBytes,
      long inPlace,
      Optional<KernelWatch> watch,
      ImageCache.Loaded<NativeImage> image) {}

  /** The entry point of a kernel in an image. */
  EntryPoint entryPoint(BoundKernel kernel, ImageEntry image) {
    ImageCache.Loaded<NativeImage> library = loaded.get(kernel, image, new Open(kernel, image));
    long address = library.value().symbol(kernel.binding().entryPoint());
    if (address == MemoryUtil.NULL) {
      throw ApiExceptions.device(
          "native-cpu: the image "
              + image.resource()
              + " of the kernel "
              + kernel.shown()
              + " has no symbol "
              + kernel.binding().entryPoint());
    }
    long stackBytes = stackBytes(library.value(), kernel.binding().entryPoint());
    Optional<KernelWatch> watch = KernelWatch.of(kernel, library.value());
    // While an array of the JVM is held where it is, the log cannot be read.
    long inPlace = watch.isPresent() ? MemoryUtil.NULL : library.value().symbol(IN_PLACE);
    return new EntryPoint(address, stackBytes, inPlace, watch, library);
  }

  /** What the compiler measured; a library that does not say may need what large ones need. */
  private static long stackBytes(NativeImage library, String entryPoint) {
    long address = library.symbol(entryPoint + ".stack");
    return address == MemoryUtil.NULL ? UNKNOWN_STACK : MemoryUtil.memGetLong(address);
  }
}
