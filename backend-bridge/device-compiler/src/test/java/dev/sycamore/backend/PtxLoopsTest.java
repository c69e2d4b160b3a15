package dev.sycamore.backend;

import static dev.sycamore.backend.PtxText.SM_90;
import static dev.sycamore.backend.PtxText.count;
import static dev.sycamore.backend.PtxText.ptx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Accesses of memory in the loops of PTX, which are fast where their addresses are stepped. */
@Tag("one-jdk")
@Tag("module")
class PtxLoopsTest {

  private static final String JAVA = " \"sycamore-name\"=\"k\"";

  private static final String PRODUCT =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @k(ptr addrspace(1) %%a, ptr addrspace(1) %%b, ptr addrspace(1) %%c, i32 %%n) #0 {
      entry:
        %%id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %%column = trunc i64 %%id to i32
        br label %%test
      test:
        %%k = phi i32 [ 0, %%entry ], [ %%k.next, %%next ]
        %%sum = phi float [ 0.0, %%entry ], [ %%sum.next, %%next ]
        %%more = icmp slt i32 %%k, %%n
        br i1 %%more, label %%body, label %%end
      body:
        %%row = mul i32 %%column, %%n
        %%i = add i32 %%row, %%k
        %%i.wide = sext i32 %%i to i64
        %%a.at = getelementptr inbounds float, ptr addrspace(1) %%a, i64 %%i.wide
        %%x = load float, ptr addrspace(1) %%a.at
        %s
        %%j.low = mul i32 %%k, %%n
        %%j = add i32 %%j.low, %%column
        %%j.wide = sext i32 %%j to i64
        %%b.at = getelementptr inbounds float, ptr addrspace(1) %%b, i64 %%j.wide
        %%y = load float, ptr addrspace(1) %%b.at
        %%product = fmul float %%x, %%y
        %s
        br label %%next
      next:
        %%sum.next = phi float %s
        %%k.next = add i32 %%k, 1
        br label %%test
      end:
        %%c.at = getelementptr inbounds float, ptr addrspace(1) %%c, i64 %%id
        store float %%sum, ptr addrspace(1) %%c.at
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range"%s }
      """;

  private static final String ALWAYS = "%added = fadd float %sum, %product";

  /** The loop with most accesses: from a label to a jump back to it. */
  private static String loop(String ptx) {
    return Pattern.compile(
            "(?s)(\\$L__BB\\d+_\\d+):(?:(?!\\$L__BB\\d+_\\d+:).)*?bra(?:\\.uni)? \\s*\\1;")
        .matcher(ptx)
        .results()
        .map(MatchResult::group)
        .max(Comparator.comparingLong(loop -> count(loop, "ld\\.global")))
        .orElseThrow(() -> new AssertionError("no loop in\n" + ptx));
  }

  @Test
  void addressesOfAccessesInEachPassAreSteppedAndFourPassesAreOne() {
    String kernel = PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", JAVA);
    String loop = loop(ptx(kernel, SM_90));
    assertThat(count(loop, "ld\\.global")).isEqualTo(8);
    assertThat(count(loop, "mul\\.|mad\\.lo|cvt")).isEqualTo(4); // of float
  }

  @Test
  void indicesOfOtherLanguagesMayBeNegativeAndStayAsTheyAre() {
    String kernel = PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", "");
    assertThat(count(loop(ptx(kernel, SM_90)), "mul\\.wide")).isPositive();
  }

  @Test
  void anAccessThatDoesNotRunInEachPassIsNotStepped() {
    String kernel =
        PRODUCT.formatted(
            """
            %positive = fcmp ogt float %x, 0.0
              br i1 %positive, label %more.body, label %next
            more.body:\
            """,
            ALWAYS, "[ %sum, %body ], [ %added, %more.body ]", JAVA);
    assertThat(count(ptx(kernel, SM_90), "mul\\.wide\\.s32")).isGreaterThan(2);
  }

  @Test
  void elementsThatAreReadOneAfterTheOtherAreReadByFoursWhereTheyAreAligned() {
    String ptx = ptx(PRODUCT.formatted("", ALWAYS, "[ %added, %body ]", JAVA), SM_90);
    assertThat(ptx).contains("ld.global.v4.f32");
    assertThat(count(ptx, "ld\\.global\\.f32")).isGreaterThan(8);
  }

  @Test
  void assemblyInALoopIsNoFunction() {
    String assembly = "%a.x = call float asm \"tanh.approx.f32 $0, $1;\", \"=f,f\"(float %x)";
    String kernel =
        PRODUCT
            .formatted(assembly, ALWAYS, "[ %added, %body ]", JAVA)
            .replace("%x, %y", "%a.x, %y");
    assertThat(ptx(kernel, SM_90)).contains("tanh.approx.f32");
  }

  /** A sum along a column, which runs in one of two forms. */
  private static String column(String form, String sum) {
    return """
        FORM:
          %FORM.k = phi i32 [ 0, %entry ], [ %FORM.k.next, %FORM ]
          %FORM.sum = phi float [ 0.0, %entry ], [ %FORM.next, %FORM ]
          %FORM.at = phi ptr addrspace(1) [ %a, %entry ], [ %FORM.further, %FORM ]
          %FORM.x = load float, ptr addrspace(1) %FORM.at
          %FORM.next = SUM float %FORM.sum, %FORM.x
          %FORM.further = getelementptr inbounds float, ptr addrspace(1) %FORM.at, i64 %step
          %FORM.k.next = add i32 %FORM.k, 1
          %FORM.more = icmp slt i32 %FORM.k.next, %n
          br i1 %FORM.more, label %FORM, label %end
        """
        .replace("FORM", form)
        .replace("SUM", sum);
  }

  @Test
  void stepsOfBothFormsOfALoopAreProductsOf32Bits() {
    String kernel =
        """
        define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %c, i32 %n, i32 %width) #0 {
        entry:
          %step = sext i32 %width to i64
          %choice = icmp sgt i32 %n, 64
          br i1 %choice, label %long, label %short
        """
            + column("long", "fadd")
            + column("short", "fsub")
            + """
              end:
                %sum = phi float [ %long.next, %long ], [ %short.next, %short ]
                store float %sum, ptr addrspace(1) %c
                ret void
              }

              attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
              """;

    String text = ptx(kernel, SM_90);

    assertThat(count(text, "mul\\.wide\\.s32")).isGreaterThanOrEqualTo(4);
    assertThat(text).doesNotContain("mul.lo.s64").doesNotContain("shl.b64");
  }
}
