package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** IR that another compiler could have made. */
@Tag("one-jdk")
@Tag("full")
class ForeignIrTest {

  private static final List<ImageTarget> ALL =
      List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.AMDGCN, ImageTarget.X86_64);

  private static final String FORM =
      "\"sycamore-kernel-form\"=\"nd_range\" \"sycamore-kernel-dims\"=\"1\"";

  private static String text(String ir, ImageTarget target, BuildOutput output) {
    return new String(
        TestModules.image(TestModules.job("k.ll", ir, target, List.of(), output)),
        StandardCharsets.UTF_8);
  }

  private static String failure(String ir, ImageTarget target) {
    return TestModules.failure(TestModules.job("k.ll", ir, target, List.of())).line();
  }

  private static ByteBuffer memory(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }

  @Test
  void aRangeWithStructuresByValueRunsOnTheCpu() {
    int n = 50;
    FloatBuffer in = memory(4 * n).asFloatBuffer();
    ByteBuffer out = memory(4 * n + 4);
    for (int i = 0; i < n; i++) {
      in.put(i, i / 4f);
    }
    TestArgumentBlock arguments =
        new TestArgumentBlock()
            .add(out)
            .add(in)
            .add((long) n)
            .add(7)
            .add(0.5f)
            .add((short) 3)
            .add((short) -4)
            .add(2f);
    try (TestNativeImage image = TestNativeImage.of("dpcpp", ImageTarget.X86_64)) {
      image.run(
          "_ZTS5Scale",
          arguments,
          TestLaunchRange.ndRange(new long[] {64, 1, 1}, new long[] {16, 1, 1}));
    }
    for (int i = 0; i < n; i++) {
      assertThat(out.getFloat(4 * i)).isEqualTo(i / 4f * 2f + 0.5f - 4f);
    }
    assertThat(out.getInt(4 * n)).isEqualTo(n);
  }

  @Test
  void barriersAndWorkItemFunctionsRunOnTheCpu() {
    int n = 48;
    LongBuffer out = memory(8 * n).asLongBuffer();
    try (TestNativeImage image = TestNativeImage.of("dpcpp", ImageTarget.X86_64)) {
      image.run(
          "_ZTS7Reverse",
          new TestArgumentBlock().add(out).add(0L),
          TestLaunchRange.ndRange(new long[] {n, 1, 1}, new long[] {8, 1, 1}));
    }
    for (int i = 0; i < n; i++) {
      assertThat(out.get(i)).isEqualTo((long) (i / 8 * 8 + 7 - i % 8) * n);
    }
  }

  @Test
  void spirvHasBuiltInsOfItsOwnAndStructuresByValue() {
    String code = text(TestModules.text("dpcpp"), ImageTarget.SPIR64, BuildOutput.ASSEMBLY);
    assertThat(code)
        .contains("BuiltIn GlobalInvocationId", "BuiltIn WorkgroupSize", "FuncParamAttr ByVal")
        .contains("OpControlBarrier", "OpMemoryBarrier", "OpAtomicIAdd")
        .containsPattern("GlobalLinearId = OpVariable %\\w+ Input|OpVariable %\\d+ Input");
  }

  /** {@code ImageFormatTest} asks SPIR-V's validator and ptxas about the same module. */
  @Test
  void everySpellingOfAPlaceIsThatPlace() {
    String code = text(TestModules.text("places"), ImageTarget.SPIR64, BuildOutput.ASSEMBLY);
    assertThat(code)
        .contains("BuiltIn WorkDim", "BuiltIn SubgroupId", "BuiltIn GlobalOffset")
        .doesNotContain("OpFunctionCall");
    TestModules.image(
        TestModules.job("places.ll", TestModules.text("places"), ImageTarget.AMDGCN, List.of()));

    long[] found = new long[24];
    LongBuffer out = memory(8 * found.length).asLongBuffer();
    try (TestNativeImage image = TestNativeImage.of("places", ImageTarget.X86_64)) {
      image.run(
          "places",
          new TestArgumentBlock().add(out),
          TestLaunchRange.ndRange(new long[] {12, 6, 1}, new long[] {4, 2, 1})
              .part(0, 2, 3)
              .part(1, 1, 2));
    }
    out.get(found);
    // The last work-item writes last: (11, 3) of 12 x 6, (3, 1) of 4 x 2, in the group (2, 1),
    // the last one of the second of two sub-groups.
    assertThat(found)
        .containsExactly(
            11,
            3,
            2,
            12,
            4,
            3,
            0,
            0,
            0,
            3 * 12 + 11,
            7,
            0,
            3 * 12 + 11,
            7,
            3,
            4,
            4,
            2,
            1,
            3,
            4,
            3,
            4,
            0);
  }

  @Test
  void kernelsOfGpusTakeTheScalarsOfStructures() {
    for (ImageTarget target : List.of(ImageTarget.PTX64, ImageTarget.AMDGCN)) {
      String ir = text(TestModules.text("dpcpp"), target, BuildOutput.LLVM_IR);
      assertThat(ir)
          .containsPattern(
              "kernel void @_ZTS5Scale\\(ptr addrspace\\(1\\) [\\w ]*%p0, ptr addrspace\\(1\\)"
                  + " [\\w ]*%p1, i64 %p2, i32 %p3, float %p4, i16 %p5, i16 %p6, float %p7\\)")
          .doesNotContain("__spirv_", "_with_offset", "byval");
    }
    String ptx = text(TestModules.text("dpcpp"), ImageTarget.PTX64, BuildOutput.ASSEMBLY);
    assertThat(ptx).contains("bar.sync", "fence.sc.gpu", ".entry _ZTS7Reverse(").contains("atom.");
    assertThat(text(TestModules.text("dpcpp"), ImageTarget.AMDGCN, BuildOutput.ASSEMBLY))
        .contains("s_barrier", "_ZTS5Scale.kd");
  }

  private static String kernel(String body, String... declarations) {
    return TestModules.module(
        "define spir_kernel void @k(ptr addrspace(1) %out) "
            + FORM
            + " {\n"
            + body
            + "\n  ret void\n}\n"
            + String.join("\n", declarations)
            + "\n");
  }

  @Test
  void whatATargetDoesNotHaveIsNamed() {
    String group =
        kernel(
            "  %v = call spir_func i32 @_Z17__spirv_GroupIAddjji(i32 2, i32 0, i32 1)\n"
                + "  store i32 %v, ptr addrspace(1) %out",
            "declare spir_func i32 @_Z17__spirv_GroupIAddjji(i32, i32, i32)");
    for (ImageTarget target : ALL.subList(1, 4)) {
      assertThat(failure(group, target))
          .isEqualTo("undefined function '_Z17__spirv_GroupIAddjji', reached by kernel 'k'");
    }
    assertThat(text(group, ImageTarget.SPIR64, BuildOutput.ASSEMBLY)).contains("OpGroupIAdd");
    String nobody = group.replace("_Z17__spirv_GroupIAddjji", "_Z15__spirv_Nobodyjji");
    for (ImageTarget target : ALL) {
      assertThat(failure(nobody, target))
          .isEqualTo("undefined function '_Z15__spirv_Nobodyjji', reached by kernel 'k'");
    }
  }

  @Test
  void specializationConstantsAreSpirvOnly() {
    String ir =
        kernel(
            "  %v = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 42)\n"
                + "  store i32 %v, ptr addrspace(1) %out",
            "declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)");
    for (ImageTarget target : ALL.subList(1, 4)) {
      assertThat(failure(ir, target))
          .startsWith("undefined function '_Z20__spirv_SpecConstantii', a specialization constant")
          .contains("-spec-const=emulation")
          .endsWith("reached by kernel 'k'");
    }
    assertThat(text(ir, ImageTarget.SPIR64, BuildOutput.ASSEMBLY))
        .containsPattern("OpDecorate %\\d+ SpecId 0")
        .containsPattern("OpSpecConstant %\\d+ 42");
  }

  @Test
  void aBarrierHasConstantScopes() {
    String ir =
        kernel(
            "  %scope = load i32, ptr addrspace(1) %out\n"
                + "  call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 %scope, i32 2, i32"
                + " 272)",
            "declare spir_func void @_Z22__spirv_ControlBarrierjjj(i32, i32, i32)");
    for (ImageTarget target : ALL.subList(1, 4)) {
      assertThat(failure(ir, target))
          .isEqualTo("'__spirv_ControlBarrier' in 'k': the execution scope is not a constant");
      assertThat(failure(ir.replace("i32 %scope, i32 2", "i32 1, i32 2"), target))
          .contains("work-items wait for those of a group or sub-group only");
    }
  }

  @Test
  void aVariableThatIsNoPlaceOfAWorkItemIsNamed() {
    String ir =
        TestModules.module("@__spirv_BuiltInNobody = external addrspace(1) constant i32\n")
            + kernel(
                    "  %v = load i32, ptr addrspace(1) @__spirv_BuiltInNobody\n"
                        + "  store i32 %v, ptr addrspace(1) %out")
                .substring(TestModules.module("").length());
    for (ImageTarget target : ALL) {
      assertThat(failure(ir, target))
          .isEqualTo("undefined variable '__spirv_BuiltInNobody', reached by kernel 'k'");
    }
    String stored =
        ir.replace("BuiltInNobody", "BuiltInGlobalSize")
            .replace(
                "store i32 %v, ptr addrspace(1) %out",
                "store i32 %v, ptr addrspace(1) @__spirv_BuiltInGlobalSize");
    assertThat(failure(stored, ImageTarget.SPIR64))
        .isEqualTo("the variable '__spirv_BuiltInGlobalSize' is used otherwise than by loads");
  }

  @Test
  void localVariablesAreNotForTheCpu() {
    String ir =
        TestModules.module("@tile = internal addrspace(3) global [16 x i32] undef\n")
            + kernel("  store i32 1, ptr addrspace(3) @tile")
                .substring(TestModules.module("").length());
    assertThat(failure(ir, ImageTarget.X86_64))
        .isEqualTo(
            "the variable 'tile' is in local memory, which native images have for parameters only");
    for (ImageTarget target : ALL.subList(0, 3)) {
      TestModules.image(TestModules.job("k.ll", ir, target, List.of()));
    }
  }
}
