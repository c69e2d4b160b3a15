package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.DeviceImage;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.backend.target.ImageTarget;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs that cannot be compiled. */
@Tag("one-jdk")
@Tag("full")
class BuildFailureTest {

  private static final String RUN =
      "\"sycamore-name\"=\"Unit.run\" \"sycamore-place\"=\"Unit.java:12:5\"";
  private static final String PLUS =
      "\"sycamore-name\"=\"Unit.plus(float,float)\" \"sycamore-place\"=\"Unit.java:3:1\"";

  /** The SPIR-V back end of LLVM 20 aborts its process on this intrinsic. */
  private static final String ABORTS =
      TestModules.module(
          """
          declare i32 @llvm.fptosi.sat.i32.f32(float)
          define spir_kernel void @aborting(ptr addrspace(1) %out, float %x) #0 {
            %v = call i32 @llvm.fptosi.sat.i32.f32(float %x)
            store i32 %v, ptr addrspace(1) %out, align 4
            ret void
          }
          attributes #0 = { "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" }
          """);

  @Test
  void anAbortFailsItsJobAlone() {
    BuildJob aborting =
        TestModules.job("p/Aborts", ABORTS, ImageTarget.SPIR64, List.of("aborting"));
    List<JobResult<DeviceImage>> results =
        DeviceBuild.run(
            List.of(
                TestModules.job("vector_add", ImageTarget.SPIR64),
                aborting,
                TestModules.job("vector_add", ImageTarget.X86_64)));
    assertThat(results.get(0)).isInstanceOf(JobResult.Done.class);
    assertThat(results.get(2)).isInstanceOf(JobResult.Done.class);
    Failure failure = ((JobResult.Failed<DeviceImage>) results.get(1)).failure();
    assertThat(failure.stage()).isEqualTo(BuildStage.EMIT);
    assertThat(failure.line()).contains("LLVM ERROR");
    assertThat(failure.describe(aborting)).contains("spir64", "aborting", "emit code");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n \t\n"})
  void anEmptyInputIsRefused(String ir) {
    Failure failure = failure(ir);
    assertThat(failure.stage()).isEqualTo(BuildStage.READ);
    assertThat(failure.line()).isEqualTo("input.ll: error: the input is empty");
  }

  @Test
  void aSyntaxErrorHasItsPlace() {
    Failure failure =
        failure(TestModules.module("\ndefine void @f() {\n  %x = frobnicate i32 1\n}\n"));
    assertThat(failure.stage()).isEqualTo(BuildStage.READ);
    assertThat(failure.line()).isEqualTo("input.ll:6:8: error: expected instruction opcode");
    assertThat(failure.detail()).contains("frobnicate", "^");
  }

  @Test
  void invalidIrIsRefused() {
    Failure failure =
        failure(
            TestModules.module(
                """
                define spir_kernel void @f(i32 %x) {
                entry:
                  br label %next
                next:
                  %a = add i32 %b, 1
                  %b = add i32 %x, 1
                  ret void
                }
                """));
    assertThat(failure.stage()).isEqualTo(BuildStage.VERIFY);
    assertThat(failure.line()).contains("Instruction does not dominate all uses");
  }

  @Test
  void aModuleForAnotherMachineIsRefused() {
    Failure failure =
        failure(
            "target triple = \"x86_64-unknown-linux-gnu\"\ndefine void @f() {\n  ret void\n}\n");
    assertThat(failure.line()).contains("x86_64-unknown-linux-gnu", "spir64");
  }

  @Test
  void aModuleWithoutKernelsIsRefused() {
    assertThat(failure(TestModules.module("define void @f() {\n  ret void\n}\n")).line())
        .contains("no kernel");
  }

  @Test
  void undefinedFunctionsAreRefused() {
    String ir =
        TestModules.text("vector_add")
            .replace(
                "define internal spir_func float @plus(float %x, float %y) {\n  %sum = fadd float %x, %y\n  ret float %sum\n}",
                "declare spir_func float @plus(float, float)");
    for (ImageTarget target : List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.X86_64)) {
      Failure failure = TestModules.failure(TestModules.job("input.ll", ir, target, List.of()));
      assertThat(failure.stage()).isEqualTo(BuildStage.LOWER);
      assertThat(failure.line())
          .isEqualTo("undefined function 'plus', reached by kernel 'vector_add'");
    }
  }

  @Test
  void recursionIsRefused() {
    String ir =
        TestModules.text("vector_add")
            .replace(
                "%sum = fadd float %x, %y",
                "%sum = call spir_func float @plus(float %y, float %x)");
    assertThat(failure(ir).line()).contains("'vector_add'", "'plus' calls itself");
  }

  @Test
  void exponentialInliningIsRefusedBeforeItIsDone() {
    StringBuilder ir =
        new StringBuilder(
            TestModules.text("vector_add")
                .replace("%sum = fadd float %x, %y", "%sum = call spir_func float @f40(float %x)"));
    ir.append("define internal spir_func float @f0(float %x) {\n  ret float %x\n}\n");
    for (int k = 1; k <= 40; k++) {
      ir.append(
          """
          define internal spir_func float @f%1$d(float %%x) {
            %%a = call spir_func float @f%2$d(float %%x)
            %%b = call spir_func float @f%2$d(float %%a)
            ret float %%b
          }
          """
              .formatted(k, k - 1));
    }
    for (ImageTarget target : List.of(ImageTarget.X86_64, ImageTarget.PTX64)) {
      Failure failure =
          TestModules.failure(TestModules.job("input.ll", ir.toString(), target, List.of()));
      assertThat(failure.line())
          .contains("'vector_add'", "more than 2,000,000 instructions", "'plus' -> 'f40' -> 'f39'")
          .doesNotContain("'f10'");
    }
  }

  @Test
  void kernelsAndFunctionsAreShownByNameAndPlace() {
    String ir =
        TestModules.text("vector_add")
            .replace(
                "%sum = fadd float %x, %y", "%sum = call spir_func float @plus(float %y, float %x)")
            .replace("@plus(float %x, float %y) {", "@plus(float %x, float %y) " + PLUS + " {")
            .replace("\"sycamore-kernel-form\"", RUN + " \"sycamore-kernel-form\"");
    assertThat(failure(ir).line())
        .isEqualTo(
            "kernel 'Unit.run' (Unit.java:12:5): 'Unit.plus(float,float)' (Unit.java:3:1) calls"
                + " itself, directly or by others");
    String declared =
        TestModules.module(
            "define spir_kernel void @p_Unit_run() \"sycamore-kernel-dims\"=\"1\""
                + " \"sycamore-kernel-form\"=\"range\" "
                + RUN
                + " {\n  call spir_func void @plus()\n  ret void\n}\n"
                + "declare spir_func void @plus() "
                + PLUS
                + "\n");
    assertThat(failure(declared).line())
        .isEqualTo(
            "undefined function 'Unit.plus(float,float)' (Unit.java:3:1), reached by kernel"
                + " 'Unit.run' (Unit.java:12:5)");
  }

  private static String callOf(String function) {
    return TestModules.module(
        """
        define spir_kernel void @k(ptr addrspace(1) %out) RUN "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" {
          call spir_func void @helper(ptr addrspace(1) %out), !dbg !4
          ret void
        }
        define internal spir_func void @helper(ptr addrspace(1) %out) !dbg !3 {
          %v = call i32 @FUNCTION(), !dbg !5
          store i32 %v, ptr addrspace(1) %out
          ret void
        }
        declare i32 @FUNCTION()
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!2}
        !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
        !1 = !DIFile(filename: "k.cpp", directory: "")
        !2 = !{i32 2, !"Debug Info Version", i32 3}
        !3 = distinct !DISubprogram(name: "helper", file: !1, line: 3, unit: !0, type: !6, spFlags: DISPFlagDefinition)
        !4 = !DILocation(line: 9, column: 1, scope: !3)
        !5 = !DILocation(line: 4, column: 7, scope: !3)
        !6 = !DISubroutineType(types: !7)
        !7 = !{}
        """
            .replace("FUNCTION", function)
            .replace("RUN", RUN)
            .replace("(ptr addrspace(1) %out), !dbg !4", "(ptr addrspace(1) %out)"));
  }

  @Test
  void intrinsicsThatTheCodeGeneratorDoesNotKnowAreRefused() {
    List<ImageTarget> all =
        List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.AMDGCN, ImageTarget.X86_64);
    for (ImageTarget target : all) {
      for (String name :
          List.of("llvm.nobody.knows.it", "llvm.nvvm.no.such", "llvm.x86.no.such", "llvm.foo")) {
        Failure failure =
            TestModules.failure(TestModules.job("input.ll", callOf(name), target, List.of()));
        assertThat(failure.stage()).isEqualTo(BuildStage.LOWER);
        assertThat(failure.line())
            .isEqualTo(
                "the code generator does not support the intrinsic '"
                    + name
                    + "' (k.cpp:4:7), reached by kernel 'Unit.run' (Unit.java:12:5)");
      }
    }
  }

  @Test
  void theIntrinsicsOfATargetAreThatTargetsOnly() {
    String warp = "llvm.nvvm.read.ptx.sreg.warpsize";
    assertThat(
            TestModules.image(
                TestModules.job("input.ll", callOf(warp), ImageTarget.PTX64, List.of())))
        .asString()
        .contains("mov.b32 \t%r1, 32;");
    for (ImageTarget target : List.of(ImageTarget.SPIR64, ImageTarget.AMDGCN, ImageTarget.X86_64)) {
      assertThat(
              TestModules.failure(TestModules.job("input.ll", callOf(warp), target, List.of()))
                  .line())
          .startsWith("the code generator does not support the intrinsic '" + warp + "'");
    }
  }

  @Test
  void undefinedVariablesAreRefused() {
    String ir =
        TestModules.module(
            """
            @table = external addrspace(1) global i32
            @unused = external addrspace(1) global i32
            define spir_kernel void @k(ptr addrspace(1) %out) "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" {
              %v = load i32, ptr addrspace(1) @table
              store i32 %v, ptr addrspace(1) %out
              ret void
            }
            define spir_func i32 @other() {
              %v = load i32, ptr addrspace(1) @unused
              ret i32 %v
            }
            """);
    for (ImageTarget target :
        List.of(ImageTarget.SPIR64, ImageTarget.PTX64, ImageTarget.AMDGCN, ImageTarget.X86_64)) {
      Failure failure = TestModules.failure(TestModules.job("input.ll", ir, target, List.of()));
      assertThat(failure.stage()).isEqualTo(BuildStage.LOWER);
      assertThat(failure.line()).isEqualTo("undefined variable 'table', reached by kernel 'k'");
    }
  }

  @Test
  void messagesOfLlvmHaveTheNamesOfKernels() {
    String ir =
        TestModules.module(
            """
            @tile = internal addrspace(3) global [100000 x i32] poison
            define spir_kernel void @p_Unit_run(i32 %i) "sycamore-kernel-dims"="1" "sycamore-kernel-form"="nd_range" RUN {
              %p = getelementptr i32, ptr addrspace(3) @tile, i32 %i
              store volatile i32 1, ptr addrspace(3) %p
              ret void
            }
            """
                .replace("RUN", RUN));
    Failure failure =
        TestModules.failure(
            TestModules.job("input.ll", ir, ImageTarget.parse("amd_gpu_gfx900"), List.of()));
    assertThat(failure.stage()).isEqualTo(BuildStage.EMIT);
    assertThat(failure.line())
        .contains("local memory", "function 'Unit.run' (Unit.java:12:5)")
        .doesNotContain("p_Unit_run");
  }

  @Test
  void anUnknownFormIsRefused() {
    String ir = TestModules.text("vector_add").replace("-form\"=\"range\"", "-form\"=\"other\"");
    assertThat(failure(ir).line()).contains("'vector_add'", "sycamore-kernel-form", "not 'other'");
    String without = TestModules.text("vector_add").replace("\"sycamore-kernel-dims\"=\"1\"", "");
    assertThat(failure(without).line()).contains("'vector_add'", "sycamore-kernel-dims", "missing");
  }

  @Test
  void unknownParameterTypesAreRefused() {
    String ir =
        TestModules.text("vector_add")
            .replace("ptr addrspace(1) %c) #0", "ptr addrspace(1) %c, i128 %d) #0");
    assertThat(failure(ir).line()).contains("parameter 4", "i128");
  }

  @Test
  void damagedIrIsAnErrorOrCompilesButNeverMore() {
    Random random = new Random(7);
    String good = TestModules.text("mixed");
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      for (int i = 0; i < 150; i++) {
        StringBuilder text = new StringBuilder(good);
        for (int k = 0; k <= i % 4; k++) {
          int at = random.nextInt(text.length());
          switch (random.nextInt(3)) {
            case 0 -> text.setCharAt(at, (char) random.nextInt(256));
            case 1 -> text.delete(at, Math.min(text.length(), at + random.nextInt(40)));
            default -> text.setLength(at + 1);
          }
        }
        BuildJob job = TestModules.job("damaged", text.toString(), ImageTarget.X86_64, List.of());
        JobResult<DeviceImage> result = build.compile(List.of(job)).get(0);
        if (result instanceof JobResult.Failed<DeviceImage> failed) {
          assertThat(failed.failure().line()).isNotBlank().doesNotContain("\n");
        }
      }
    }
  }

  private static Failure failure(String ir) {
    return TestModules.failure(TestModules.job("input.ll", ir, ImageTarget.X86_64, List.of("f")));
  }
}
