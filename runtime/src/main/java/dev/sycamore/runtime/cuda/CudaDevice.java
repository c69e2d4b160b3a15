package dev.sycamore.runtime.cuda;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.targets.GpuVendor;
import dev.sycamore.binding.targets.NamedTargets;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.launch.ImageSupport;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lwjgl.cuda.CU;

/** A GPU of NVIDIA's driver. */
final class CudaDevice implements DriverDevice {
  private final CudaDriver driver;
  private final int handle;
  private final String id;
  private final String name;
  private final ComputeCapability capability;
  private final List<Integer> maxWorkItemSizes;
  private final int maxWorkGroupSize;
  private final Set<Aspect> aspects;
  private final long memory;
  private final long localMemory;
  private final int warp;
  private final Set<String> targets;
  private final ImageSupport images;
  private PrimaryContext primary;
  private CudaContext context;

  /**
   * Asks the driver about a device.
   *
   * @param ordinal its number in the driver
   */
  CudaDevice(CudaDriver driver, int ordinal) {
    this.driver = driver;
    this.id = "cuda:" + ordinal;
    this.handle = driver.device(ordinal);
    this.name = driver.deviceName(handle);
    this.capability =
        new ComputeCapability(
            attribute(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR),
            attribute(CU.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR));
    this.maxWorkGroupSize = attribute(CU.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    this.maxWorkItemSizes =
        List.of(
            attribute(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X),
            attribute(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y),
            attribute(CU.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z));
    this.aspects = findAspects();
    this.memory = driver.totalMemory(handle);
    this.localMemory = attribute(CU.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
    this.warp = attribute(CU.CU_DEVICE_ATTRIBUTE_WARP_SIZE);
    this.targets =
        Collections.unmodifiableSet(NamedTargets.of(GpuVendor.NVIDIA, capability.toString()));
    this.images = new CudaImageSupport(id, capability);
  }

  private int attribute(int attribute) {
    return driver.deviceAttribute(handle, attribute);
  }

  ComputeCapability capability() {
    return capability;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String vendor() {
    return "NVIDIA Corporation";
  }

  @Override
  public DriverKind driver() {
    return DriverKind.CUDA;
  }

  /** What makes machine code of PTX, for which GPU. */
  @Override
  public String driverVersion() {
    return "CUDA " + CudaVersion.shown(driver.version()) + ", " + capability.architecture();
  }

  @Override
  public Set<Aspect> aspects() {
    return aspects;
  }

  /** Every GPU that PTX of ours runs on has nearly all. */
  private Set<Aspect> findAspects() {
    Set<Aspect> found =
        EnumSet.of(
            Aspect.GPU,
            Aspect.FP16,
            Aspect.FP64,
            Aspect.ATOMIC64,
            Aspect.ONLINE_COMPILER,
            Aspect.ONLINE_LINKER,
            Aspect.QUEUE_PROFILING,
            Aspect.USM_DEVICE_ALLOCATIONS,
            Aspect.USM_HOST_ALLOCATIONS);
    // Elsewhere the host must not touch such memory while kernels run.
    if (attribute(CU.CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) != 0) {
      found.add(Aspect.USM_SHARED_ALLOCATIONS);
    }
    return Collections.unmodifiableSet(found);
  }

  @Override
  public int maxWorkGroupSize() {
    return maxWorkGroupSize;
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return maxWorkItemSizes;
  }

  @Override
  public long memory() {
    return memory;
  }

  @Override
  public long localMemory() {
    return localMemory;
  }

  @Override
  public Set<String> targets() {
    return targets;
  }

  @Override
  public List<Integer> subGroupSizes() {
    return List.of(warp);
  }

  @Override
  public ImageSupport images() {
    return images;
  }

  @Override
  public synchronized DeviceContext context() {
    if (context == null) {
      if (primary == null) {
        primary = new PrimaryContext(driver, handle, id);
      }
      context = new CudaContext(primary, handle, capability, memory);
    }
    return context;
  }
}
