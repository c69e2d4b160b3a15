package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What checks of indices leave in code for 64-bit Arm. */
@Tag("one-jdk")
@Tag("module")
class ArmChecksTest {

  /** A sum of elements in the order that indices in memory have: only these are checked. */
  private static final String GATHER =
      """
      define internal spir_func void @sycamore_violation(\
      ptr addrspace(1) %report, i32 %extent, i32 %site, i32 %o0, i32 %o1, i32 %o2, i32 %o3, \
      i32 %o4, i32 %o5, i32 %kernel, i32 %g0, i32 %g1, i32 %g2, i32 %l0, i32 %l1) convergent {
        store i32 %site, ptr addrspace(1) %report
        ret void
      }

      define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %columns, \
      ptr addrspace(1) %x, i32 %m, i32 %n, ptr addrspace(1) %report) #0 {
      entry:
        br label %test
      test:
        %k = phi i32 [ 0, %entry ], [ %k.next, %next ]
        %sum = phi float [ 0.0, %entry ], [ %sum.next, %next ]
        %more = icmp slt i32 %k, %n
        br i1 %more, label %body, label %end
      body:
        %k.wide = sext i32 %k to i64
        %column.at = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %k.wide
        %i = load i32, ptr addrspace(1) %column.at
        %turned = xor i32 %i, -2147483648
        %length = xor i32 %m, -2147483648
        %beyond = icmp sge i32 %turned, %length
        br i1 %beyond, label %bad, label %next
      bad:
        call spir_func void @sycamore_violation(\
      ptr addrspace(1) %report, i32 0, i32 1, i32 %i, i32 %m, i32 0, i32 0, \
      i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0)
        ret void
      next:
        %wide = sext i32 %i to i64
        %at = getelementptr inbounds float, ptr addrspace(1) %x, i64 %wide
        %value = load float, ptr addrspace(1) %at
        %sum.next = fadd float %sum, %value
        %k.next = add i32 %k, 1
        br label %test
      end:
        store float %sum, ptr addrspace(1) %out
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="single_task" }
      """;

  /** LLVM does not unroll loops for the generic processor, and a check would keep it from it. */
  @Test
  void fourIndicesFromMemoryAreOneComparison() {
    BuildJob job =
        TestModules.job(
            "k.ll",
            TestModules.module(GATHER),
            ImageTarget.AARCH64,
            List.of("k"),
            BuildOutput.ASSEMBLY);
    String assembly = new String(TestModules.image(job), StandardCharsets.UTF_8);
    assertThat(assembly).containsPattern("cmhs\tv\\d+\\.4s");
  }
}
