package dev.sycamore.backend.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.targets.GpuVendor;
import dev.sycamore.binding.targets.NamedTarget;
import dev.sycamore.binding.targets.NamedTargets;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DeviceConfigurationTest {

  private static final Path NUMBERS = Path.of("src/test/resources/target-numbers.txt");
  private final DeviceConfiguration standard = DeviceConfiguration.standard();

  /** Images that are built carry them: a line may be added, none may change. */
  @Test
  void theNumbersOfTargetsAreStable() throws IOException {
    String numbers =
        standard.targets().stream()
            .map(target -> target.number() + " " + target.name() + "\n")
            .collect(Collectors.joining());
    Goldens.check(NUMBERS, numbers);
    assertThat(standard.targets()).extracting(TargetEntry::number).doesNotHaveDuplicates();
  }

  /** The runtime has a table of its own, as it reads no configuration. */
  @Test
  void theRuntimeKnowsEachTargetByNameAndNumber() {
    assertThat(NamedTargets.all().stream().map(target -> target.number() + " " + target.name()))
        .containsExactlyElementsOf(
            standard.targets().stream()
                .map(target -> target.number() + " " + target.name())
                .toList());
  }

  /** Names of Intel's and others' GPUs say how a driver identifies them. */
  @Test
  void theRuntimeIdentifiesEachGpu() {
    for (NamedTarget target : NamedTargets.all()) {
      TargetEntry entry = standard.find(target.name()).orElseThrow();
      String name = target.name();
      if (name.startsWith("intel_gpu_")) {
        String id = target.ids().get(0);
        assertThat(target.vendor()).as(name).contains(GpuVendor.INTEL);
        assertThat(entry.aliases())
            .as(name)
            .anyMatch(alias -> alias.startsWith("intel_gpu_" + id.replace('.', '_') + "_"));
      } else if (name.startsWith("nvidia_gpu_sm_")) {
        String capability = target.ids().get(0).replace(".", "");
        assertThat(target.vendor()).as(name).contains(GpuVendor.NVIDIA);
        assertThat(name).matches("nvidia_gpu_sm_" + capability + "a?");
      } else if (name.startsWith("amd_gpu_")) {
        assertThat(target.vendor()).as(name).contains(GpuVendor.AMD);
        assertThat(target.ids()).containsExactly(name.substring("amd_gpu_".length()));
      } else {
        assertThat(entry.aspects().contains(Aspect.GPU.number()))
            .as(name)
            .isEqualTo(target.vendor().isPresent());
      }
    }
  }

  @Test
  void everyTargetOfTheProductGivesItsNumberAndItsLimits() {
    for (TargetEntry target : standard.targets()) {
      assertThat(target.number()).as(target.name()).isBetween(1000, 1999);
      assertThat(target.aspects()).as(target.name()).contains(target.number());
      if (!target.mayHaveOtherAspects()) {
        assertThat(target.subGroupSizes()).as(target.name()).isNotEmpty();
        assertThat(target.knownAspects()).as(target.name()).hasSizeGreaterThan(2);
      }
    }
  }

  @Test
  void theTargetsOfTheDesignDocumentAreThere() {
    assertThat(standard.targets().stream().filter(TargetEntry::mayHaveOtherAspects))
        .extracting(TargetEntry::name)
        .containsExactlyInAnyOrder(
            "intel_gpu",
            "ptx64",
            "spir64",
            "x86_64",
            "aarch64",
            "aarch64_macos",
            "x86_64_macos",
            "x86_64_windows");
    TargetEntry tigerLake = standard.find("intel_gpu_tgl").orElseThrow();
    assertThat(standard.find("intel_gpu_12_0")).contains(tigerLake);
    assertThat(tigerLake.knownAspects())
        .containsExactlyInAnyOrder(Aspect.GPU, Aspect.FP16, Aspect.ATOMIC64);
    assertThat(tigerLake.subGroupSizes()).containsExactly(8, 16, 32);
    assertThat(standard.find("intel_gpu_13")).isEmpty();
  }

  @Test
  void everyAliasLeadsToItsTarget() {
    assertThat(standard.names()).doesNotHaveDuplicates().hasSizeGreaterThan(130);
    for (TargetEntry target : standard.targets()) {
      assertThat(standard.find(target.name())).contains(target);
      for (String alias : target.aliases()) {
        assertThat(standard.find(alias)).as(alias).contains(target);
      }
    }
  }

  @Test
  void nvidiaTargetsAreThoseThatImagesAreBuiltFor() {
    List<String> gpus =
        standard.names().stream().filter(name -> name.startsWith("nvidia_gpu_sm_")).toList();
    assertThat(gpus).contains("nvidia_gpu_sm_90a", "nvidia_gpu_sm_120");
    gpus.stream()
        .filter(name -> !name.contains("sm_5"))
        .forEach(name -> assertThat(ImageTarget.parse(name).name()).isEqualTo(name));
    assertThat(standard.find("nvidia_gpu_sm_52").orElseThrow().knownAspects())
        .contains(Aspect.FP64, Aspect.ATOMIC64)
        .doesNotContain(Aspect.FP16);
    assertThat(standard.find("nvidia_gpu_sm_53").orElseThrow().knownAspects())
        .contains(Aspect.FP16);
  }

  @Test
  void amdTargetsAreThoseThatImagesAreBuiltFor() {
    List<String> gpus =
        standard.names().stream().filter(name -> name.startsWith("amd_gpu_")).toList();
    assertThat(gpus).contains("amd_gpu_gfx90a", "amd_gpu_gfx1201");
    gpus.forEach(name -> assertThat(ImageTarget.parse(name).name()).isEqualTo(name));
    assertThat(standard.find("amdgcn").orElseThrow().name())
        .isEqualTo("amd_gpu_" + ImageTarget.AMDGCN.processor());
  }

  @Test
  void featureLevelsAreThoseThatImagesAreBuiltFor() {
    for (String name : List.of("x86_64_v2", "x86_64_v3", "x86_64_v4")) {
      assertThat(standard.find(name).orElseThrow().name()).isEqualTo(name);
      assertThat(ImageTarget.parse(name).name()).isEqualTo(name);
    }
  }

  /** The document's own example: no numbers of targets, aspects as numbers. */
  @Test
  void theExampleOfTheDesignDocumentIsRead() throws ConfigurationException {
    DeviceConfiguration example =
        read(
            """
            intel_gpu_11_1:
              aspects: [1, 2, 3]
              sub-group-sizes: [8, 16]
            intel_gpu_icl:
              aspects: [2, 3]
              sub-group-sizes: [8, 16]
            x86_64_avx512:
              aspects: [1, 2, 3, 9, 11]
              sub-group-sizes: [8, 32]
            """);
    assertThat(example.names()).containsExactly("intel_gpu_11_1", "intel_gpu_icl", "x86_64_avx512");
    TargetEntry unknown = example.targets().get(0);
    assertThat(unknown.knownAspects())
        .containsExactlyInAnyOrder(Aspect.CPU, Aspect.GPU, Aspect.ACCELERATOR);
    assertThat(unknown.aspects()).containsExactly(1, 2, 3, unknown.number());
    assertThat(unknown.number()).isEqualTo(1911806411);
    assertThat(unknown.maxWorkGroupSize()).isEmpty();
    assertThat(unknown.mayHaveOtherAspects()).isFalse();
    // Names of the product's file keep its numbers.
    assertThat(example.targets().get(1).number())
        .isEqualTo(standard.find("intel_gpu_icllp").orElseThrow().number());
    assertThat(example.targets().get(2).number())
        .isEqualTo(standard.find("x86_64_v4").orElseThrow().number());
  }

  @Test
  void aspectsHaveNamesOrNumbersAndUnknownNumbersAreKept() throws ConfigurationException {
    TargetEntry target =
        read("""
        \ufeff# With a byte-order mark, and every key.
        "a.b-c_1":
          target-aspect: 5000
          aliases:
            - 'd'
            - e
          aspects: [fp64, 6, "atomic64", 77, 1001]
          sub-group-sizes: [32, 8, 8]
          max-work-group-size: 512
          may-support-other-aspects: true
        """)
            .find("e")
            .orElseThrow();
    assertThat(target.name()).isEqualTo("a.b-c_1");
    assertThat(target.aliases()).containsExactly("d", "e");
    assertThat(target.number()).isEqualTo(5000);
    assertThat(target.aspects()).containsExactly(6, 28, 77, 1001, 5000);
    assertThat(target.knownAspects()).containsExactlyInAnyOrder(Aspect.FP64, Aspect.ATOMIC64);
    assertThat(target.subGroupSizes()).containsExactly(8, 32);
    assertThat(target.maxWorkGroupSize()).hasValue(512);
    assertThat(target.mayHaveOtherAspects()).isTrue();
  }

  private static DeviceConfiguration read(String text) throws ConfigurationException {
    return DeviceConfiguration.parse("f.yaml", text.getBytes(StandardCharsets.UTF_8));
  }
}
