package dev.sycamore.runtime.range;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.range.ElementRanges.Span;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ranges of elements, against sets of bits. */
class ElementRangesTest {
  private static final int SIZE = 40;

  private static Span random(Random random) {
    int begin = random.nextInt(SIZE + 1);
    return new Span(begin, begin + random.nextInt(SIZE - begin + 1));
  }

  private static BitSet bits(List<Span> spans) {
    BitSet bits = new BitSet();
    for (Span span : spans) {
      assertThat(span.size()).isPositive();
      assertThat(bits.get(Math.max(0, span.begin() - 1), span.end()).isEmpty()).isTrue();
      bits.set(span.begin(), span.end());
    }
    return bits;
  }

  @Test
  void randomOperationsAgreeWithSetsOfBits() {
    Random random = new Random(77);
    for (int run = 0; run < 300; run++) {
      ElementRanges ranges = new ElementRanges();
      BitSet model = new BitSet();
      for (int step = 0; step < 30; step++) {
        Span span = random(random);
        if (random.nextInt(3) > 0) {
          ranges.add(span);
          model.set(span.begin(), span.end());
        } else {
          ranges.remove(span);
          model.clear(span.begin(), span.end());
        }
        Span asked = random(random);
        BitSet within = model.get(0, SIZE);
        BitSet all = new BitSet();
        all.set(asked.begin(), asked.end());
        within.and(all);
        assertThat(bits(ranges.within(asked))).isEqualTo(within);
        assertThat(ranges.hasAnyOf(asked)).isEqualTo(!within.isEmpty());
        all.andNot(model);
        assertThat(bits(ranges.missing(asked))).isEqualTo(all);
        assertThat(ranges.contains(asked)).isEqualTo(all.isEmpty());
        assertThat(bits(ranges.within(new Span(0, SIZE)))).isEqualTo(model);
      }
    }
  }

  @Test
  void theHullOfAPartIsFromItsFirstToItsLastElement() {
    BufferRegion buffer = BufferRegion.whole(new int[] {5, 7});
    BufferRegion part = buffer.part(new int[] {1, 2}, new int[] {3, 4});
    assertThat(buffer.hull()).isEqualTo(new Span(0, 35));
    assertThat(part.hull()).isEqualTo(new Span(9, 27));
    assertThat(part.part(new int[] {2, 1}, new int[] {1, 2}).hull()).isEqualTo(new Span(24, 26));
    assertThat(part.part(new int[] {2, 1}, new int[] {0, 2}).hull().size()).isZero();
    assertThat(part.part(new int[] {2, 1}, new int[] {1, 0}).hull().size()).isZero();
  }
}
