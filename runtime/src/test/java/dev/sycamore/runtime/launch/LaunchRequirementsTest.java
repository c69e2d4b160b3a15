package dev.sycamore.runtime.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.runtime.device.DriverKind;
import dev.sycamore.runtime.device.RuntimeDevice;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LaunchRequirementsTest {

  /** A device with fp64, sub-groups of 8 and 16, and groups of 64 items, at most 32 in a row. */
  private static final RuntimeDevice DEVICE = new TestDevice(true);

  private static final RuntimeDevice ON_HOST = new TestDevice(false);

  private record TestDevice(boolean runsImages) implements DriverDevice {
    @Override
    public String id() {
      return "test";
    }

    @Override
    public String name() {
      return "test";
    }

    @Override
    public DriverKind driver() {
      return DriverKind.OPENCL;
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
    public Set<String> targets() {
      return Set.of("spir64", "intel_gpu_tgl");
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
  }

  private static KernelBinding kernel(LaunchAttributes attributes) {
    return new KernelBinding(
        "k",
        "k",
        KernelForm.ND_RANGE,
        Math.max(1, attributes.requiredWorkGroupSize().size()),
        "K.java",
        1,
        1,
        1,
        "()V",
        List.of(),
        List.of(),
        attributes);
  }

  private static String missing(LaunchAttributes attributes, RuntimeDevice device) {
    return LaunchRequirements.missing(kernel(attributes), device).orElse("");
  }

  private static String missing(List<Integer> workGroup, int subGroup, Aspect... aspects) {
    return missing(
        new LaunchAttributes(workGroup, subGroup, List.of(aspects), List.of(), 0), DEVICE);
  }

  @Test
  void nothingIsMissing() {
    assertThat(missing(List.of(4, 16), 8, Aspect.FP64)).isEmpty();
    assertThat(missing(LaunchAttributes.NONE, DEVICE)).isEmpty();
  }

  @Test
  void textsAreThoseOfTheDesign() {
    assertThat(missing(List.of(), 0, Aspect.FP64, Aspect.FP16))
        .isEqualTo(
            "Kernel uses optional feature corresponding to 'aspect::fp16' but device does not"
                + " support this aspect.");
    assertThat(missing(List.of(), 32))
        .isEqualTo(
            "Kernel has a required sub-group size of '32' but device does not support this"
                + " sub-group size.");
    assertThat(
            missing(
                new LaunchAttributes(List.of(), 0, List.of(), List.of("nvidia_gpu_sm_90"), 0),
                DEVICE))
        .isEqualTo(
            "Kernel was compiled with '-fsycl-fixed-targets=nvidia_gpu_sm_90' but was submitted"
                + " to a different device.");
  }

  @Test
  void theAlternativeOfTheDeviceIsNamed() {
    assertThatThrownBy(() -> check(Aspect.FP64, Aspect.FP16))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageEndingWith("(k, K.java:1, test). Do without");
    assertThatThrownBy(() -> check(Aspect.GPU, Aspect.FP16))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageEndingWith("(k, K.java:1, test)");
  }

  private static void check(Aspect... aspects) {
    KernelBinding kernel =
        kernel(new LaunchAttributes(List.of(), 0, List.of(aspects), List.of(), 0));
    LaunchRequirements.check(
        new BoundKernel(null, 0, kernel),
        Geometry.ndRange(IndexExtent.of(4), IndexExtent.of(2)),
        DEVICE);
  }

  @Test
  void oneOfTheFixedTargetsIsEnoughAndTheHostTakesAll() {
    LaunchAttributes two =
        new LaunchAttributes(
            List.of(), 0, List.of(), List.of("nvidia_gpu_sm_90", "intel_gpu_tgl"), 0);
    LaunchAttributes other = new LaunchAttributes(List.of(), 0, List.of(), List.of("ptx64"), 0);

    assertThat(missing(two, DEVICE)).isEmpty();
    assertThat(missing(other, DEVICE)).isNotEmpty();
    assertThat(missing(other, ON_HOST)).isEmpty();
  }

  @Test
  void workGroupsFitAsAWholeAndInEachDimension() {
    assertThat(missing(List.of(64), 0)).isEmpty();
    assertThat(missing(List.of(65), 0)).contains("work-group size of '65'");
    assertThat(missing(List.of(32, 2), 0)).isEmpty();
    // The first of two dimensions is the slower one.
    assertThat(missing(List.of(64, 1), 0)).contains("work-group size of '64,1'");
    assertThat(missing(List.of(16, 2, 2), 0)).isEmpty();
    assertThat(missing(List.of(17, 1, 1), 0)).contains("'17,1,1'");
    assertThat(missing(List.of(16, 32, 16), 0)).contains("'16,32,16'");
  }
}
