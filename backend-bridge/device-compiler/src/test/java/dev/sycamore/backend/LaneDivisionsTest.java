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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A division in some lanes only: the others must not trap, and a constant needs no help there. */
@Tag("module")
class LaneDivisionsTest {

  private static final Pattern REMAINDER = Pattern.compile(" srem <4 x i32> \\S+, (.+)");

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

  @Test
  void aConstantIsTheDivisorOfAllLanes() {
    assertThat(divisors(ir("10"))).isNotEmpty().containsOnly("splat (i32 10)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "%d"})
  void lanesThatDoNotDivideHaveTheDivisorOneWhereTheyCouldTrap(String divisor) {
    String ir = ir(divisor);
    assertThat(divisors(ir))
        .isNotEmpty()
        .allSatisfy(
            name -> assertThat(ir).containsPattern(Pattern.quote(name) + " = select .*i32 1\\b"));
  }

  private static List<String> divisors(String ir) {
    return REMAINDER.matcher(ir).results().map(remainder -> remainder.group(1)).toList();
  }

  private static String ir(String divisor) {
    System.setProperty("sycamore.lanes", "4");
    try {
      byte[] module =
          TestModules.module(KERNEL.replace("DIVISOR", divisor)).getBytes(StandardCharsets.UTF_8);
      byte[] ir =
          TestModules.image(
              new BuildJob(
                  "digits.ll", module, ImageTarget.X86_64, List.of("digits"), BuildOutput.LLVM_IR));
      return new String(ir, StandardCharsets.UTF_8);
    } finally {
      System.clearProperty("sycamore.lanes");
    }
  }
}
