package dev.sycamore.runtime.host;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.command.Launcher;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The JVM itself. It needs no compiled kernels. */
public final class HostDevice implements RuntimeDevice {
  /** The word that selects it. */
  public static final String ID = "host";

  /** The size of sub-groups of kernels that require none: that of a warp. */
  static final int SUB_GROUP_SIZE = 32;

  /** Those that any device has, so that the same kernel can be compared. */
  private static final List<Integer> SUB_GROUP_SIZES = List.of(1, 4, 8, 16, SUB_GROUP_SIZE, 64);

  private static final long LOCAL_MEMORY = 16L << 20;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return ID;
  }

  @Override
  public String vendor() {
    return System.getProperty("java.vm.vendor", "");
  }

  @Override
  public DriverKind driver() {
    return DriverKind.HOST;
  }

  @Override
  public String driverVersion() {
    return System.getProperty("java.vm.name", "JVM")
        + " "
        + System.getProperty("java.vm.version", "");
  }

  @Override
  public Set<Aspect> aspects() {
    return EnumSet.of(
        Aspect.HOST,
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
    return 1024;
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return Collections.nCopies(3, maxWorkGroupSize());
  }

  /** Its buffers are arrays. */
  @Override
  public long memory() {
    return Runtime.getRuntime().maxMemory();
  }

  /** More than other devices have, and so little that all threads together can have it. */
  @Override
  public long localMemory() {
    return LOCAL_MEMORY;
  }

  @Override
  public Set<String> targets() {
    return Set.of();
  }

  @Override
  public List<Integer> subGroupSizes() {
    return SUB_GROUP_SIZES;
  }

  @Override
  public boolean runsImages() {
    return false;
  }

  @Override
  public Launcher openLauncher(boolean profiling) {
    return new HostLauncher(this);
  }
}
