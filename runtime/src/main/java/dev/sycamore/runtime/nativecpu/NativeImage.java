package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.natives.LibraryLoader;
import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.natives.UnpackedLibrary;
import org.lwjgl.system.MemoryUtil;

/**
 * A shared library of kernels in this process.
 *
 * @param handle by which the system knows it
 * @param library its file, which is deleted when the system lets it go
 */
record NativeImage(long handle, UnpackedLibrary library) {
  private static final String ALLOCATOR = "__sycamore_allocator";

  /**
   * Loads an image.
   *
   * @throws dev.sycamore.DeviceException if it is not what its descriptor says, or cannot be loaded
   */
  static NativeImage open(BoundKernel kernel, ImageEntry image) {
    byte[] bytes = KernelImages.read(kernel, image);
    Lwjgl.load();
    try (UnpackedLibrary library = UnpackedLibrary.write("kernels.so", bytes)) {
      return open(kernel, library);
    }
  }

  private static NativeImage open(BoundKernel kernel, UnpackedLibrary library) {
    NativeImage image;
    try {
      image = new NativeImage(LibraryLoader.CURRENT.open(library.file()), library);
    } catch (UnsatisfiedLinkError e) {
      throw ApiExceptions.device(
          "native-cpu: the image of the kernel "
              + kernel.shown()
              + " cannot be loaded: "
              + e.getMessage());
    }
    image.setAllocator();
    return image;
  }

  /**
   * Code for systems without stable system calls gets memory from the C library, and takes its
   * functions' addresses where the image exports them.
   */
  private void setAllocator() {
    long functions = symbol(ALLOCATOR);
    if (functions != MemoryUtil.NULL) {
      MemoryUtil.MemoryAllocator allocator = MemoryUtil.getAllocator(/* tracked= */ false);
      MemoryUtil.memPutAddress(functions, allocator.getCalloc());
      MemoryUtil.memPutAddress(functions + Long.BYTES, allocator.getFree());
    }
  }

  /** The address of a symbol; {@code NULL} if it has none of that name. */
  long symbol(String name) {
    return LibraryLoader.CURRENT.symbol(handle, name);
  }

  /** Unloads it; nothing of it may run or be called later. */
  void close() {
    LibraryLoader.CURRENT.close(handle);
    library.close();
  }
}
