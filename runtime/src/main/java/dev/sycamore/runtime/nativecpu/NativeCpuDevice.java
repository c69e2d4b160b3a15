package dev.sycamore.runtime.nativecpu;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.targets.CpuInfo;
import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.images.ProgramImages;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.launch.ImageSupport;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The processor that the JVM runs on, with kernels that were compiled for it ahead of time. */
public final class NativeCpuDevice implements DriverDevice {
  /** The word that selects it. */
  public static final String ID = "native-cpu";

  /** Work-items alone, or in the lanes of vectors, whatever registers the processor has. */
  private static final List<Integer> SUB_GROUP_SIZES = List.of(1, 4, 8, 16);

  private static final long LOCAL_MEMORY = 16L << 20;

  private final ImageSupport images = new NativeImageSupport(CpuLevels.ofThisMachine());
  private NativeCpuContext context;

  /** Whether there can be images for this machine. */
  public static boolean isPresent() {
    return HostPlatform.current().nativeTarget().isPresent();
  }

  /**
   * Whether programs that ask for no device use it: those that were built without naming targets
   * have images for it, or this one has.
   */
  public static boolean isDefault() {
    return isOnLinuxOnX86() || (isPresent() && OfProgram.HAS_IMAGES);
  }

  /** Looked for once: neither the class path nor the processor changes. */
  private static final class OfProgram {
    static final boolean HAS_IMAGES = ProgramImages.have(NativeCpuDevice::isForThisMachine);
  }

  private static boolean isOnLinuxOnX86() {
    return HostPlatform.current().nativeTarget().equals(Optional.of(HostPlatform.X86_64));
  }

  private static boolean isForThisMachine(ImageEntry image) {
    return image.kind() == ImageKind.NATIVE_CPU
        && CpuLevels.ofThisMachine().contains(image.target());
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return CpuInfo.text(CpuInfo.FILE, "model name").orElse(ID);
  }

  @Override
  public String vendor() {
    return CpuInfo.text(CpuInfo.FILE, "vendor_id").orElse("");
  }

  @Override
  public DriverKind driver() {
    return DriverKind.NATIVE_CPU;
  }

  /** The dynamic linker and the threads are those of the system. */
  @Override
  public String driverVersion() {
    return System.getProperty("os.name", "") + " " + System.getProperty("os.version", "");
  }

  @Override
  public Set<Aspect> aspects() {
    return EnumSet.of(
        Aspect.CPU,
        Aspect.FP16,
        Aspect.FP64,
        Aspect.ATOMIC64,
        Aspect.USM_DEVICE_ALLOCATIONS,
        Aspect.USM_HOST_ALLOCATIONS,
        Aspect.USM_SHARED_ALLOCATIONS);
  }

  @Override
  public int maxWorkGroupSize() {
    return 4096;
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return Collections.nCopies(3, maxWorkGroupSize());
  }

  @Override
  public long memory() {
    return CpuFacts.memory();
  }

  /** More than other devices have, and so little that all threads together can have it. */
  @Override
  public long localMemory() {
    return LOCAL_MEMORY;
  }

  @Override
  public Set<String> targets() {
    return Set.copyOf(CpuLevels.ofThisMachine());
  }

  @Override
  public List<Integer> subGroupSizes() {
    return SUB_GROUP_SIZES;
  }

  @Override
  public ImageSupport images() {
    return images;
  }

  @Override
  public List<String> notes(BoundKernel kernel) {
    return CapturedArrayNotes.of(kernel);
  }

  @Override
  public synchronized DeviceContext context() {
    if (context == null) {
      context = new NativeCpuContext(ID);
    }
    return context;
  }
}
