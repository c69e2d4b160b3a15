package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.DynamicLinker;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.natives.UnpackedLibrary;
import java.nio.file.Path;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** A shared library of kernels in this process, by the handle of the dynamic linker. */
record NativeImage(long handle) {

  /**
   * Loads an image.
   *
   * @throws dev.sycamore.DeviceException if it is not what its descriptor says, or cannot be loaded
   */
  static NativeImage open(BoundKernel kernel, ImageEntry image) {
    byte[] bytes = KernelImages.read(kernel, image);
    Lwjgl.load();
    try (UnpackedLibrary library = UnpackedLibrary.write("kernels.so", bytes)) {
      return open(kernel, library.file());
    }
  }

  private static NativeImage open(BoundKernel kernel, Path file) {
    long handle =
        DynamicLinker.open(
            file.toString(), DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
    if (handle == MemoryUtil.NULL) {
      String error = DynamicLinkLoader.dlerror();
      throw ApiExceptions.device(
          "native-cpu: the image of the kernel "
              + kernel.shown()
              + " cannot be loaded: "
              + (error == null ? "the system does not map " + file : error));
    }
    return new NativeImage(handle);
  }

  /** Unloads it; nothing of it may run or be called later. */
  void close() {
    DynamicLinkLoader.dlclose(handle);
  }
}
