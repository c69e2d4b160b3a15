package dev.sycamore.runtime.opencl;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.images.KernelImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.ImageSupport;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.MemoryUtil;

/** SPIR-V where the driver takes this version of it, else source text. */
final class OpenClImageSupport implements ImageSupport {
  private static final int SPIRV_MAGIC = 0x07230203;

  private final OpenClDeviceInfo device;

  /** Whether the driver takes an image, by digest, so that images are read once. */
  private final Map<String, Boolean> versionTaken = new ConcurrentHashMap<>();

  OpenClImageSupport(OpenClDeviceInfo device) {
    this.device = device;
  }

  /** In the order of descriptors: source text is last there. */
  @Override
  public List<ImageEntry> runnable(List<ImageEntry> images) {
    return images.stream()
        .filter(image -> image.kind() == ImageKind.SPIRV || image.kind() == ImageKind.OPENCL_C)
        .toList();
  }

  @Override
  public boolean accepts(BoundKernel kernel, ImageEntry image) {
    return image.kind() == ImageKind.OPENCL_C || acceptsSpirv(kernel, image);
  }

  private boolean acceptsSpirv(BoundKernel kernel, ImageEntry image) {
    return device.spirvVersion() != 0
        && compilesNeighbours(kernel, image)
        && CL.getICD().clCreateProgramWithIL != MemoryUtil.NULL
        && versionTaken.computeIfAbsent(
            image.sha256(), digest -> takesVersion(KernelImages.read(kernel, image)));
  }

  private boolean takesVersion(byte[] bytes) {
    ByteBuffer module = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    return module.remaining() >= 2 * Integer.BYTES
        && module.getInt(0) == SPIRV_MAGIC
        && module.getInt(Integer.BYTES) <= device.spirvVersion();
  }

  /**
   * A module is compiled as a whole; source text leaves out what the device cannot compile. An
   * image whose properties do not list aspects may use those of all its kernels.
   */
  private boolean compilesNeighbours(BoundKernel kernel, ImageEntry image) {
    if (image.properties().isPresent() && image.requirements().fixedTargets().isEmpty()) {
      return true;
    }
    Set<Aspect> aspects = device.aspects();
    return kernel.unit().kernels().stream()
        .filter(neighbour -> image.kernels().contains(neighbour.entryPoint()))
        .map(KernelBinding::attributes)
        .allMatch(attributes -> aspects.containsAll(attributes.aspects()));
  }

  @Override
  public List<String> buildTargets() {
    return List.of("spir64", "opencl");
  }

  @Override
  public String device() {
    return device.id();
  }
}
