package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A division in some lanes only: the others must not trap, and a constant needs no help there. */
@Tag("module")
class LaneDivisionsTest {

  private static final String KERNEL =
      """
      declare spir_func i64 @_Z13get_global_idj(i32)

      define spir_kernel void @digits(ptr addrspace(1) %x, i32 %d) #0 {
      entry:
        %id = call spir_func i64 @_Z13get_global_idj(i32 0)
        %at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
        %value = load i32, ptr addrspace(1) %at, align 4
        %odd = trunc i32 %value to i1
        br i1 %odd, label %then, label %end
      then:
        %rest = srem i32 %value, DIVISOR
        store i32 %rest, ptr addrspace(1) %at, align 4
        br label %end
      end:
        ret void
      }

      attributes #0 = { nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" }
      """;

  @ParameterizedTest
  @CsvSource({"10, false", "-1, true", "%d, true"})
  void lanesThatDoNotDivideHaveTheDivisorOneWhereTheyCouldTrap(String divisor, boolean guarded) {
    assertThat(vectorRemainders(divisor))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line.contains("splat (i32 10)")).isNotEqualTo(guarded));
  }

  private static List<String> vectorRemainders(String divisor) {
    System.setProperty("sycamore.lanes", "4");
    try {
      byte[] module =
          TestModules.module(KERNEL.replace("DIVISOR", divisor)).getBytes(StandardCharsets.UTF_8);
      byte[] ir =
          TestModules.image(
              new BuildJob(
                  "digits.ll", module, ImageTarget.X86_64, List.of("digits"), BuildOutput.LLVM_IR));
      return new String(ir, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(" srem <4 x i32>"))
          .toList();
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }
}
