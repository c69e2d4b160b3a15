package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One thread runs a work-group on the native CPU, but many threads see an array. */
@Tag("module")
class LocalAtomicsTest {

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @count(ptr addrspace(1) %x, ptr addrspace(SPACE) %counts) #0 {
      entry:
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
        %value = load i32, ptr addrspace(1) %at, align 4
        %place = and i32 %value, 255
        %counter = getelementptr inbounds i32, ptr addrspace(SPACE) %counts, i32 %place
        %a = atomicrmw add ptr addrspace(SPACE) %counter, i32 1 monotonic
        %b = atomicrmw umax ptr addrspace(SPACE) %counter, i32 %a acquire
        %c = cmpxchg ptr addrspace(SPACE) %counter, i32 %b, i32 7 monotonic monotonic
        %d = load atomic i32, ptr addrspace(SPACE) %counter seq_cst, align 4
        store atomic i32 %d, ptr addrspace(SPACE) %counts release, align 4
        %old = extractvalue { i32, i1 } %c, 0
        store i32 %old, ptr addrspace(1) %at, align 4
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="nd_range" }
      """;

  @Test
  void operationsOnLocalMemoryArePlain() {
    assertThat(atomics("3")).isEmpty();
  }

  @Test
  void operationsOnArraysAreAtomic() {
    assertThat(atomics("1")).isNotEmpty();
  }

  private static List<String> atomics(String space) {
    String kernel = TestModules.module(KERNEL.replace("SPACE", space));
    byte[] ir =
        TestModules.image(
            new BuildJob(
                "count.ll",
                kernel.getBytes(StandardCharsets.UTF_8),
                ImageTarget.X86_64,
                List.of("count"),
                BuildOutput.LLVM_IR));
    return new String(ir, StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("atomic") || line.contains("cmpxchg"))
        .toList();
  }
}
