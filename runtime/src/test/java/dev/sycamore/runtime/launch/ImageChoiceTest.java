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
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.targets.NamedTargets;
import dev.sycamore.runtime.host.HostDevice;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A launch asks the image that it would use. */
@Tag("module")
class ImageChoiceTest {
  private static final TestDevice DEVICE = new TestDevice(Set.of("spir64", "intel_gpu_tgl"));
  private static final String PLACE = " (k, K.java:1, test)";
  private static final String NO_FP16 =
      "Kernel uses optional feature corresponding to 'aspect::fp16' but device does not support"
          + " this aspect.";
  private static final String NO_32 =
      "Kernel has a required sub-group size of '32' but device does not support this sub-group"
          + " size.";

  private static DeviceRequirements required(
      List<Integer> aspects, List<Integer> subGroups, WorkGroupSize... workGroups) {
    return new DeviceRequirements(
        new TreeSet<>(aspects), Optional.empty(), new TreeSet<>(subGroups), List.of(workGroups));
  }

  private static DeviceRequirements aspects(Aspect... aspects) {
    return required(Stream.of(aspects).map(Aspect::number).toList(), List.of());
  }

  private static DeviceRequirements fixed(String... targets) {
    SortedSet<Integer> numbers =
        Stream.of(targets).map(NamedTargets::number).collect(Collectors.toCollection(TreeSet::new));
    return new DeviceRequirements(
        new TreeSet<>(), Optional.of(numbers), new TreeSet<>(), List.of());
  }

  private static ImageEntry image(ImageKind kind, String resource, DeviceRequirements required) {
    String target =
        switch (kind) {
          case NATIVE_CPU -> "x86_64";
          case OPENCL_C -> ImageKind.OPENCL_TARGET;
          default -> "spir64";
        };
    return ImageEntry.of(
        kind,
        target,
        new byte[0],
        resource,
        List.of("k"),
        Optional.of(
            PropertySets.builder()
                .putAll(PropertyCategory.DEVICE_REQUIREMENTS, required.properties(Dialect.DESIGN))
                .build()));
  }

  private static ImageEntry spirv(DeviceRequirements required) {
    return image(ImageKind.SPIRV, UnitResources.FOLDER + "k.spv", required);
  }

  private static ImageEntry openCl(DeviceRequirements required) {
    return image(ImageKind.OPENCL_C, UnitResources.FOLDER + "k.cl", required);
  }

  private static ImageEntry nativeCpu(DeviceRequirements required) {
    return image(ImageKind.NATIVE_CPU, UnitResources.FOLDER + "k.so", required);
  }

  private static BoundKernel kernel(LaunchAttributes attributes) {
    KernelBinding binding =
        new KernelBinding(
            "k",
            "k",
            KernelForm.RANGE,
            1,
            "K.java",
            1,
            1,
            1,
            "()V",
            List.of(),
            List.of(),
            attributes);
    return new BoundKernel(null, 0, binding);
  }

  private static ImageChoice choice(LaunchAttributes attributes, ImageEntry... images) {
    return ImageChoice.of(kernel(attributes), DEVICE, List.of(images));
  }

  private static ImageChoice choice(ImageEntry... images) {
    return choice(LaunchAttributes.NONE, images);
  }

  @Test
  void theChoiceIsExplainedRequirementByRequirement() {
    ImageEntry unfit = spirv(required(List.of(Aspect.FP64.number()), List.of(16, 32)));
    ImageEntry damaged = image(ImageKind.SPIRV, TestDevice.DAMAGED, aspects());
    ImageEntry text = openCl(required(List.of(), List.of(8), WorkGroupSize.of(4L, 8L)));
    ImageEntry more = image(ImageKind.OPENCL_C, UnitResources.FOLDER + "more.cl", aspects());

    assertThat(
            ImageExplanation.of(
                kernel(LaunchAttributes.NONE),
                DEVICE,
                List.of(unfit, damaged, text, more, nativeCpu(aspects(Aspect.FP16)))))
        .containsExactly(
            "the kernel 'k' (K.java:1:1) on test: OPENCL_C for opencl (META-INF/sycamore/k.cl)",
            "  SPIRV for spir64 (META-INF/sycamore/k.spv): refused, " + NO_32,
            "    has aspect fp64",
            "    has sub-group size 16",
            "    lacks sub-group size 32",
            "  SPIRV for spir64 (META-INF/sycamore/damaged): refused, it is damaged",
            "  OPENCL_C for opencl (META-INF/sycamore/k.cl): chosen",
            "    has sub-group size 8",
            "    has work-group size 4,8",
            "  OPENCL_C for opencl (META-INF/sycamore/more.cl): not needed",
            "  NATIVE_CPU for x86_64 (META-INF/sycamore/k.so): for other devices");
  }

  @Test
  void whyThereIsNoImageIsExplained() {
    BoundKernel kernel = kernel(LaunchAttributes.NONE);

    assertThat(ImageExplanation.of(kernel, DEVICE, List.of(spirv(aspects(Aspect.FP16)))))
        .containsExactly(
            "the kernel 'k' (K.java:1:1) on test: " + NO_FP16 + PLACE + ". Do without",
            "  SPIRV for spir64 (META-INF/sycamore/k.spv): refused, " + NO_FP16,
            "    lacks aspect fp16 (Do without)");
    assertThat(ImageExplanation.of(kernel, DEVICE, List.of(spirv(fixed("intel_gpu_pvc")))))
        .element(2)
        .asString()
        .startsWith("    lacks one of the targets intel_gpu_pvc (The targets of the device are ");
    assertThat(ImageExplanation.of(kernel, DEVICE, List.of()))
        .singleElement()
        .asString()
        .contains("has no image for the device test");
    assertThat(ImageExplanation.of(kernel, new HostDevice()))
        .containsExactly("the kernel 'k' (K.java:1:1) on host: no image: the JVM runs the lambda");
  }

  @Test
  void whatTheImageRequiresIsCheckedThoughTheKernelRequiresNothing() {
    assertThat(choice(spirv(aspects(Aspect.FP64, Aspect.FP16))).problem())
        .isEqualTo(NO_FP16 + PLACE + ". Do without");
    assertThat(choice(spirv(required(List.of(), List.of(16, 32)))).problem())
        .isEqualTo(NO_32 + PLACE);
    assertThat(choice(spirv(required(List.of(), List.of(), WorkGroupSize.of(16L, 16L)))).problem())
        .isEqualTo(
            "Kernel has a required work-group size of '16,16' but device does not support this"
                + " work-group size."
                + PLACE);
    assertThat(choice(spirv(required(List.of(4711), List.of()))).problem())
        .startsWith("Kernel uses optional feature corresponding to 'aspect::4711' but");
    assertThatThrownBy(() -> choice(openCl(aspects(Aspect.IMAGE))).orThrow())
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("'aspect::image'");
  }

  /** A library that needs less than the one that the kernel was compiled with. */
  @Test
  void whatTheKernelRequiredBeforeItWasLinkedIsNotAsked() {
    LaunchAttributes before =
        new LaunchAttributes(List.of(), 32, List.of(Aspect.FP16), List.of(), 0);
    ImageEntry image = spirv(aspects(Aspect.FP64));
    assertThat(choice(before, image).image()).contains(image);
  }

  @Test
  void anotherImageThatFitsIsTaken() {
    ImageEntry text = openCl(aspects());
    assertThat(choice(spirv(aspects(Aspect.FP16)), text).image()).contains(text);
    ImageEntry damaged = image(ImageKind.SPIRV, TestDevice.DAMAGED, aspects());
    assertThat(choice(damaged, text).image()).contains(text);
  }

  @Test
  void whereNoneFitsEachIsExplained() {
    ImageEntry[] images = {
      spirv(aspects(Aspect.FP16)), openCl(required(List.of(), List.of(32))), nativeCpu(aspects())
    };
    assertThat(choice(images).problem())
        .isEqualTo(NO_FP16 + PLACE + ". Do without. Of the image for opencl: " + NO_32);
    ImageEntry[] same = {spirv(aspects(Aspect.FP16)), openCl(aspects(Aspect.FP16))};
    assertThat(choice(same).problem()).isEqualTo(NO_FP16 + PLACE + ". Do without");
  }

  @Test
  void nothingIsReadOfAnImageWhoseRequirementsAreNotMet() {
    ImageEntry image = image(ImageKind.SPIRV, TestDevice.DAMAGED, aspects(Aspect.FP16));
    assertThat(choice(image).problem()).startsWith(NO_FP16);
  }

  @Test
  void fixedTargetsAreNamedWithTheDeviceAndTheOption() {
    assertThat(choice(spirv(fixed("intel_gpu_pvc", "intel_gpu_tgl"))).image()).isPresent();
    assertThat(choice(spirv(fixed("x86_64", "intel_gpu_pvc"))).problem())
        .isEqualTo(
            "Kernel was compiled with '-fsycl-fixed-targets=x86_64,intel_gpu_pvc' but was submitted"
                + " to a different device."
                + PLACE
                + ". The targets of the device are intel_gpu_tgl, spir64; compile with"
                + " -Asycamore.fixedTargets=x86_64,intel_gpu_pvc,intel_gpu_tgl (sycamorec"
                + " --fixed-targets), or without fixed targets");
    // A target of a configuration of the user's own.
    LaunchAttributes own = new LaunchAttributes(List.of(), 0, List.of(), List.of("my_gpu"), 0);
    assertThat(choice(own, spirv(fixed("my_gpu"))).problem())
        .startsWith("Kernel was compiled with '-fsycl-fixed-targets=my_gpu' but");
  }

  @Test
  void librariesForOtherTargetsLeaveNone() {
    LaunchAttributes kernel =
        new LaunchAttributes(List.of(), 0, List.of(), List.of("intel_gpu_tgl"), 0);
    assertThat(choice(kernel, spirv(fixed())).problem())
        .startsWith("Kernel was compiled with '-fsycl-fixed-targets=intel_gpu_tgl' but")
        .contains(PLACE + ". No target is left, because functions in the image were compiled for");
  }

  /** The properties of an image with fixed targets say nothing else. */
  @Test
  void withFixedTargetsTheKernelSaysTheRest() {
    LaunchAttributes fp16 =
        new LaunchAttributes(List.of(), 0, List.of(Aspect.FP16), List.of("spir64"), 0);
    assertThat(choice(fp16, spirv(fixed("spir64"))).problem()).startsWith(NO_FP16);
  }

  /** The device build leaves out what a target cannot run. */
  @Test
  void withoutAnImageForTheDeviceItIsSaidWhatTheDeviceLacks() {
    LaunchAttributes subGroups = new LaunchAttributes(List.of(), 32, List.of(), List.of(), 0);
    assertThat(choice(subGroups).problem()).isEqualTo(NO_32 + PLACE);
    // A library needs it.
    assertThat(choice(nativeCpu(aspects(Aspect.FP16))).problem()).startsWith(NO_FP16);
    LaunchAttributes fixed = new LaunchAttributes(List.of(), 0, List.of(), List.of("x86_64"), 0);
    assertThat(choice(fixed, nativeCpu(fixed("x86_64"))).problem())
        .startsWith("Kernel was compiled with '-fsycl-fixed-targets=x86_64' but")
        .contains("-Asycamore.fixedTargets=x86_64,intel_gpu_tgl (");
  }

  @Test
  void anImageThatWasNotBuiltIsAskedFor() {
    assertThat(choice(nativeCpu(aspects())).problem())
        .isEqualTo(
            "the kernel 'k' (K.java:1:1) has no image for the device test; compile it with"
                + " -Asycamore.targets=spir64 (it has images for: x86_64)");
    LaunchAttributes fixed =
        new LaunchAttributes(List.of(), 0, List.of(), List.of("x86_64", "spir64"), 0);
    assertThat(choice(fixed, nativeCpu(fixed("x86_64", "spir64"))).problem())
        .endsWith("(it has images for: x86_64; its fixed targets are x86_64, spir64)");
  }
}
