package dev.sycamore.devicelib.images;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conversions against the same formulas with exact arithmetic, rounded where they say so. */
@Tag("module")
@net.jqwik.api.Tag("module")
class ChannelConversionTest {
  private static final MathContext EXACT = new MathContext(60);

  @ParameterizedTest
  @CsvSource({"0, 8, 255, false", "0, 16, 65535, false", "1, 8, 127, true", "1, 16, 32767, true"})
  void everyNormalizedValueIsTheNearestFloat(int kind, int bits, int one, boolean signed) {
    for (int raw = 0; raw < 1 << bits; raw++) {
      int number = signed && raw >= 1 << (bits - 1) ? raw - (1 << bits) : raw;
      BigDecimal exact = new BigDecimal(number).divide(new BigDecimal(one), EXACT);
      float expected = rounded(exact.max(BigDecimal.ONE.negate()));
      // Zero has no sign, and the bits above the channel are other channels.
      assertThat(ChannelConversion.toFloat(kind, bits, raw | -1 << bits)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 8", "0, 16", "1, 8", "1, 16"})
  void everyNormalizedValueIsWrittenBack(int kind, int bits) {
    boolean signed = kind == ChannelConversion.SNORM;
    for (int raw = 0; raw < 1 << bits; raw++) {
      boolean belowMinusOne = signed && raw == 1 << (bits - 1);
      int written =
          ChannelConversion.ofFloat(kind, bits, ChannelConversion.toFloat(kind, bits, raw));
      assertThat(written & (1 << bits) - 1).isEqualTo(belowMinusOne ? raw + 1 : raw);
    }
  }

  @Property(tries = 20_000)
  void anyFloatIsRoundedAndSaturated(
      @ForAll float value, @ForAll boolean signed, @ForAll boolean wide) {
    checkWritten(signed, wide ? 16 : 8, value);
  }

  @Property(tries = 20_000)
  void anyFloatNearATieIsRoundedToEven(
      @ForAll @IntRange(min = -70_000, max = 70_000) int halves,
      @ForAll @IntRange(min = -2, max = 2) int ulps,
      @ForAll boolean signed,
      @ForAll boolean wide) {
    int bits = wide ? 16 : 8;
    float tie = halves / 2f / one(signed, bits);
    checkWritten(signed, bits, Float.intBitsToFloat(Float.floatToRawIntBits(tie) + ulps));
  }

  private static void checkWritten(boolean signed, int bits, float value) {
    int kind = signed ? ChannelConversion.SNORM : ChannelConversion.UNORM;
    if (Float.isNaN(value)) {
      assertThat(ChannelConversion.ofFloat(kind, bits, value)).isZero();
      return;
    }
    int one = one(signed, bits);
    int least = signed ? -one - 1 : 0;
    BigDecimal exact =
        Float.isInfinite(value)
            ? new BigDecimal(value > 0 ? one : least)
            : new BigDecimal(value).multiply(new BigDecimal(one));
    float product = rounded(exact);
    BigDecimal nearest =
        Float.isInfinite(product)
            ? new BigDecimal(product > 0 ? one : least)
            : new BigDecimal(product).setScale(0, RoundingMode.HALF_EVEN);
    int expected = nearest.max(new BigDecimal(least)).min(new BigDecimal(one)).intValueExact();
    assertThat(ChannelConversion.ofFloat(kind, bits, value)).as("%s", value).isEqualTo(expected);
  }

  private static int one(boolean signed, int bits) {
    return bits == 8 ? signed ? 127 : 255 : signed ? 32767 : 65535;
  }

  /** To the nearest float, ties to even. */
  private static float rounded(BigDecimal exact) {
    return Float.parseFloat(exact.toString());
  }

  @Test
  void everyHalfGoesThroughFloat() {
    for (int bits = 0; bits < 1 << 16; bits++) {
      float value = ChannelConversion.toFloat(ChannelConversion.SFLOAT, 16, bits | 0xABCD0000);
      int magnitude = bits & 0x7FFF;
      if (magnitude > 0x7C00) {
        assertThat(value).isNaN();
        assertThat(ChannelConversion.ofFloat(ChannelConversion.SFLOAT, 16, value))
            .isEqualTo(0x7E00);
      } else {
        int exponent = magnitude >> 10;
        int fraction = magnitude & 0x3FF;
        double expected =
            magnitude == 0x7C00
                ? Double.POSITIVE_INFINITY
                : exponent == 0
                    ? fraction * 0x1p-24
                    : (1024 + fraction) * Math.scalb(1.0, exponent - 25);
        assertThat((double) value).isEqualTo(bits >> 15 == 0 ? expected : -expected);
        assertThat(ChannelConversion.ofFloat(ChannelConversion.SFLOAT, 16, value) & 0xFFFF)
            .isEqualTo(bits);
      }
    }
  }

  /** Whatever its bits were. */
  @Property
  void anyFloatIsKeptAndNaNsAreOne(@ForAll int bits) {
    float value = ChannelConversion.toFloat(ChannelConversion.SFLOAT, 32, bits);
    int expected = (bits & 0x7FFFFFFF) > 0x7F800000 ? 0x7FC00000 : bits;
    assertThat(ChannelConversion.ofFloat(ChannelConversion.SFLOAT, 32, value)).isEqualTo(expected);
  }

  @Property(tries = 20_000)
  void anyIntegerIsSaturated(
      @ForAll int value,
      @ForAll boolean signed,
      @ForAll @IntRange(min = 3, max = 5) int logarithm) {
    int bits = 1 << logarithm;
    int kind = signed ? ChannelConversion.SINT : ChannelConversion.UINT;
    long number = signed ? value : value & 0xFFFFFFFFL;
    long least = signed ? -1L << (bits - 1) : 0;
    long greatest = signed ? (1L << (bits - 1)) - 1 : (1L << bits) - 1;
    long expected = Math.max(least, Math.min(number, greatest));

    int raw = ChannelConversion.ofInt(kind, bits, value);

    assertThat(raw).isEqualTo((int) expected);
    int others = bits == 32 ? 0 : 0x5A5A5A5A << bits;
    int channel = bits == 32 ? raw : raw & (1 << bits) - 1;
    assertThat(ChannelConversion.toInt(kind, bits, channel | others)).isEqualTo((int) expected);
  }
}
