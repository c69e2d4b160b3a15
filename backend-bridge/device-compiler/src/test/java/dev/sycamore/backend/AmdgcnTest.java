package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Code objects for AMD GPUs, by their shape: no such device is needed, and none was there. */
@Tag("one-jdk")
@Tag("full")
class AmdgcnTest {

  /** ELF for AMD GPUs: e_machine, and e_flags of the processors. */
  private static final int EM_AMDGPU = 224;

  private static final int EF_MACHINE_MASK = 0xFF;
  private static final int GFX90A = 0x3F;
  private static final int GFX1100 = 0x41;

  static List<String> modules() {
    return TestModules.ALL;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void imagesAreCodeObjectsWithADescriptorForEachKernel(String module) {
    byte[] image = TestModules.image(module, ImageTarget.AMDGCN);
    assertCodeObject(image, GFX90A);
    String bytes = new String(image, StandardCharsets.ISO_8859_1);
    for (String kernel : kernels(module)) {
      assertThat(bytes).contains(kernel + ".kd\0");
    }
  }

  private static void assertCodeObject(byte[] image, int processor) {
    ByteBuffer header = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(image).startsWith(0x7F, 'E', 'L', 'F', 2, 1, 1, 64, 3);
    assertThat(header.getShort(16)).as("ET_DYN").isEqualTo((short) 3);
    assertThat(header.getShort(18)).isEqualTo((short) EM_AMDGPU);
    assertThat(header.getInt(48) & EF_MACHINE_MASK).isEqualTo(processor);
  }

  private static List<String> kernels(String module) {
    return TestModules.text(module)
        .lines()
        .filter(line -> line.startsWith("define spir_kernel"))
        .map(line -> line.substring(line.indexOf('@') + 1, line.indexOf('(')))
        .toList();
  }

  @Test
  void everyProcessorHasItsOwnCode() {
    List<BuildJob> jobs = new ArrayList<>();
    List<String> words = new ArrayList<>();
    assertThatThrownBy(() -> ImageTarget.parse("amd_gpu_gfx803"))
        .hasMessageContaining("amd_gpu_<gfx> with <gfx> one of gfx900, ")
        .satisfies(e -> words.addAll(processors(e.getMessage())));
    assertThat(words).hasSizeGreaterThan(30);
    words.forEach(word -> jobs.add(TestModules.job("barrier", ImageTarget.parse(word))));
    List<JobResult<DeviceImage>> results = DeviceBuild.run(jobs);
    for (JobResult<DeviceImage> result : results) {
      assertThat(result).isInstanceOf(JobResult.Done.class);
    }
    assertCodeObject(
        ((JobResult.Done<DeviceImage>) results.get(words.indexOf("amd_gpu_gfx1100")))
            .value()
            .bytes(),
        GFX1100);
    assertThat(ImageTarget.parse("amd_gpu_gfx1100").format().suffix())
        .isEqualTo(".amd_gpu_gfx1100.hsaco");
  }

  private static List<String> processors(String message) {
    String start = "amd_gpu_<gfx> with <gfx> one of ";
    int first = message.indexOf(start) + start.length();
    String list = message.substring(first, message.indexOf(", and ", first));
    return List.of(list.split(", ")).stream().map(gfx -> "amd_gpu_" + gfx).toList();
  }

  @Test
  void entryPointsReadRegistersAndWhatTheLauncherWrites() {
    assertThat(ir("nd_range"))
        .contains("define protected amdgpu_kernel void @places(ptr addrspace(1)")
        .contains("@llvm.amdgcn.workitem.id.y()", "@llvm.amdgcn.workgroup.id.y()")
        .contains("@llvm.amdgcn.implicitarg.ptr()")
        .contains("!{i32 1, !\"amdhsa_code_object_version\", i32 500}")
        .doesNotContain("spir_", "_Z13get_global_idj");
    // Behind the pointer to the output, the dimension and their padding: counts, then sizes.
    assertThat(assembly("nd_range"))
        .contains("hidden_block_count_x", "hidden_group_size_y")
        .contains(".amdhsa_system_sgpr_workgroup_id_y 1", ".amdhsa_system_vgpr_workitem_id 1");
  }

  @Test
  void rangeKernelsTakeTheirGlobalSize() {
    assertThat(ir("matrix"))
        .containsPattern(
            "void @matrix_multiply\\(.*%p3, i32 %size.0, i32 %size.1, i32 %first.1, i32 %first.0\\)")
        .containsPattern(
            "void @ids3\\(.*%p0, i32 %size.0, i32 %size.1, i32 %size.2, i32 %first.1, i32 %first.2, i32 %first.0\\)");
    assertThat(ir("nd_range")).doesNotContain("%size.0)");
  }

  @Test
  void localPointersAreOffsetsIntoOneArray() {
    assertThat(ir("nd_range"))
        .contains("@through_local_shared_mem = external", "addrspace(3) global [0 x i8], align 16")
        .containsPattern("void @through_local\\(.*%p0, i32 %p1.offset, i32 %p2.offset\\)");
    assertThat(assembly("nd_range")).contains("ds_write_b32", "ds_read");
  }

  @Test
  void barriersMakeWritesVisibleToTheGroup() {
    String barrier =
        """
          fence syncscope("workgroup") release
          tail call void @llvm.amdgcn.s.barrier()
          fence syncscope("workgroup") acquire
        """;
    assertThat(ir("barrier")).contains(barrier).doesNotContain("_Z7barrierj");
    assertThat(assembly("barrier")).contains("s_barrier");
  }

  @Test
  void atomicsHaveTheScopesOfTheTarget() {
    assertThat(ir("atomics"))
        .contains("atomicrmw add ptr addrspace(1) ", "syncscope(\"agent\") monotonic")
        .contains("syncscope(\"workgroup\") monotonic")
        .doesNotContain("syncscope(\"device\")");
    assertThat(assembly("atomics"))
        .contains("global_atomic_add ", "global_atomic_add_x2", "global_atomic_cmpswap", "ds_");
  }

  @Test
  void privateArraysAreInScratchMemory() {
    assertThat(ir("atomics"))
        .containsPattern("alloca \\[1000 x i32\\], align \\d+, addrspace\\(5\\)");
    assertThat(assembly("atomics")).contains(".private_segment_fixed_size: 4004", "buffer_store");
  }

  @Test
  void everyOperationIsRoundedOnce() {
    for (String module : List.of("exact", "math", "fma")) {
      assertThat(assembly(module))
          .contains(".amdhsa_float_round_mode_32 0", ".amdhsa_float_round_mode_16_64 0")
          .contains(".amdhsa_float_denorm_mode_32 3", ".amdhsa_float_denorm_mode_16_64 3")
          .doesNotContain(".amdhsa_float_denorm_mode_32 0");
    }
    assertThat(assembly("exact")).contains("v_mul_f32", "v_add_f32").doesNotContain("_fma", "_mac");
    assertThat(assembly("math")).contains("v_div_scale_f32", "v_div_fmas_f32", "v_div_fixup_f32");
    assertThat(assembly("fma")).contains("v_fmac_f32", "v_fmac_f64");
  }

  /** The hardware's reciprocal of a half is approximate; the quotient of floats is not. */
  @Test
  void halvesAreDividedAsFloats() {
    String ir =
        TestModules.module(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)
            define spir_kernel void @divide(ptr addrspace(1) %x) "sycamore-kernel-form"="range" "sycamore-kernel-dims"="1" {
              %i = call spir_func i64 @_Z13get_global_idj(i32 0)
              %at = getelementptr half, ptr addrspace(1) %x, i64 %i
              %a = load half, ptr addrspace(1) %at
              %q = fdiv half 1.0, %a
              %b = fdiv half %q, 3.0
              store half %b, ptr addrspace(1) %at
              %pair.at = getelementptr <2 x half>, ptr addrspace(1) %x, i64 %i
              %pair = load <2 x half>, ptr addrspace(1) %pair.at
              %pairs = fdiv <2 x half> %pair, splat (half 3.0)
              store <2 x half> %pairs, ptr addrspace(1) %pair.at
              ret void
            }
            """);
    assertThat(
            text(TestModules.job("d.ll", ir, ImageTarget.AMDGCN, List.of(), BuildOutput.ASSEMBLY)))
        .contains("v_div_fixup_f32", "v_cvt_f16_f32")
        .doesNotContain("v_rcp_f16", "v_div_fixup_f16");
  }

  @Test
  void subGroupsAreWaves() {
    String ir =
        TestModules.module(
            """
            declare spir_func i64 @_Z13get_global_idj(i32)
            declare spir_func i32 @__sycamore_sub_group_width()
            declare spir_func i32 @__sycamore_sub_group_size()
            declare spir_func void @__sycamore_sub_group_barrier()
            declare spir_func i32 @__sycamore_sub_group_shuffle(i32, i32)
            define spir_kernel void @waves(ptr addrspace(1) %x) "sycamore-kernel-form"="nd_range" "sycamore-kernel-dims"="1" {
              %i = call spir_func i64 @_Z13get_global_idj(i32 0)
              %width = call spir_func i32 @__sycamore_sub_group_width()
              %size = call spir_func i32 @__sycamore_sub_group_size()
              call spir_func void @__sycamore_sub_group_barrier()
              %sum = add i32 %width, %size
              %other = call spir_func i32 @__sycamore_sub_group_shuffle(i32 %sum, i32 3)
              %at = getelementptr i32, ptr addrspace(1) %x, i64 %i
              store i32 %other, ptr addrspace(1) %at
              ret void
            }
            """);
    assertThat(
            text(TestModules.job("w.ll", ir, ImageTarget.AMDGCN, List.of(), BuildOutput.LLVM_IR)))
        .contains("call void @llvm.amdgcn.wave.barrier()");
    for (ImageTarget target : List.of(ImageTarget.AMDGCN, ImageTarget.parse("amd_gpu_gfx1100"))) {
      String assembly = text(TestModules.job("w.ll", ir, target, List.of(), BuildOutput.ASSEMBLY));
      assertThat(assembly).contains("ds_bpermute_b32");
      assertThat(assembly)
          .contains(".wavefront_size: " + (target.equals(ImageTarget.AMDGCN) ? 64 : 32));
    }
  }

  private static String ir(String module) {
    return text(module, BuildOutput.LLVM_IR);
  }

  private static String assembly(String module) {
    return text(module, BuildOutput.ASSEMBLY);
  }

  private static String text(String module, BuildOutput output) {
    return text(
        TestModules.job(
            module + ".ll", TestModules.text(module), ImageTarget.AMDGCN, List.of(), output));
  }

  private static String text(BuildJob job) {
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }
}
