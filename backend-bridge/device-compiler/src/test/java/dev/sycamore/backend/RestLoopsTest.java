package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is left of whole vectors gets short code; code that is the only one is unrolled. */
@Tag("module")
class RestLoopsTest {

  private static final int PASSES = 8;

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @powers(ptr addrspace(1) %%x, float %%a) #0 {
      entry:
        %%id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %%at = getelementptr inbounds float, ptr addrspace(1) %%x, i64 %%id
        %%start = load float, ptr addrspace(1) %%at, align 4
        %s
        br label %%loop
      loop:
        %%j = phi i32 [ 0, %%entry ], [ %%j.next, %%loop ]
        %%value = phi float [ %%start, %%entry ], [ %%next, %%loop ]
        %s
        %%next = fdiv float %%value, %%divisor
        %%j.next = add nuw nsw i32 %%j, 1
        %%more = icmp ult i32 %%j.next, 8
        br i1 %%more, label %%loop, label %%end
      end:
        store float %%next, ptr addrspace(1) %%at, align 4
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
      """;

  private static final String SCALAR = KERNEL.formatted("", "%divisor = fadd float %value, %a");

  private static final String WITH_ARRAY =
      KERNEL.formatted(
          """
          %array = alloca [8 x float], align 4
          store float %a, ptr %array, align 4
          """,
          """
          %element = getelementptr inbounds [8 x float], ptr %array, i32 0, i32 %j
          %divisor = load volatile float, ptr %element, align 4
          """);

  @Test
  void theLoopsOfTheRestStayLoops() {
    assertThat(scalarDivisions(SCALAR, "4")).isEqualTo(1);
  }

  @Test
  void theLoopsOfScalarCodeAreUnrolled() {
    assertThat(scalarDivisions(SCALAR, "1")).isEqualTo(PASSES);
  }

  @Test
  void withPrivateArraysTheLoopsOfTheRestAreUnrolled() {
    assertThat(scalarDivisions(WITH_ARRAY, "4")).isEqualTo(PASSES);
  }

  private static long scalarDivisions(String kernel, String lanes) {
    System.setProperty("sycamore.lanes", lanes);
    try {
      byte[] module = TestModules.module(kernel).getBytes(StandardCharsets.UTF_8);
      byte[] ir =
          TestModules.image(
              new BuildJob(
                  "powers.ll", module, ImageTarget.X86_64, List.of("powers"), BuildOutput.LLVM_IR));
      return new String(ir, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(" fdiv float "))
          .count();
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }
}
