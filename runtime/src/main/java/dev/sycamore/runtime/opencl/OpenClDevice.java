package dev.sycamore.runtime.opencl;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.launch.DriverDevice;
import dev.sycamore.runtime.launch.ImageSupport;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL12;
import org.lwjgl.opencl.CL21;

/** A device of an OpenCL driver. */
final class OpenClDevice implements DriverDevice, OpenClDeviceInfo {
  private static final Pattern SPIRV = Pattern.compile("SPIR-V_(\\d{1,3})\\.(\\d{1,3})");

  private final String id;
  private final long platform;
  private final long handle;
  private final String name;
  private final Set<String> extensions;
  private OpenClContext context;
  private final ImageSupport images =
      new OpenClImageSupport(this, () -> openClContext().programs());
  private Set<Aspect> aspects;
  private Set<String> targets;
  private long localMemory;

  OpenClDevice(String id, long platform, long handle) {
    this.id = id;
    this.platform = platform;
    this.handle = handle;
    this.name = OpenCl.text(handle, CL10.CL_DEVICE_NAME);
    this.extensions =
        Set.copyOf(List.of(OpenCl.text(handle, CL10.CL_DEVICE_EXTENSIONS).split("\\s+")));
  }

  @Override
  public long platform() {
    return platform;
  }

  @Override
  public long handle() {
    return handle;
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
    return OpenCl.text(handle, CL10.CL_DEVICE_VENDOR);
  }

  @Override
  public DriverKind driver() {
    return DriverKind.OPENCL;
  }

  @Override
  public String driverVersion() {
    // "OpenCL 3.0" comes first, then what the driver likes to say.
    String[] version = OpenCl.text(handle, CL10.CL_DEVICE_VERSION).split(" ", -1);
    return OpenCl.platformText(platform, CL10.CL_PLATFORM_NAME)
        + " "
        + OpenCl.text(handle, CL10.CL_DRIVER_VERSION)
        + " ("
        + String.join(" ", List.of(version).subList(0, Math.min(2, version.length)))
        + ")";
  }

  @Override
  public String alternative(Set<Aspect> missing) {
    return Emulation.alternative(missing);
  }

  /** Asked of the driver once: every launch of a kernel that needs an aspect looks here. */
  @Override
  public synchronized Set<Aspect> aspects() {
    if (aspects == null) {
      aspects = Collections.unmodifiableSet(findAspects());
    }
    return aspects;
  }

  private Set<Aspect> findAspects() {
    Set<Aspect> found = EnumSet.of(Aspect.ONLINE_COMPILER, Aspect.ONLINE_LINKER);
    long type = OpenCl.number(handle, CL10.CL_DEVICE_TYPE);
    if ((type & CL10.CL_DEVICE_TYPE_CPU) != 0) {
      found.add(Aspect.CPU);
    }
    if ((type & CL10.CL_DEVICE_TYPE_GPU) != 0) {
      found.add(Aspect.GPU);
    }
    if ((type & CL10.CL_DEVICE_TYPE_ACCELERATOR) != 0) {
      found.add(Aspect.ACCELERATOR);
    }
    if (OpenCl.number(handle, CL12.CL_DEVICE_DOUBLE_FP_CONFIG) != 0) {
      found.add(Aspect.FP64);
    }
    if (extensions.contains("cl_khr_fp16") || Emulation.isOn(Aspect.FP16)) {
      found.add(Aspect.FP16);
    }
    if (extensions.contains("cl_khr_int64_base_atomics")
        && extensions.contains("cl_khr_int64_extended_atomics")) {
      found.add(Aspect.ATOMIC64);
    }
    found.add(Aspect.USM_DEVICE_ALLOCATIONS);
    OpenClSharedBlock.kinds(handle).forEach(kind -> found.add(kind.aspect()));
    return found;
  }

  @Override
  public int maxWorkGroupSize() {
    return (int)
        Math.min(Integer.MAX_VALUE, OpenCl.number(handle, CL10.CL_DEVICE_MAX_WORK_GROUP_SIZE));
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return OpenCl.sizes(handle, CL10.CL_DEVICE_MAX_WORK_ITEM_SIZES);
  }

  @Override
  public String identity() {
    return String.join(
        "\n",
        OpenCl.platformText(platform, CL10.CL_PLATFORM_NAME),
        OpenCl.platformText(platform, CL10.CL_PLATFORM_VERSION),
        vendor(),
        name,
        OpenCl.text(handle, CL10.CL_DEVICE_VERSION),
        OpenCl.text(handle, CL10.CL_DRIVER_VERSION));
  }

  @Override
  public long memory() {
    return OpenCl.number(handle, CL10.CL_DEVICE_GLOBAL_MEM_SIZE);
  }

  @Override
  public synchronized long localMemory() {
    if (localMemory == 0) {
      localMemory = OpenCl.number(handle, CL10.CL_DEVICE_LOCAL_MEM_SIZE);
    }
    return localMemory;
  }

  /** Drivers for processors have a stack for it, others tell by errors what they cannot do. */
  @Override
  public long privateMemoryOfGroup() {
    return privateStack().map(stack -> PrivateStack.bytes()).orElse(Long.MAX_VALUE);
  }

  @Override
  public boolean queuesSeeEachOther() {
    return !DriverFaults.queuesDoNotSeeEachOther(
        OpenCl.platformText(platform, CL10.CL_PLATFORM_NAME));
  }

  @Override
  public Optional<PrivateStack> privateStack() {
    return aspects().contains(Aspect.CPU)
        ? Optional.of(new PrivateStack(maxWorkGroupSize()))
        : Optional.empty();
  }

  /** Asked of the driver once. */
  @Override
  public synchronized Set<String> targets() {
    if (targets == null) {
      targets =
          Collections.unmodifiableSet(
              new OpenClTargets(name, extensions, question -> OpenCl.number(handle, question))
                  .names());
    }
    return targets;
  }

  @Override
  public ImageSupport images() {
    return images;
  }

  @Override
  public List<Integer> subGroupSizes() {
    return List.of(1);
  }

  @Override
  public boolean roundsDivisionCorrectly() {
    long config = OpenCl.number(handle, CL10.CL_DEVICE_SINGLE_FP_CONFIG);
    return (config & CL12.CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0;
  }

  @Override
  public int spirvVersion() {
    int newest = 0;
    Matcher version = SPIRV.matcher(OpenCl.text(handle, CL21.CL_DEVICE_IL_VERSION));
    while (version.find()) {
      int major = Integer.parseInt(version.group(1));
      int minor = Integer.parseInt(version.group(2));
      newest = Math.max(newest, (major << 16) | (minor << 8));
    }
    return newest;
  }

  @Override
  public DeviceContext context() {
    return openClContext();
  }

  private synchronized OpenClContext openClContext() {
    if (context == null) {
      context = new OpenClContext(this);
    }
    return context;
  }
}
