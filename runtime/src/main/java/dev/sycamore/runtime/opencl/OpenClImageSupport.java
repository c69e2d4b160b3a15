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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.MemoryUtil;

/** SPIR-V where the driver takes this version of it, else source text. */
final class OpenClImageSupport implements ImageSupport {
  private static final int SPIRV_MAGIC = 0x07230203;

  private final OpenClDeviceInfo device;

  /** Why the driver does not take a module, by digest, so that images are read once. */
  private final Map<String, Optional<String>> versionProblems = new ConcurrentHashMap<>();

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
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    return image.kind() == ImageKind.OPENCL_C ? Optional.empty() : refusalOfSpirv(kernel, image);
  }

  private Optional<String> refusalOfSpirv(BoundKernel kernel, ImageEntry image) {
    if (device.spirvVersion() == 0 || CL.getICD().clCreateProgramWithIL == MemoryUtil.NULL) {
      return Optional.of("the driver does not take SPIR-V");
    }
    if (!compilesNeighbours(kernel, image)) {
      return Optional.of("it has other kernels that require aspects that the device lacks");
    }
    return versionProblems.computeIfAbsent(
        image.sha256(), digest -> versionProblem(KernelImages.read(kernel, image)));
  }

  private Optional<String> versionProblem(byte[] bytes) {
    ByteBuffer module = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (module.remaining() < 2 * Integer.BYTES || module.getInt(0) != SPIRV_MAGIC) {
      return Optional.of("it is no SPIR-V module");
    }
    int version = module.getInt(Integer.BYTES);
    return version <= device.spirvVersion()
        ? Optional.empty()
        : Optional.of(
            "it is SPIR-V "
                + shown(version)
                + ", and the driver takes up to "
                + shown(device.spirvVersion()));
  }

  private static String shown(int version) {
    return (version >>> 16) + "." + (version >>> 8 & 0xff);
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
    return device.spirvVersion() == 0
        ? List.of(ImageKind.OPENCL_TARGET)
        : List.of("spir64", ImageKind.OPENCL_TARGET);
  }

  @Override
  public String device() {
    return device.id();
  }
}
