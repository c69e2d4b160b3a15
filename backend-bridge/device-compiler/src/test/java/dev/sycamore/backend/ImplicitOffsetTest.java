package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The global offset and local pointers on GPUs, by hand-written IR and what becomes of it. */
@Tag("one-jdk")
@Tag("module")
class ImplicitOffsetTest {

  private static String ir(ImageTarget target) {
    return text("offset.ll", TestModules.text("offset"), target, BuildOutput.LLVM_IR);
  }

  private static String text(String name, String ir, ImageTarget target, BuildOutput output) {
    BuildJob job = TestModules.job(name, ir, target, List.of(), output);
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }

  /** The definition of an entry point. */
  private static String definition(String ir, String kernel) {
    return Pattern.compile(
            "^define [^@]*@" + kernel + "\\(.*?^}", Pattern.DOTALL | Pattern.MULTILINE)
        .matcher(ir)
        .results()
        .map(match -> match.group())
        .findFirst()
        .orElseThrow(() -> new AssertionError(kernel + " is not in\n" + ir));
  }

  @Test
  void theKernelUsesZerosAndItsCloneWhatItIsGiven() {
    String ir = ir(ImageTarget.PTX64);
    assertThat(definition(ir, "shifted"))
        .containsPattern("@shifted\\(ptr addrspace\\(1\\) [\\w ]*%p0, i32 %size.0, i32 %first.0\\)")
        .contains("store i32 0, ptr addrspace(1)");
    assertThat(definition(ir, "shifted_with_offset"))
        .containsPattern(
            "%p0, i32 %size.0, i32 %first.0, ptr [\\w ]*byval\\(\\[3 x i32\\]\\) align 4 %launch.offset\\)")
        .contains("getelementptr inbounds nuw i8, ptr %launch.offset, i64 8")
        .contains("shl i32 %offset", ", 1\n");
  }

  @Test
  void theCloneTakesTheOffsetBehindLocalPointersToo() {
    String ir = ir(ImageTarget.PTX64);
    assertThat(ir)
        .contains("@grouped_shared_mem = external")
        .containsPattern("@grouped_shared_mem = .*addrspace\\(3\\) global \\[0 x i8\\], align 16")
        .doesNotContain("@grouped_with_offset_shared_mem");
    assertThat(definition(ir, "grouped"))
        .containsPattern("%p0, i32 %p1.offset, i32 %p2.offset\\)")
        .containsPattern("getelementptr inbounds i8, ptr addrspace\\(3\\) @grouped_shared_mem")
        .contains("store i32 0, ptr addrspace(3) %p1");
    assertThat(definition(ir, "grouped_with_offset"))
        .containsPattern("i32 %p1.offset, i32 %p2.offset, ptr [\\w ]*byval\\(\\[3 x i32\\]\\)")
        .contains("load i32, ptr %launch.offset");
  }

  @Test
  void kernelsThatDoNotReadItAreLeftAlone() {
    for (ImageTarget target : List.of(ImageTarget.PTX64, ImageTarget.AMDGCN)) {
      assertThat(ir(target))
          .contains("@plain(")
          .doesNotContain("plain_with_offset", "__sycamore_implicit_offset", "@dim_offset");
      String without = text("r.ll", TestModules.text("nd_range"), target, BuildOutput.LLVM_IR);
      assertThat(without).doesNotContain("_with_offset", "byval", "byref");
    }
  }

  @Test
  void ptxPassesTheOffsetByValueAndAmdgcnByReference() {
    assertThat(text("o.ll", TestModules.text("offset"), ImageTarget.PTX64, BuildOutput.ASSEMBLY))
        .contains(".visible .entry shifted(", ".visible .entry shifted_with_offset(")
        .contains(".param .align 4 .b8 shifted_with_offset_param_3[12]")
        .contains(".param .u32 grouped_param_1,", ".param .u32 grouped_param_2\n");
    assertThat(definition(ir(ImageTarget.AMDGCN), "shifted_with_offset"))
        .containsPattern("ptr addrspace\\(4\\) [\\w ]*byref\\(\\[3 x i32\\]\\) align 4 %launch");
    assertThat(definition(ir(ImageTarget.AMDGCN), "shifted")).contains("store i32 0,");
  }

  @Test
  void otherTargetsHaveNoSuchFunction() {
    for (ImageTarget target : List.of(ImageTarget.X86_64, ImageTarget.SPIR64)) {
      BuildJob job = TestModules.job("offset.ll", TestModules.text("offset"), target, List.of());
      assertThat(TestModules.failure(job).line())
          .contains("undefined function '__sycamore_implicit_offset'");
    }
  }

  @Test
  void whatCannotBeClonedIsRefused() {
    String taken = TestModules.text("offset").replace("@plain(", "@shifted_with_offset(");
    assertThat(failure(taken))
        .contains("kernel 'shifted'", "'shifted_with_offset', is used already");
    String type =
        TestModules.text("offset")
            .replace(
                "spir_func ptr @__sycamore_implicit_offset()",
                "spir_func ptr @__sycamore_implicit_offset(i32 0)")
            .replace(
                "declare spir_func ptr @__sycamore_implicit_offset(i32 0)",
                "declare spir_func ptr @__sycamore_implicit_offset(i32)");
    assertThat(failure(type)).contains("is not declared as 'ptr ()'");
  }

  private static String withIntrinsic(String result, String name) {
    String text = TestModules.text("offset");
    String call = "%offsets = call " + result + " @" + name + "()";
    String element = "getelementptr inbounds i32, " + result + " %offsets";
    return text.replace(
            "declare spir_func ptr @__sycamore_implicit_offset()",
            "declare " + result + " @" + name + "()")
        .replace("%offsets = call spir_func ptr @__sycamore_implicit_offset()", call)
        .replace("getelementptr inbounds i32, ptr %offsets", element)
        .replace("load i32, ptr %at", "load i32, " + result + " %at");
  }

  @Test
  void theIntrinsicOfDpcppForPtxIsTheSame() {
    String ir = withIntrinsic("ptr", "llvm.nvvm.implicit.offset");
    assertThat(text("offset.ll", ir, ImageTarget.PTX64, BuildOutput.ASSEMBLY))
        .isEqualTo(
            text("offset.ll", TestModules.text("offset"), ImageTarget.PTX64, BuildOutput.ASSEMBLY))
        .doesNotContain(".extern .func");
  }

  @Test
  void theIntrinsicOfDpcppForAmdgcnIsTheSameInPrivateMemory() {
    String ir = withIntrinsic("ptr addrspace(5)", "llvm.amdgcn.implicit.offset");
    String code = text("offset.ll", ir, ImageTarget.AMDGCN, BuildOutput.LLVM_IR);
    assertThat(code).doesNotContain("implicit.offset");
    assertThat(definition(code, "shifted_with_offset"))
        .contains("getelementptr", "load i32, ptr addrspace(4) %")
        .doesNotContain("alloca");
    assertThat(definition(code, "shifted")).contains("store i32 0,");
    assertThat(definition(code, "plain")).doesNotContain("offset");
  }

  @Test
  void theIntrinsicOfAnotherTargetIsRefused() {
    String ir = withIntrinsic("ptr", "llvm.nvvm.implicit.offset");
    for (ImageTarget target : List.of(ImageTarget.X86_64, ImageTarget.SPIR64, ImageTarget.AMDGCN)) {
      assertThat(TestModules.failure(TestModules.job("offset.ll", ir, target, List.of())).line())
          .isEqualTo(
              "the code generator does not support the intrinsic 'llvm.nvvm.implicit.offset', reached"
                  + " by kernels 'shifted', 'grouped'");
    }
    assertThat(failure(withIntrinsic("ptr addrspace(5)", "llvm.nvvm.implicit.offset")))
        .contains("is not declared as 'ptr ()'");
  }

  private static String failure(String ir) {
    return TestModules.failure(TestModules.job("offset.ll", ir, ImageTarget.PTX64, List.of()))
        .line();
  }
}
