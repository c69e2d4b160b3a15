package dev.sycamore.runtime.launch;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A device with fp64, sub-groups of 8 and 16, and groups of 64 items, at most 32 in a row. It runs
 * SPIR-V and source text, and its driver accepts what is not damaged.
 */
record TestDevice(Set<String> targets) implements DriverDevice, ImageSupport {
  /** A resource whose content the driver does not accept. */
  static final String DAMAGED = "META-INF/sycamore/damaged";

  @Override
  public String id() {
    return "test";
  }

  @Override
  public String name() {
    return "test";
  }

  @Override
  public String vendor() {
    return "Sycamore";
  }

  @Override
  public DriverKind driver() {
    return DriverKind.OPENCL;
  }

  @Override
  public String driverVersion() {
    return "test 1.0";
  }

  @Override
  public long memory() {
    return 1L << 30;
  }

  @Override
  public Set<Aspect> aspects() {
    return Set.of(Aspect.FP64);
  }

  @Override
  public int maxWorkGroupSize() {
    return 64;
  }

  @Override
  public List<Integer> maxWorkItemSizes() {
    return List.of(64, 32, 16);
  }

  @Override
  public long localMemory() {
    return 1 << 16;
  }

  @Override
  public List<Integer> subGroupSizes() {
    return List.of(8, 16);
  }

  @Override
  public String alternative(Set<Aspect> missing) {
    return missing.equals(Set.of(Aspect.FP16)) ? "Do without" : "";
  }

  @Override
  public DeviceContext context() {
    throw new AssertionError("nothing is touched");
  }

  @Override
  public ImageSupport images() {
    return this;
  }

  @Override
  public List<ImageEntry> runnable(List<ImageEntry> images) {
    return images.stream()
        .filter(image -> image.kind() == ImageKind.SPIRV || image.kind() == ImageKind.OPENCL_C)
        .toList();
  }

  @Override
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image) {
    return image.resource().equals(DAMAGED) ? Optional.of("it is damaged") : Optional.empty();
  }

  @Override
  public List<String> buildTargets() {
    return List.of("spir64");
  }

  @Override
  public String device() {
    return "test";
  }
}
