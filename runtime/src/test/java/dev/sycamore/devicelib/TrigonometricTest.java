package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.devicelib.StrictMathComparison.Unary;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class TrigonometricTest {
  /** Where the kernels and the reduction change their ways. */
  private static final double[] THRESHOLDS = {
    0x1p-27,
    0x1p-28,
    0x1.33333p-2,
    0x1.90001p-1,
    0x1.59428p-1,
    0x1.921fcp-1,
    0x1.921fb54442d18p-1,
    0x1.2d97cp1,
    0x1.921fcp20,
    0x1.921fb54442d18p20,
    0x1p20,
    0x1p22,
    0x1p23,
    0x1p24,
    0x1p26,
    0x1p47,
    0x1p120,
    0x1p1000
  };

  private static final double[] MULTIPLES = multiplesOfQuarterPi();

  private static void compare(Unary function) {
    function
        .everywhere(THRESHOLDS)
        .at(MULTIPLES)
        .between(-Math.PI / 4, Math.PI / 4)
        .between(-100, 100)
        .between(-2e6, 2e6)
        .exponents(-40, 1023);
  }

  @Test
  void sinHasTheBitsOfStrictMath() {
    compare(new Unary(Trigonometric::sin, StrictMath::sin));
  }

  @Test
  void cosHasTheBitsOfStrictMath() {
    compare(new Unary(Trigonometric::cos, StrictMath::cos));
  }

  @Test
  void tanHasTheBitsOfStrictMath() {
    compare(new Unary(Trigonometric::tan, StrictMath::tan));
  }

  @Test
  void unitsChangeAsInStrictMath() {
    new Unary(Trigonometric::toRadians, StrictMath::toRadians).everywhere().between(-720, 720);
    new Unary(Trigonometric::toDegrees, StrictMath::toDegrees).everywhere().between(-13, 13);
  }

  @Test
  void thresholdBetweenTheReductionsHoldsExactlyTheAnglesThatStrictMathLeavesAlone() {
    assertThat(DoubleWords.high(ArgumentReduction.UNREDUCED) - 1)
        .isEqualTo(DoubleWords.high(Math.PI / 4));
  }

  /** The doubles closest to multiples of π/4, and their neighbours: cancellation at its worst. */
  private static double[] multiplesOfQuarterPi() {
    BigDecimal quarterPi = quarterPi();
    List<Double> values = new ArrayList<>();
    for (int n = 1; n <= 300; n++) {
      addNeighbours(values, quarterPi.multiply(BigDecimal.valueOf(n)).doubleValue());
    }
    for (int shift = 8; shift < 1000; shift++) {
      for (int n = 1; n < 8; n += 2) {
        double x = quarterPi.multiply(BigDecimal.valueOf(2).pow(shift)).doubleValue() * n;
        addNeighbours(values, x);
      }
    }
    // The double that is closest to a multiple of π/2, relative to its size; and others known to
    // cancel most.
    addNeighbours(values, 6381956970095103.0 * 0x1p797);
    addNeighbours(values, 0x1.6ac5b262ca1ffp849);
    addNeighbours(values, 5319372648326541.0 * 0x1p255);
    addNeighbours(values, 1e22);
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static void addNeighbours(List<Double> values, double x) {
    double y = x;
    for (int i = 0; i < 8; i++) {
      y = Math.nextDown(y);
    }
    for (int i = 0; i < 16; i++) {
      values.add(y);
      values.add(-y);
      y = Math.nextUp(y);
    }
  }

  /** π/4 to 400 digits: 4 atan(1/5) - atan(1/239) (Machin). */
  private static BigDecimal quarterPi() {
    return inverseTangentOfReciprocal(5)
        .multiply(BigDecimal.valueOf(4))
        .subtract(inverseTangentOfReciprocal(239));
  }

  private static BigDecimal inverseTangentOfReciprocal(int n) {
    MathContext context = new MathContext(400, RoundingMode.HALF_EVEN);
    BigDecimal square = BigDecimal.valueOf((long) n * n);
    BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(n), context);
    BigDecimal sum = power;
    for (int k = 1; power.scale() - power.precision() < 400; k++) {
      power = power.divide(square, context).negate();
      sum = sum.add(power.divide(BigDecimal.valueOf(2L * k + 1), context));
    }
    return sum;
  }
}
