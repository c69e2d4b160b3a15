package dev.sycamore.backend;

import static dev.sycamore.backend.PtxText.SM_90;
import static dev.sycamore.backend.PtxText.count;
import static dev.sycamore.backend.PtxText.ptx;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Selections, extremes and signs of numbers in PTX, with the bits of Java. */
@Tag("one-jdk")
@Tag("module")
class PtxSelectionsTest {

  private static final String EXTREMES =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @k(ptr addrspace(1) %a, float %x, float %y) #0 {
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %x.bits = bitcast float %x to i32
        %y.bits = bitcast float %y to i32
        %or = or i32 %x.bits, %y.bits
        %equal = fcmp oeq float %x, %y
        %nan = fcmp uno float %x, %x
        %less = fcmp olt float %x, %y
        %first = or i1 %nan, %less
        %other = select i1 %first, float %x, float %y
        %zero = bitcast i32 %or to float
        %min = select i1 %equal, float %zero, float %other
        %at = getelementptr inbounds float, ptr addrspace(1) %a, i64 %id
        store float %min, ptr addrspace(1) %at
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
      """;

  private static final String SELECTION =
      """
      define spir_kernel void @k(ptr addrspace(1) %%a, float %%x, float %%y) #0 {
        %%test = fcmp %s
        %%chosen = select i1 %%test, %s
        store float %%chosen, ptr addrspace(1) %%a
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
      """;

  @Test
  void theMinimumOfFloatsIsAnInstructionWhereTheGpuHasIt() {
    assertThat(ptx(EXTREMES, SM_90)).contains("min.NaN.f32").doesNotContain("selp");
    assertThat(ptx(EXTREMES, ImageTarget.PTX64)).doesNotContain("min.").contains("selp");
  }

  @Test
  void whatLooksLikeAMinimumButIsNoneStaysAsItIs() {
    String other = EXTREMES.replace("float %zero, float %other", "float 5.0, float %other");
    assertThat(ptx(other, SM_90)).doesNotContain("min.");
  }

  @Test
  void selectionsThatMayBeBetweenZerosAreNoExtremes() {
    for (String form :
        List.of(
            "olt float %x, 0.0|float %x, float 0.0",
            "ogt float %x, 0.0|float %x, float -0.0",
            "olt float %x, 0.0|float 0.0, float %x",
            "ole float %x, -0.0|float %x, float 0.0")) {
      String[] parts = form.split("[|]", -1);
      assertThat(ptx(SELECTION.formatted(parts[0], parts[1]), SM_90))
          .as(form)
          .doesNotContain("min.", "max.")
          .contains("selp");
    }
    String other = SELECTION.formatted("olt float %x, 1.0", "float %x, float 1.0");
    assertThat(ptx(other, SM_90)).contains("min.f32");
  }

  /** LLVM would choose the number only if it is above zero, and -0.0 is not. */
  @Test
  void aSelectionKeepsTheSignOfAZeroThatItWidens() {
    String widened =
        SELECTION
            .formatted("olt float %x, 0.0", "double 0.0, double %wide")
            .replace("%chosen =", "%wide = fpext float %x to double\n  %chosen =")
            .replace("store float", "store double");
    assertThat(ptx(widened, SM_90)).contains("selp.f64").doesNotContain("setp.gt", "setp.le");
  }

  @Test
  void choicesOfZerosAndOnesAreChoicesOfBits() {
    String ptx =
        ptx(
            """
            define spir_kernel void @k(ptr addrspace(1) %a, float %x, float %y) #0 {
              %other = fcmp une float %x, 1.0
              %chosen = select i1 %other, float -0.0, float 1.0
              store float %chosen, ptr addrspace(1) %a
              %half = select i1 %other, float 0.5, float 1.0
              %at = getelementptr float, ptr addrspace(1) %a, i64 1
              store float %half, ptr addrspace(1) %at
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).contains("0x80000000, 0x3F800000, %p");
    assertThat(count(ptx, "selp\\.b32")).isOne();
    assertThat(count(ptx, "selp\\.f32")).isOne();
  }

  /** Which ptxas gets wrong for -32768. */
  @Test
  void negationsAndAbsoluteValuesOfShortsAreOtherInstructions() {
    String ptx =
        ptx(
            """
            declare i16 @llvm.abs.i16(i16, i1)

            define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
              %x = load i16, ptr addrspace(1) %a
              %n = sub i16 0, %x
              store i16 %n, ptr addrspace(1) %a
              %n.wide = sext i16 %n to i64
              %p = call i16 @llvm.abs.i16(i16 %x, i1 false)
              %p.wide = sext i16 %p to i64
              %sum = mul i64 %n.wide, %p.wide
              store i64 %sum, ptr addrspace(1) %b
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx).doesNotContain("neg.s16", "abs.s16").contains("not.b16", "max.s16");
  }

  /** Of which NVIDIA's optimiser concludes that they are not negative. */
  @Test
  void absoluteValuesAreOtherInstructions() {
    String ptx =
        ptx(
            """
            declare i32 @llvm.abs.i32(i32, i1)
            declare i64 @llvm.abs.i64(i64, i1)
            declare float @llvm.fabs.f32(float)
            declare double @llvm.fabs.f64(double)

            define spir_kernel void @k(ptr addrspace(1) %a, i32 %i, i64 %l, float %f, double %d, i32 %n) #0 {
            entry:
              %j = call i32 @llvm.abs.i32(i32 %i, i1 false)
              store i32 %j, ptr addrspace(1) %a
              %sign = ashr i64 %l, 63
              %flipped = xor i64 %l, %sign
              %m = sub i64 %flipped, %sign
              %m.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 1
              store i64 %m, ptr addrspace(1) %m.at
              %g = call float @llvm.fabs.f32(float %f)
              %g.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 2
              store float %g, ptr addrspace(1) %g.at
              %e = call double @llvm.fabs.f64(double %d)
              %e.at = getelementptr inbounds i64, ptr addrspace(1) %a, i64 3
              store double %e, ptr addrspace(1) %e.at
              br label %loop
            loop:
              %x = phi i32 [ %i, %entry ], [ %next, %loop ]
              %smaller = sub i32 %x, %n
              %negative = icmp slt i32 %smaller, 0
              %other = sub i32 0, %smaller
              %next = select i1 %negative, i32 %other, i32 %smaller
              %x.at = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %next
              store i32 %next, ptr addrspace(1) %x.at
              %more = icmp ugt i32 %next, 7
              br i1 %more, label %loop, label %end
            end:
              ret void
            }

            attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" "sycamore-name"="k" }
            """,
            SM_90);
    assertThat(ptx)
        .doesNotContain("abs.")
        .contains("max.s32", "max.s64", "and.b32 \t%bits, %bits, 2147483647")
        .contains("and.b64 \t%bits, %bits, 9223372036854775807");
  }
}
