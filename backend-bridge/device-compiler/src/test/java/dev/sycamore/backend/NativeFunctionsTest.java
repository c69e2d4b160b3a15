package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What targets make of the functions that they have themselves. */
@Tag("one-jdk")
@Tag("module")
class NativeFunctionsTest {

  private static final List<String> OF_ONE =
      List.of(
          "sin",
          "cos",
          "tan",
          "exp",
          "exp2",
          "exp10",
          "log",
          "log2",
          "log10",
          "sqrt",
          "rsqrt",
          "reciprocal",
          "tanh");

  private static final List<String> OF_TWO = List.of("pow", "divide");

  /** A kernel that stores what each function returns, where the target has them. */
  private static String module() {
    StringBuilder declarations = new StringBuilder();
    StringBuilder calls = new StringBuilder();
    for (String name : OF_ONE) {
      declarations.append("declare spir_func float @__sycamore_native_" + name + "(float)\n");
      calls.append("%" + name + " = call spir_func float @__sycamore_native_" + name);
      calls.append("(float %a)\nstore volatile float %" + name + ", ptr addrspace(1) %x\n");
    }
    for (String name : OF_TWO) {
      declarations.append(
          "declare spir_func float @__sycamore_native_" + name + "(float, float)\n");
      calls.append("%" + name + " = call spir_func float @__sycamore_native_" + name);
      calls.append("(float %a, float %b)\nstore volatile float %" + name);
      calls.append(", ptr addrspace(1) %x\n");
    }
    return TestModules.module(
        "declare spir_func i1 @__sycamore_target_has_native_functions()\n"
            + declarations
            + """
              define spir_kernel void @k(ptr addrspace(1) %x, float %a, float %b) "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" {
                %has = call spir_func i1 @__sycamore_target_has_native_functions()
                br i1 %has, label %native, label %end
              native:
              """
            + calls
            + "br label %end\nend:\nret void\n}\n");
  }

  private static String build(String target, BuildOutput output) {
    BuildJob job =
        TestModules.job("native.ll", module(), ImageTarget.parse(target), List.of("k"), output);
    return new String(TestModules.image(job), StandardCharsets.UTF_8);
  }

  @Test
  void ptxHasApproximateInstructions() {
    String old = build("ptx64", BuildOutput.IMAGE);
    String common =
        "sin.approx.f32 cos.approx.f32 ex2.approx.f32 lg2.approx.f32 sqrt.approx.f32"
            + " rsqrt.approx.f32 rcp.approx.ftz.f32 div.approx.f32";
    assertThat(old).contains(common.split(" ")).doesNotContain("tanh.approx");
    assertThat(build("nvidia_gpu_sm_80", BuildOutput.IMAGE))
        .contains(common.split(" "))
        .contains("tanh.approx.f32");
  }

  @Test
  void amdGpusHaveTheirInstructions() {
    assertThat(build("amdgcn", BuildOutput.ASSEMBLY))
        .contains("v_sin_f32", "v_cos_f32", "v_exp_f32", "v_log_f32", "v_rcp_f32", "v_rsq_f32")
        .contains("v_sqrt_f32");
  }

  @Test
  void spirvHasThoseOfOpenCl() {
    assertThat(build("spir64", BuildOutput.ASSEMBLY))
        .contains(" native_sin ", " native_powr ", " native_recip ", " native_divide ")
        .doesNotContain("LinkageAttributes");
  }

  @Test
  void nativeCodeForCpusHasNone() {
    assertThat(build("x86_64", BuildOutput.LLVM_IR)).doesNotContain("sycamore_native");
  }
}
