package dev.sycamore.backend.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import dev.sycamore.backend.report.ReportedKernel.UncheckedFunction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModuleFunctionsTest {

  private static final String MODULE =
      """
      define internal spir_func double @U_deep(double %x) nounwind "sycamore-name"="U.deep(double)" "sycamore-place"="U.java:3:3" "sycamore-library"="true" !intel_used_aspects !0 {
      entry:
        %r = fmul double %x, %x
        ret double %r
      }

      define internal spir_func float @"U_m\\C3\\A4h"(float %x) nounwind "sycamore-name"="U.m\\C3\\A4h(float)" "sycamore-place"="U.java:2:3" "sycamore-unchecked"="@Unchecked at the type U" {
      entry:
        %a = call spir_func double @U_deep(double 0x0)
        %b = call spir_func i64 @_Z13get_global_idj(i32 0)
        %c = call float @llvm.sqrt.f32(float %x)
        ret float %c
      }

      define spir_kernel void @p_U_k(ptr addrspace(1) %a.0, ptr addrspace(3) %t.1, i32 "sycamore-value"="48" %t.1.range) nounwind "sycamore-name"="k" "sycamore-place"="U.java:9:9" {
      entry:
        %a = call spir_func float @"U_m\\C3\\A4h"(float 0x0)
        %b = call spir_func double @U_deep(double 0x0)
        %c = call spir_func <4 x float> @ext__other(<4 x float> zeroinitializer)
        ret void
      }

      declare spir_func i64 @_Z13get_global_idj(i32) nounwind
      declare spir_func <4 x float> @ext__other(<4 x float>) "sycamore-import"="q.Other" "sycamore-name"="Other.f(Float4)" "sycamore-place"="U.java:11:1"

      !0 = !{i32 6}
      """;

  private static ModuleFunctions module() {
    return ModuleFunctions.read(MODULE.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void callsAreATree() {
    CallNode tree = calls().tree("U.java:9:9");
    assertThat(tree.function()).isEqualTo("k");
    assertThat(tree.calls())
        .extracting(CallNode::function)
        .containsExactly("U.m\u00e4h(float)", "U.deep(double)", "Other.f(Float4)");
    assertThat(tree.calls().get(0).calls())
        .singleElement()
        .satisfies(deep -> assertThat(deep.aspects()).containsExactly("fp64"));
    assertThat(tree.calls()).extracting(CallNode::library).containsExactly(false, true, false);
    assertThat(tree.calls()).extracting(CallNode::external).containsExactly(false, false, true);
  }

  /** With checks a unit has two functions of many methods, in kernels that run one of two forms. */
  @Test
  void aMethodWithTwoFunctionsIsOneCall() {
    String unit =
        """
        define internal spir_func float @U_g(float %x) "sycamore-name"="U.g(float)" "sycamore-place"="U.java:2:3" {
          ret float %x
        }
        define internal spir_func float @U_h(float %x) "sycamore-name"="U.h(float)" "sycamore-place"="U.java:3:3" {
          ret float %x
        }
        define internal spir_func float @U_f(float %x) "sycamore-name"="U.f(float)" "sycamore-place"="U.java:4:3" {
          %a = call spir_func float @U_g(float %x)
          ret float %a
        }
        define internal spir_func float @U_f_unchecked(float %x) "sycamore-name"="U.f(float)" "sycamore-place"="U.java:4:3" {
          %a = call spir_func float @U_g(float %x)
          %b = call spir_func float @U_h(float %x)
          ret float %a
        }
        define spir_kernel void @k(ptr addrspace(1) %a) "sycamore-name"="k" "sycamore-place"="U.java:9:9" {
          %a = call spir_func float @U_f(float 0x0)
          %b = call spir_func float @U_f_unchecked(float 0x0)
          ret void
        }
        """;
    ModuleFunctions module = ModuleFunctions.read(unit.getBytes(StandardCharsets.UTF_8));
    CallNode tree = new KernelCalls(module, "k", "k").tree("U.java:9:9");
    assertThat(tree.calls())
        .singleElement()
        .satisfies(
            f -> {
              assertThat(f.function()).isEqualTo("U.f(float)");
              assertThat(f.repeated()).isFalse();
              assertThat(f.calls())
                  .extracting(CallNode::function)
                  .containsExactly("U.g(float)", "U.h(float)");
            });
  }

  @Test
  void anAspectHasTheShortestChain() {
    assertThat(calls().aspects(List.of(Aspect.FP64, Aspect.FP16)))
        .containsExactlyInAnyOrder(
            new AspectUse("fp64", List.of("k", "U.deep(double)")),
            new AspectUse("fp16", List.of()));
  }

  @Test
  void codeWithoutChecksIsFoundInWhatAKernelCalls() {
    assertThat(calls().unchecked())
        .containsExactly(
            new UncheckedFunction("U.m\u00e4h(float)", "U.java:2:3", "@Unchecked at the type U"));
  }

  @Test
  void parametersAreThoseOfTheModule() {
    assertThat(module().function("p_U_k").orElseThrow().parameters())
        .hasSize(3)
        .last()
        .asString()
        .contains("\"sycamore-value\"=\"48\"");
  }

  @Test
  void anotherTextHasNoFunctions() {
    ModuleFunctions none = ModuleFunctions.read(new byte[] {'B', 'C', (byte) 0xC0, 0, 10, -1});
    assertThat(none.function("p_U_k")).isEmpty();
    assertThat(new KernelCalls(none, "p_U_k", "k").tree("").calls()).isEmpty();
  }

  private static KernelCalls calls() {
    return new KernelCalls(module(), "p_U_k", "k");
  }
}
