package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SPIR-V and PTX, checked by the tools of others where the machine has them. */
@Tag("one-jdk")
@Tag("module")
class ImageFormatTest {

  // SPIR-V specification 2.3, 3.42.
  private static final int SPIRV_HEADER = 5;
  private static final int OP_I_ADD = 128;
  private static final int OP_I_ADD_CARRY = 149;

  @TempDir private Path folder;

  static List<String> modules() {
    return TestModules.ALL;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void spirvIsValid(String module) throws Exception {
    byte[] image = TestModules.image(module, ImageTarget.SPIR64);
    ByteBuffer words = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(words.getInt(0)).isEqualTo(0x07230203);
    assertThat(words.getInt(4)).as("SPIR-V 1.2").isEqualTo(0x00010200);
    Path file = Files.write(folder.resolve("image.spv"), image);
    Tool.SPIRV_VAL.assumePresent();
    run(List.of("spirv-val", file.toString()));
  }

  /** PoCL takes SPIR-V, but cannot link the additions with overflow that LLVM likes to form. */
  @Test
  void spirvHasNoAdditionWithOverflow() {
    byte[] image = TestModules.image("carry", ImageTarget.SPIR64);
    IntBuffer words = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    List<Integer> opcodes = new ArrayList<>();
    for (int at = SPIRV_HEADER; at < words.limit(); at += words.get(at) >>> 16) {
      opcodes.add(words.get(at) & 0xffff);
    }
    assertThat(opcodes).contains(OP_I_ADD).doesNotContain(OP_I_ADD_CARRY);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void ptxIsAssembled(String module) throws Exception {
    byte[] image = TestModules.image(module, ImageTarget.PTX64);
    Path file = Files.write(folder.resolve("image.ptx"), image);
    Tool.PTXAS.assumePresent();
    run(
        List.of(
            "ptxas",
            "-arch=sm_75",
            file.toString(),
            "-o",
            folder.resolve("image.cubin").toString()));
  }

  @Test
  void ptxRoundsEachOperation() {
    String ptx = new String(TestModules.image("math", ImageTarget.PTX64), StandardCharsets.UTF_8);
    assertThat(ptx)
        .contains("mul.rn.f32", "add.rn.f32", "div.rn.f32", "sqrt.rn.f32", "sqrt.rn.f64")
        .doesNotContain("fma.", "mul.f32", "add.f32", ".ftz", ".approx");
  }

  @Test
  void ptxTellsTheTarget() {
    ImageTarget hopper = ImageTarget.parse("nvidia_gpu_sm_90");
    String ptx =
        new String(
            TestModules.image(TestModules.job("vector_add", hopper)), StandardCharsets.UTF_8);
    assertThat(ptx).contains(".target sm_90");
    String generic =
        new String(TestModules.image("vector_add", ImageTarget.PTX64), StandardCharsets.UTF_8);
    assertThat(generic).contains(".target sm_70", ".version 6.0");
  }

  @Test
  void ptxRangeKernelsTakeTheirGlobalSize() {
    String ptx = new String(TestModules.image("matrix", ImageTarget.PTX64), StandardCharsets.UTF_8);
    // For each dimension, the place where the launch begins follows.
    assertThat(ptx).contains("matrix_multiply_param_7", "ids3_param_6");
    assertThat(ptx).doesNotContain("matrix_multiply_param_8", "ids3_param_7");
    String nd =
        new String(TestModules.image("nd_range", ImageTarget.PTX64), StandardCharsets.UTF_8);
    assertThat(nd).doesNotContain("places_param_2").contains("through_local_shared_mem");
  }

  @Test
  void otherOutputs() {
    for (ImageTarget target : List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.X86_64)) {
      BuildJob job = TestModules.job("vector_add", target);
      assertThat(new String(output(job, BuildOutput.LLVM_IR), StandardCharsets.UTF_8))
          .contains("target triple", "@vector_add(");
      assertThat(output(job, BuildOutput.LLVM_BITCODE)).startsWith('B', 'C', 0xC0, 0xDE);
      assertThat(new String(output(job, BuildOutput.ASSEMBLY), StandardCharsets.UTF_8))
          .contains("vector_add");
    }
  }

  private static byte[] output(BuildJob job, BuildOutput output) {
    return TestModules.image(
        new BuildJob(job.name(), job.ir(), job.target(), job.kernels(), output));
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as("%s: %s", command, output).isZero();
  }
}
