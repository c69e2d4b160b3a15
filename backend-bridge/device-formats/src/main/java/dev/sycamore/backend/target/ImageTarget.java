package dev.sycamore.backend.target;

import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.binding.targets.HostPlatform.OperatingSystem;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What an image is compiled for.
 *
 * @param name the word that users write: {@code spir64}, {@code ptx64}, {@code x86_64}, {@code
 *     x86_64_v3}, {@code aarch64}, {@code aarch64_macos}, {@code amdgcn}, {@code nvidia_gpu_sm_NN},
 *     {@code amd_gpu_gfxNNN} or {@code intel_gpu_NAME}
 * @param architecture the kind of image
 * @param system that loads native code; {@code OTHER} where any system can
 * @param processor the oldest processor that the image runs on, in the words of what generates code
 *     for it; empty where the architecture has no such notion
 */
public record ImageTarget(
    String name, Architecture architecture, OperatingSystem system, String processor) {

  /** The kinds of image. */
  public enum Architecture {
    /** SPIR-V 1.2, binary, for OpenCL. */
    SPIR64("spv", ImageKind.SPIRV),
    /** PTX text, for CUDA. */
    PTX64("ptx", ImageKind.PTX),
    /** A code object for AMD GPUs under ROCm. */
    AMDGCN("hsaco", ImageKind.AMDGCN),
    /** Machine code for Intel GPUs, which Intel's offline compiler makes of SPIR-V. */
    INTEL_GPU("bin", ImageKind.INTEL_GPU),
    /** A shared library for x86-64. */
    X86_64("so", ImageKind.NATIVE_CPU),
    /** A shared library for 64-bit Arm. */
    AARCH64("so", ImageKind.NATIVE_CPU);

    private final String extension;
    private final ImageKind imageKind;

    Architecture(String extension, ImageKind imageKind) {
      this.extension = extension;
      this.imageKind = imageKind;
    }

    /** Whether LLVM generates SPIR-V for it. */
    public boolean isSpirv() {
      return this == SPIR64 || this == INTEL_GPU;
    }

    /** Whether its images are machine code for the processor that the JVM runs on. */
    public boolean isNative() {
      return imageKind == ImageKind.NATIVE_CPU;
    }
  }

  /** SPIR-V for any OpenCL device. */
  public static final ImageTarget SPIR64 = new ImageTarget("spir64", Architecture.SPIR64, "");

  /** PTX for every NVIDIA GPU from Volta on. */
  public static final ImageTarget PTX64 = new ImageTarget("ptx64", Architecture.PTX64, "sm_70");

  /**
   * A code object for gfx90a (Instinct MI200). AMD's code runs on the processor that it is for and
   * on no other, so there is no older one that would do for all.
   */
  public static final ImageTarget AMDGCN = new ImageTarget("amdgcn", Architecture.AMDGCN, "gfx90a");

  /**
   * Native code for the CPU. The baseline is x86-64-v2 (SSE4.2): processors without AVX were still
   * sold in the last decade.
   */
  public static final ImageTarget X86_64 =
      nativeCode(OperatingSystem.LINUX, HostPlatform.X86_64, Architecture.X86_64, "x86-64-v2");

  /** Native code for every 64-bit Arm processor: Armv8-A, which has vectors of 128 bits (NEON). */
  public static final ImageTarget AARCH64 =
      nativeCode(OperatingSystem.LINUX, HostPlatform.AARCH64, Architecture.AARCH64, "generic");

  /** The code of {@link #AARCH64} for macOS on Apple silicon. */
  public static final ImageTarget AARCH64_MACOS = AARCH64.on(OperatingSystem.MACOS);

  /** The code of {@link #X86_64} for macOS. */
  public static final ImageTarget X86_64_MACOS = X86_64.on(OperatingSystem.MACOS);

  /** The code of {@link #X86_64} for Windows. */
  public static final ImageTarget X86_64_WINDOWS = X86_64.on(OperatingSystem.WINDOWS);

  /**
   * Native code for the feature levels of the psABI. The runtime takes the highest one that the CPU
   * has. What the levels add never changes a result: nothing is fused that the program does not
   * fuse.
   */
  private static final List<ImageTarget> FEATURE_LEVELS =
      Stream.of("v2", "v3", "v4").map(ImageTarget::featureLevel).toList();

  /**
   * Those of a build that names none on x86-64: what the runtime has devices for, and AVX2, which
   * most CPUs have.
   *
   * @see StandardTargets
   */
  public static final List<ImageTarget> STANDARD =
      List.of(X86_64, featureLevel("v3"), SPIR64, PTX64);

  /** The words for targets, as help texts list them; {@code N} and {@code NAME} stand for some. */
  public static final String SPELLINGS =
      "x86_64, x86_64_v2, x86_64_v3, x86_64_v4, aarch64, "
          + "aarch64_macos, x86_64_macos, x86_64_windows, "
          + NativeTarget.WORD
          + ", spir64, ptx64, nvidia_gpu_sm_NN, amdgcn, amd_gpu_gfxNNN, intel_gpu, intel_gpu_NAME";

  private static final String INTEL_GPUS = "intel_gpu";

  /** Code for Intel GPUs that the user names to the offline compiler. */
  private static final ImageTarget INTEL_GPU =
      new ImageTarget(INTEL_GPUS, Architecture.INTEL_GPU, "");

  private static final List<ImageTarget> NAMED =
      Stream.concat(
              Stream.of(
                  SPIR64,
                  PTX64,
                  X86_64,
                  AARCH64,
                  AARCH64_MACOS,
                  X86_64_MACOS,
                  X86_64_WINDOWS,
                  AMDGCN,
                  INTEL_GPU),
              FEATURE_LEVELS.stream())
          .toList();

  private static final String INTEL_GPU_PREFIX = INTEL_GPUS + "_";

  /**
   * DPC++'s names of Intel GPUs, without their aliases: the cases of {@code SYCL.cpp} in clang's
   * driver that begin with {@code intel_gpu_}.
   */
  private static final List<String> INTEL_DEVICES =
      List.of(
          "bdw", "skl", "kbl", "cfl", "apl", "glk", "whl", "aml", "cml", "icllp", "ehl", "tgl",
          "rkl", "adl_s", "adl_p", "adl_n", "dg1", "acm_g10", "acm_g11", "acm_g12", "pvc", "pvc_vg",
          "mtl_u", "mtl_h", "arl_h", "bmg_g21", "bmg_g31", "lnl_m", "ptl_h", "ptl_u", "wcl");

  /**
   * Where the offline compiler gets another word than the target, as from DPC++: clang's test
   * {@code Driver/sycl-oneapi-gpu-intelgpu.cpp} lists the word for each of its names.
   */
  private static final Map<String, String> INTEL_DEVICE_WORDS =
      Map.of(
          "tgl", "tgllp",
          "pvc_vg", "pvc_xt_c0_vg",
          "mtl_u", "mtl_s",
          "mtl_h", "mtl_p",
          "arl_h", "xe_lpgplus_b0");

  private static final String NVIDIA_GPU_PREFIX = "nvidia_gpu_";

  private static final String AMD_GPU = "amd_gpu_";

  /**
   * What LLVM 20's AMDGPU back end knows, from gfx9 on: what is older has neither flat scratch
   * memory nor exact half floats.
   */
  private static final List<String> GRAPHICS_PROCESSORS =
      List.of(
          "gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c", "gfx940",
          "gfx941", "gfx942", "gfx950", "gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx1030",
          "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx1100", "gfx1101",
          "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx1200", "gfx1201");

  /**
   * What LLVM 20's NVPTX back end knows, from the first with a 64-bit floating-point atomic add.
   */
  private static final List<String> STREAMING_MULTIPROCESSORS =
      List.of(
          "sm_60", "sm_61", "sm_62", "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89",
          "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_101", "sm_101a", "sm_120", "sm_120a");

  public ImageTarget {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(architecture, "architecture");
    Objects.requireNonNull(system, "system");
    Objects.requireNonNull(processor, "processor");
  }

  /** Code that does not depend on the system. */
  private ImageTarget(String name, Architecture architecture, String processor) {
    this(name, architecture, OperatingSystem.OTHER, processor);
  }

  private static ImageTarget nativeCode(
      OperatingSystem system, String isa, Architecture architecture, String processor) {
    String name = new HostPlatform(system, isa).nativeTarget().orElseThrow();
    return new ImageTarget(name, architecture, system, processor);
  }

  /** The same code for another system than Linux; the name of this one is that of the processor. */
  private ImageTarget on(OperatingSystem other) {
    return nativeCode(other, name, architecture, processor);
  }

  /** The target of this name; nothing if there is none. */
  public static Optional<ImageTarget> find(String word) {
    return Stream.concat(NAMED.stream(), gpus()).filter(t -> t.name.equals(word)).findFirst();
  }

  /**
   * Returns the target of this name.
   *
   * @throws IllegalArgumentException if there is no such target; the message lists the known ones
   */
  public static ImageTarget parse(String word) {
    return find(word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "unknown target '%s'; the targets are %s, nvidia_gpu_<sm> with <sm> one of"
                            + " %s, amd_gpu_<gfx> with <gfx> one of %s, and intel_gpu_<device> with"
                            + " <device> one of %s",
                        word,
                        String.join(", ", names()),
                        String.join(", ", STREAMING_MULTIPROCESSORS),
                        String.join(", ", GRAPHICS_PROCESSORS),
                        String.join(", ", INTEL_DEVICES))));
  }

  private static ImageTarget featureLevel(String level) {
    return new ImageTarget(
        "x86_64_" + level, X86_64.architecture, X86_64.system, "x86-64-" + level);
  }

  private static Stream<ImageTarget> gpus() {
    Stream<ImageTarget> nvidia =
        STREAMING_MULTIPROCESSORS.stream()
            .map(sm -> new ImageTarget(NVIDIA_GPU_PREFIX + sm, Architecture.PTX64, sm));
    Stream<ImageTarget> amd =
        GRAPHICS_PROCESSORS.stream()
            .map(gfx -> new ImageTarget(AMD_GPU + gfx, Architecture.AMDGCN, gfx));
    Stream<ImageTarget> intel =
        INTEL_DEVICES.stream()
            .map(
                device ->
                    new ImageTarget(
                        INTEL_GPU_PREFIX + device,
                        Architecture.INTEL_GPU,
                        INTEL_DEVICE_WORDS.getOrDefault(device, device)));
    return Stream.of(nvidia, amd, intel).flatMap(Function.identity());
  }

  /** The names of all targets but those for one GPU. */
  public static List<String> names() {
    return NAMED.stream().map(ImageTarget::name).toList();
  }

  /** The names of all targets. */
  public static List<String> allNames() {
    return Stream.concat(NAMED.stream(), gpus()).map(ImageTarget::name).toList();
  }

  /** The format of what is compiled for it. */
  public CodeFormat format() {
    String extension =
        switch (system) {
          case MACOS -> "dylib";
          case WINDOWS -> "dll";
          case LINUX, OTHER -> architecture.extension;
        };
    return new CodeFormat(architecture.imageKind, name, extension);
  }

  @Override
  public String toString() {
    return name;
  }
}
