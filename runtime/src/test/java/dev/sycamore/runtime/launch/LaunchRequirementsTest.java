package dev.sycamore.runtime.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LaunchRequirementsTest {

  private static final DriverDevice DEVICE = new TestDevice(Set.of("spir64", "intel_gpu_tgl"));

  /** Of which nothing is known besides. */
  private static final ImageEntry IMAGE =
      ImageEntry.of(
          ImageKind.SPIRV,
          "spir64",
          new byte[0],
          UnitResources.FOLDER + "k.spv",
          List.of("k"),
          Optional.empty());

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

  private static String missing(LaunchAttributes attributes) {
    return UnmetRequirement.of(KernelRequirements.of(attributes), attributes.fixedTargets(), DEVICE)
        .map(UnmetRequirement::message)
        .orElse("");
  }

  private static String missing(List<Integer> workGroup, int subGroup, Aspect... aspects) {
    return missing(new LaunchAttributes(workGroup, subGroup, List.of(aspects), List.of(), 0));
  }

  @Test
  void nothingIsMissing() {
    assertThat(missing(List.of(4, 16), 8, Aspect.FP64)).isEmpty();
    assertThat(missing(LaunchAttributes.NONE)).isEmpty();
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
            missing(new LaunchAttributes(List.of(), 0, List.of(), List.of("nvidia_gpu_sm_90"), 0)))
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
    ImageChoice.of(new BoundKernel(null, 0, kernel), DEVICE, List.of(IMAGE)).orThrow();
  }

  @Test
  void oneOfTheFixedTargetsIsEnoughAndTheHostTakesAll() {
    LaunchAttributes two =
        new LaunchAttributes(
            List.of(), 0, List.of(), List.of("nvidia_gpu_sm_90", "intel_gpu_tgl"), 0);
    LaunchAttributes other = new LaunchAttributes(List.of(), 0, List.of(), List.of("ptx64"), 0);

    assertThat(missing(two)).isEmpty();
    assertThat(missing(other)).isNotEmpty();
    BoundKernel fixed = new BoundKernel(null, 0, kernel(other));
    assertThat(LaunchRequirements.areMet(fixed, new HostDevice())).isTrue();
    LaunchRequirements.checkLambda(fixed, new HostDevice());
  }

  @Test
  void theHostNeedsWhatTheLambdaDoes() {
    BoundKernel gpu =
        new BoundKernel(
            null, 0, kernel(new LaunchAttributes(List.of(), 0, List.of(Aspect.GPU), List.of(), 0)));
    assertThat(LaunchRequirements.areMet(gpu, new HostDevice())).isFalse();
    assertThatThrownBy(() -> LaunchRequirements.checkLambda(gpu, new HostDevice()))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessage(
            "Kernel uses optional feature corresponding to 'aspect::gpu' but device does not"
                + " support this aspect. (k, K.java:1, host)");
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
