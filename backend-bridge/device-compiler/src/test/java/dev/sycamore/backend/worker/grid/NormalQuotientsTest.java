package dev.sycamore.backend.worker.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.target.ImageTarget;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Divisions without questions, and their bits. */
@Tag("module")
@net.jqwik.api.Tag("module")
class NormalQuotientsTest {

  private static final String KERNEL =
      """
      define internal spir_func double @quotient(double %%a, double %%b) nounwind %s {
        %%q = fdiv double %%a, %%b
        ret double %%q
      }

      define spir_kernel void @k(ptr addrspace(1) %%x) nounwind "sycamore-kernel-dims"="1" "sycamore-kernel-form"="range" {
        %%b.at = getelementptr inbounds double, ptr addrspace(1) %%x, i64 1
        %%a = load double, ptr addrspace(1) %%x
        %%b = load double, ptr addrspace(1) %%b.at
        %%q = call spir_func double @quotient(double %%a, double %%b)
        store double %%q, ptr addrspace(1) %%x
        ret void
      }
      """;

  private static String ptx(String attribute) {
    String module = TestModules.module(KERNEL.formatted(attribute));
    ImageTarget target = ImageTarget.parse("nvidia_gpu_sm_90");
    return new String(
        TestModules.image(TestModules.job("k.ll", module, target, List.of("k"))),
        StandardCharsets.UTF_8);
  }

  @Test
  void functionsThatPromiseNormalNumbersDivideByTheirReciprocal() {
    assertThat(ptx("\"sycamore-normal-quotients\"=\"true\""))
        .contains("rcp.approx.ftz.f64", "fma.rn.f64")
        .doesNotContain("div.rn.f64");
  }

  @Test
  void othersAreDividedAsTheyAre() {
    assertThat(ptx("")).contains("div.rn.f64").doesNotContain("rcp.approx");
  }

  /** The steps of the code, from a reciprocal of which the upper half is right. */
  private static double quotient(double dividend, double divisor) {
    long bits = Double.doubleToRawLongBits(1 / divisor) + 0x8000_0000L;
    double y = Double.longBitsToDouble((bits & 0xffff_ffff_0000_0000L) | 1);
    double error = Math.fma(-divisor, y, 1);
    y = Math.fma(y, Math.fma(error, error, error), y);
    y = Math.fma(y, Math.fma(-divisor, y, 1), y);
    double quotient = dividend * y;
    return Math.fma(Math.fma(-divisor, quotient, dividend), y, quotient);
  }

  @Property(tries = 20_000)
  void theStepsLeaveTheBitsOfADivision(
      @ForAll long a, @ForAll long b, @ForAll @IntRange(min = -60, max = 60) int exponent) {
    double dividend = number(a, exponent);
    double divisor = number(b, (int) (b % 3));
    assertThat(quotient(dividend, divisor)).isEqualTo(dividend / divisor);
  }

  @Property(tries = 5_000)
  void theyAlsoDoRightBelowPowersOfTwo(
      @ForAll long a, @ForAll @IntRange(max = 3) int below, @ForAll @IntRange(max = 63) int few) {
    double dividend = number(a & (-1L << few), 0);
    double divisor = number(-1L - below, 0);
    assertThat(quotient(dividend, divisor)).isEqualTo(dividend / divisor);
  }

  private static double number(long bits, int exponent) {
    long fraction = bits & 0x800f_ffff_ffff_ffffL;
    return Double.longBitsToDouble(fraction | ((long) (1023 + exponent) << 52));
  }
}
