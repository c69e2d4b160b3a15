package dev.sycamore.runtime.nativecpu;

import dev.sycamore.DeviceException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.runtime.device.Images;
import dev.sycamore.runtime.images.ImageKind;
import dev.sycamore.runtime.images.KernelImage;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.UnpackedLibrary;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** The shared libraries of kernels, each loaded once and kept, whatever units have it. */
final class NativeImages {
  private static final int NOT_FOR_THIS_PROCESSOR = -1;

  /** By digest. */
  private final Map<String, Long> libraries = new HashMap<>();

  /** The targets whose code the processor runs, the lowest feature level first. */
  private final List<String> levels;

  NativeImages(List<String> levels) {
    this.levels = levels;
  }

  /** The address of a kernel's entry point. */
  synchronized long entryPoint(BoundKernel kernel) {
    KernelImage image = choose(kernel, Images.of(kernel));
    Long library = libraries.get(image.sha256());
    if (library == null) {
      library = open(kernel, image);
      libraries.put(image.sha256(), library);
    }
    long address = DynamicLinkLoader.dlsym(library, kernel.binding().entryPoint());
    if (address == MemoryUtil.NULL) {
      throw new DeviceException(
          "native-cpu: the image "
              + image.resource()
              + " of the kernel "
              + kernel.shown()
              + " has no symbol "
              + kernel.binding().entryPoint());
    }
    return address;
  }

  /**
   * The image for the highest feature level of those that the processor has.
   *
   * @throws KernelNotSupportedException if it has none of them
   */
  KernelImage choose(BoundKernel kernel, List<KernelImage> images) {
    int best = images.stream().mapToInt(this::level).max().orElse(NOT_FOR_THIS_PROCESSOR);
    return Images.choose(
        kernel,
        images,
        NativeCpuDevice.ID + ", a processor of the level " + levels.get(levels.size() - 1),
        levels,
        image -> best != NOT_FOR_THIS_PROCESSOR && level(image) == best);
  }

  private int level(KernelImage image) {
    return image.kind() == ImageKind.NATIVE_CPU
        ? levels.indexOf(image.target())
        : NOT_FOR_THIS_PROCESSOR;
  }

  private static long open(BoundKernel kernel, KernelImage image) {
    byte[] bytes = Images.read(kernel, image);
    try (UnpackedLibrary library = UnpackedLibrary.write("kernels.so", bytes)) {
      return open(kernel, library.file());
    }
  }

  private static long open(BoundKernel kernel, Path file) {
    long library =
        DynamicLinkLoader.dlopen(
            file.toString(), DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
    if (library == MemoryUtil.NULL) {
      String error = DynamicLinkLoader.dlerror();
      throw new DeviceException(
          "native-cpu: the image of the kernel "
              + kernel.shown()
              + " cannot be loaded: "
              + (error == null ? "the system does not map " + file : error));
    }
    return library;
  }
}
