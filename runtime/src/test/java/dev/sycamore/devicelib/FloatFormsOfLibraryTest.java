package dev.sycamore.devicelib;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The functions on {@code float} have the bits of StrictMath's result, rounded.
 *
 * <p>{@code -Dtest.jvm.args="-Dsycamore.everyFloat=true"} compares them for each of the 2^32
 * arguments, in about 20 minutes of a processor.
 */
@Tag("module")
class FloatFormsOfLibraryTest {
  private static final Path TABLE =
      Path.of(
          System.getProperty("basedir", "."),
          "../outliner/src/main/resources/dev/sycamore/outliner/float-forms.txt");

  /** A prime, so that all low bits occur. */
  private static final int STRIDE = 4099;

  interface Form {
    float of(float x);
  }

  record Pair(Form form, DoubleUnaryOperator expected) {

    private void check(int bits) {
      float x = Float.intBitsToFloat(bits);
      float actual = form.of(x);
      float rounded = (float) expected.applyAsDouble(x);
      if (Float.floatToIntBits(actual) != Float.floatToIntBits(rounded)) {
        assertThat(Float.toHexString(actual))
            .as(Float.toHexString(x))
            .isEqualTo(Float.toHexString(rounded));
      }
    }
  }

  private static final Map<String, Pair> PAIRS =
      Map.ofEntries(
          Map.entry("sin", new Pair(FloatTrigonometric::sin, StrictMath::sin)),
          Map.entry("cos", new Pair(FloatTrigonometric::cos, StrictMath::cos)),
          Map.entry("tan", new Pair(FloatTrigonometric::tan, StrictMath::tan)),
          Map.entry("asin", new Pair(FloatInverseTrigonometric::asin, StrictMath::asin)),
          Map.entry("acos", new Pair(FloatInverseTrigonometric::acos, StrictMath::acos)),
          Map.entry("atan", new Pair(FloatInverseTrigonometric::atan, StrictMath::atan)),
          Map.entry("exp", new Pair(FloatExponential::exp, StrictMath::exp)),
          Map.entry("expm1", new Pair(FloatExponential::expm1, StrictMath::expm1)),
          Map.entry("sinh", new Pair(FloatHyperbolic::sinh, StrictMath::sinh)),
          Map.entry("cosh", new Pair(FloatHyperbolic::cosh, StrictMath::cosh)),
          Map.entry("tanh", new Pair(FloatHyperbolic::tanh, StrictMath::tanh)),
          Map.entry("log", new Pair(FloatLogarithm::log, StrictMath::log)),
          Map.entry("log10", new Pair(FloatLogarithm::log10, StrictMath::log10)),
          Map.entry("log1p", new Pair(FloatLogarithm::log1p, StrictMath::log1p)),
          Map.entry("cbrt", new Pair(FloatRoots::cbrt, StrictMath::cbrt)));

  /** Where a form changes its way, where results overflow, and the odd ones out. */
  private static final float[] THRESHOLDS = {
    0,
    Float.MIN_NORMAL,
    Float.MAX_VALUE,
    1,
    0.5f,
    150,
    0x1p20f,
    0x1.62e43p6f,
    0x1.9fe368p6f,
    0x1.a8279ap-2f,
    0x1.3504f4p1f,
    0x1.6a09e6p0f,
    0x1.6a09e6p-1f,
    0x1.921fb6p0f,
    0x1.921fb6p-1f,
    0x1.680cbap-4f,
    0x1.fb035ap-2f,
    0x1.827a74p-7f,
    0x1.2f1fd6p3f
  };

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sin", "cos", "tan", "asin", "acos", "atan", "exp", "expm1", "sinh", "cosh", "tanh", "log",
        "log10", "log1p", "cbrt"
      })
  void hasTheBitsOfStrictMath(String name) {
    Pair pair = PAIRS.get(name);
    for (float threshold : THRESHOLDS) {
      int bits = Float.floatToRawIntBits(threshold);
      for (int near = bits - 20; near <= bits + 20; near++) {
        pair.check(near);
        pair.check(near ^ Integer.MIN_VALUE);
      }
    }
    for (long bits = 0; bits < 1L << 32; bits += STRIDE) {
      pair.check((int) bits);
    }
  }

  @Test
  void eachFormOfTheTableIsCompared() throws IOException {
    assertThat(Files.readAllLines(TABLE))
        .filteredOn(line -> line.contains("(double)"))
        .allMatch(line -> PAIRS.containsKey(line.substring(line.lastIndexOf('.') + 1)))
        .hasSize(2 * PAIRS.size());
  }

  @Test
  @EnabledIfSystemProperty(named = "sycamore.everyFloat", matches = "true")
  void hasTheBitsOfStrictMathForEveryFloat() {
    PAIRS
        .values()
        .forEach(
            pair ->
                IntStream.range(0, 1 << 16)
                    .parallel()
                    .forEach(
                        high -> {
                          for (int low = 0; low < 1 << 16; low++) {
                            pair.check(high << 16 | low);
                          }
                        }));
  }

  interface BinaryForm {
    float of(float x, float y);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pow", "atan2", "hypot"})
  void hasTheBitsOfStrictMathForTwoArguments(String name) {
    BinaryForm form =
        Map.<String, BinaryForm>of(
                "pow", FloatPower::pow,
                "atan2", FloatInverseTrigonometric::atan2,
                "hypot", FloatRoots::hypot)
            .get(name);
    DoubleBinaryOperator expected =
        Map.<String, DoubleBinaryOperator>of(
                "pow", StrictMath::pow, "atan2", StrictMath::atan2, "hypot", StrictMath::hypot)
            .get(name);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 3_000_000; i++) {
      float x = argument(random);
      float y = argument(random);
      // Powers of few bits are exact, or in the middle between two floats.
      x = i % 8 == 0 ? random.nextInt(1 << 13) : x;
      y = i % 16 == 0 ? random.nextInt(4) : y;
      float actual = form.of(x, y);
      float rounded = (float) expected.applyAsDouble(x, y);
      if (Float.floatToIntBits(actual) != Float.floatToIntBits(rounded)) {
        assertThat(Float.toHexString(actual))
            .as(Float.toHexString(x) + ", " + Float.toHexString(y))
            .isEqualTo(Float.toHexString(rounded));
      }
    }
  }

  private static float argument(SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> Float.intBitsToFloat(random.nextInt());
      case 1 -> THRESHOLDS[random.nextInt(THRESHOLDS.length)];
      case 2 -> (float) random.nextDouble(-20, 20);
      case 3 -> random.nextInt(-50, 50) * 0.5f;
      default -> (float) random.nextDouble(0, 10);
    };
  }
}
