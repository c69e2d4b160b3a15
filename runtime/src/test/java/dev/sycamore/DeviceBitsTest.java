package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DeviceBitsTest {
  private static final int BITS = 300;

  @Test
  void doesWhatBitSetDoes() {
    SplittableRandom random = new SplittableRandom(8);
    BitSet expected = new BitSet();
    long[] bits = new long[DeviceBits.words(BITS)];
    for (int step = 0; step < 20_000; step++) {
      int i = random.nextInt(BITS);
      switch (random.nextInt(6)) {
        case 0 -> {
          expected.set(i);
          DeviceBits.set(bits, i);
        }
        case 1 -> {
          expected.clear(i);
          DeviceBits.clear(bits, i);
        }
        case 2 -> {
          expected.flip(i);
          DeviceBits.flip(bits, i);
        }
        case 3 -> {
          boolean value = random.nextBoolean();
          expected.set(i, value);
          DeviceBits.set(bits, i, value);
        }
        case 4 -> {
          assertThat(DeviceBits.testAndSet(bits, i)).isEqualTo(expected.get(i));
          expected.set(i);
        }
        default -> {
          assertThat(DeviceBits.testAndClear(bits, i)).isEqualTo(expected.get(i));
          expected.clear(i);
        }
      }
      assertThat(DeviceBits.get(bits, i)).isEqualTo(expected.get(i));
      assertThat(DeviceBits.nextSetBit(bits, i)).isEqualTo(expected.nextSetBit(i));
      assertThat(DeviceBits.nextClearBit(bits, i)).isEqualTo(expected.nextClearBit(i));
      assertThat(DeviceBits.cardinality(bits)).isEqualTo(expected.cardinality());
    }
    assertThat(BitSet.valueOf(bits)).isEqualTo(expected);
  }

  @Test
  void theLengthOfTheArrayIsRoundedUp() {
    int[] bits = {0, 1, 63, 64, 65, 128, Integer.MAX_VALUE - 63, Integer.MAX_VALUE - 62};
    int[] words = {0, 1, 1, 1, 2, 2, (1 << 25) - 1, 1 << 25};
    for (int i = 0; i < bits.length; i++) {
      assertThat(DeviceBits.words(bits[i])).as(bits[i] + " bits").isEqualTo(words[i]);
    }
    assertThat(DeviceBits.words(Integer.MAX_VALUE)).isEqualTo(1 << 25);
  }

  @Test
  void setsWithoutAnEndHaveTheLengthOfTheArray() {
    long[] all = {-1, -1};
    assertThat(DeviceBits.nextClearBit(all, 3)).isEqualTo(128);
    assertThat(DeviceBits.nextClearBit(all, 200)).isEqualTo(128);
    assertThat(DeviceBits.nextSetBit(all, 200)).isEqualTo(-1);
    assertThat(DeviceBits.intersects(all, new long[] {0, 2})).isTrue();
    assertThat(DeviceBits.intersects(all, new long[2])).isFalse();
  }
}
