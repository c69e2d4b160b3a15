package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.images.BundleException;
import dev.sycamore.binding.images.BundlePart;
import dev.sycamore.binding.images.GpuBundle;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.images.ImageCache;
import dev.sycamore.runtime.images.ImageCache.RefusedImageException;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.lwjgl.system.MemoryUtil;

/** The images that are loaded on a GPU. */
final class CudaModules {
  private final PrimaryContext context;
  private final String architecture;
  private final ImageCache<Long> loaded;

  /**
   * @param architecture of the GPU, {@code sm_90}
   */
  CudaModules(PrimaryContext context, String architecture) {
    this.context = context;
    this.architecture = architecture;
    this.loaded =
        new ImageCache<>(
            context.id(), module -> context.free(() -> context.driver().unloadModule(module)));
  }

  /**
   * The {@code CUmodule} of an image.
   *
   * @throws dev.sycamore.DeviceException if the driver refuses it
   */
  ImageCache.Loaded<Long> of(BoundKernel kernel, ImageEntry image) {
    return loaded.get(kernel, image, () -> load(kernel, image));
  }

  private long load(BoundKernel kernel, ImageEntry image) throws RefusedImageException {
    byte[] code = codeOf(kernel, image);
    // PTX is text that ends with a 0; a cubin knows its size.
    ByteBuffer module = MemoryUtil.memCalloc(code.length + 1);
    module.put(0, code);
    CudaCallException[] refusal = new CudaCallException[1];
    try {
      return context.get(() -> tryLoad(module, refusal));
    } catch (RuntimeException e) {
      if (refusal[0] != null) {
        throw new RefusedImageException(refused(kernel, image, refusal[0]));
      }
      throw e;
    } finally {
      MemoryUtil.memFree(module);
    }
  }

  private long tryLoad(ByteBuffer module, CudaCallException[] refusal) {
    try {
      return context.driver().loadModule(module);
    } catch (CudaCallException e) {
      if (e.refusesModule()) {
        refusal[0] = e;
      }
      throw e;
    }
  }

  private RuntimeException refused(BoundKernel kernel, ImageEntry image, CudaCallException e) {
    return ApiExceptions.device(
        context.id()
            + " refuses the image "
            + image.resource()
            + " of the kernel "
            + kernel.shown()
            + " ("
            + e.shown()
            + ")"
            + (e.log().isEmpty() ? "" : ":\n" + e.log()),
        e);
  }

  /** What of an image is for this GPU. */
  private byte[] codeOf(BoundKernel kernel, ImageEntry image) {
    byte[] bytes = KernelImages.read(kernel, image);
    if (!GpuBundle.isBundle(bytes)) {
      return bytes;
    }
    try {
      Optional<BundlePart> part = GpuBundle.read(bytes).partFor(architecture);
      return part.orElseThrow(
              () ->
                  ApiExceptions.notSupported(
                      "the image "
                          + image.resource()
                          + " of the kernel "
                          + kernel.shown()
                          + " has neither PTX nor machine code for "
                          + architecture))
          .bytes();
    } catch (BundleException e) {
      throw ApiExceptions.device(
          "the image " + image.resource() + " is damaged: " + e.getMessage(), e);
    }
  }
}
