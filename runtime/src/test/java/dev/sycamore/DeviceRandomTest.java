package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.sycamore.DeviceRandom.BoundedInt;
import dev.sycamore.DeviceRandom.Philox;
import dev.sycamore.DeviceRandom.SplitMix64;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DeviceRandomTest {
  private static final int NUMBERS = 1000;
  private static final long[] SEEDS = {0, 1, -1, 42, Long.MIN_VALUE, 0x9e3779b97f4a7c15L};

  @Test
  void splitMixHasTheNumbersOfSplittableRandom() {
    for (long seed : SEEDS) {
      SplittableRandom expected = new SplittableRandom(seed);
      SplitMix64 random = SplitMix64.of(seed);
      for (int i = 0; i < NUMBERS; i++) {
        assertThat(random.nextLong()).isEqualTo(expected.nextLong());
        random = random.next();
        assertThat(random.nextInt()).isEqualTo(expected.nextInt());
        random = random.next();
        assertThat(random.nextDouble()).isEqualTo(expected.nextDouble());
        random = random.next();
        assertThat(random.nextFloat()).isEqualTo(expected.nextFloat());
        random = random.next();
        assertThat(random.nextBoolean()).isEqualTo(expected.nextBoolean());
        random = random.next();
        if (i % 50 == 0) {
          expected = expected.split();
          random = random.split();
        }
      }
    }
  }

  @Test
  void boundedNumbersAreThoseOfSplittableRandom() {
    SplittableRandom expected = new SplittableRandom(3);
    SplitMix64 random = SplitMix64.of(3);
    for (int bound : List.of(1, 2, 3, 1 << 30, (1 << 30) + 1, (3 << 29) + 1, Integer.MAX_VALUE)) {
      for (int i = 0; i < NUMBERS; i++) {
        BoundedInt drawn = random.nextInt(bound);
        assertThat(drawn.value()).isEqualTo(expected.nextInt(bound));
        random = drawn.next();
      }
    }
  }

  @Test
  void skippingIsTakingSoManyNumbers() {
    SplitMix64 random = SplitMix64.of(9);
    SplitMix64 stepped = random.next().next().next();
    assertThat(random.skip(3)).isEqualTo(stepped);
    assertThat(Philox.of(1, 2).next().next()).isEqualTo(Philox.of(1, 2).skip(2));
  }

  /** The known answers that the authors of Philox published: counter, key, result. */
  @Test
  void philoxHasItsKnownAnswers() {
    assertThat(new Philox(0, 0, 0).ints())
        .isEqualTo(new Int4(0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8));
    assertThat(new Philox(-1, -1, -1).ints())
        .isEqualTo(new Int4(0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd));
    assertThat(new Philox(0x299f31d0a4093822L, 0x0370734413198a2eL, 0x85a308d3243f6a88L).ints())
        .isEqualTo(new Int4(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1));
  }

  @Test
  void gaussiansHaveMeanZeroAndDeviationOne() {
    double sum = 0;
    double squares = 0;
    Philox random = Philox.of(11, 0);
    for (int i = 0; i < NUMBERS * 10; i++, random = random.next()) {
      Float4 four = random.gaussians();
      for (float x : new float[] {four.x(), four.y(), four.z(), four.w()}) {
        sum += x;
        squares += x * x;
      }
    }
    assertThat(sum / (NUMBERS * 40)).isCloseTo(0, within(0.02));
    assertThat(squares / (NUMBERS * 40)).isCloseTo(1, within(0.03));
  }
}
