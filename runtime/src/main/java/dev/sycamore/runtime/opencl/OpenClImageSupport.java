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
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.lwjgl.opencl.CL;
import org.lwjgl.system.MemoryUtil;

/**
 * Machine code for the device where the driver takes it, else SPIR-V where the driver takes this
 * version of it, else source text.
 */
final class OpenClImageSupport implements ImageSupport {
  private static final int SPIRV_MAGIC = 0x07230203;

  /** The target of machine code that names its devices to the compiler only. */
  private static final String ANY_INTEL_GPU = "intel_gpu";

  private final OpenClDeviceInfo device;

  /** Of the device's context, which is made when machine code is tried first. */
  private final Supplier<OpenClPrograms> programs;

  /** Why the driver does not take a module, by digest, so that images are read once. */
  private final Map<String, Optional<String>> versionProblems = new ConcurrentHashMap<>();

  OpenClImageSupport(OpenClDeviceInfo device, Supplier<OpenClPrograms> programs) {
    this.device = device;
    this.programs = programs;
  }

  /**
   * Machine code first, what is made for this device before what may be; then SPIR-V, and source
   * text last, whatever order the descriptor has.
   */
  @Override
  public List<ImageEntry> runnable(List<ImageEntry> images) {
    return images.stream()
        .filter(this::isRunnable)
        .sorted(Comparator.comparingInt(OpenClImageSupport::rank))
        .toList();
  }

  private boolean isRunnable(ImageEntry image) {
    return switch (image.kind()) {
      case INTEL_GPU -> device.targets().contains(image.target());
      case SPIRV, OPENCL_C -> true;
      case NATIVE_CPU, PTX, AMDGCN, LLVM_IR -> false;
    };
  }

  /** Of equal rank they keep the order of descriptors. */
  private static int rank(ImageEntry image) {
    return switch (image.kind()) {
      case INTEL_GPU -> isForAnyGpu(image) ? 1 : 0;
      case SPIRV -> 2;
      default -> 3;
    };
  }

  /** Whether machine code may be for other Intel GPUs than this: nothing tells before a try. */
  static boolean isForAnyGpu(ImageEntry image) {
    return image.target().equals(ANY_INTEL_GPU);
  }

  @Override
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    return switch (image.kind()) {
      case INTEL_GPU -> programs.get().refusal(kernel, image);
      case SPIRV -> refusalOfSpirv(kernel, image);
      default -> Optional.empty();
    };
  }

  private Optional<String> refusalOfSpirv(BoundKernel kernel, ImageEntry image) {
    if (device.spirvVersion() == 0 || CL.getICD().clCreateProgramWithIL == MemoryUtil.NULL) {
      return Optional.of("the driver does not accept SPIR-V");
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
      return Optional.of("it is not a SPIR-V module");
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
