package dev.sycamore.runtime.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.range.IndexExtent;
import org.junit.jupiter.api.Test;

class RangeCutTest {
  private static RangeCut items(int threads, int... sizes) {
    return RangeCut.ofItems(IndexExtent.of(sizes), threads);
  }

  private static RangeCut groups(int threads, int... sizes) {
    return RangeCut.ofGroups(IndexExtent.of(sizes), threads);
  }

  @Test
  void workItemsOfTheFastestDimensionAreCutAtWholeVectors() {
    RangeCut cut = items(2, 10_000);
    assertThat(cut.grain()).isEqualTo(64);
    assertThat(cut.units()).isEqualTo(157);
    assertThat(cut.index(156)).isEqualTo(9984);
    assertThat(cut.index(157)).isEqualTo(10_000);
    assertThat(items(2, 1000).grain()).isEqualTo(16);
    assertThat(items(2, 32).units()).isEqualTo(2);
  }

  @Test
  void eachThreadHasSomethingOfAFewWorkItems() {
    assertThat(items(2, 8).units()).isEqualTo(2);
    assertThat(items(4, 7).units()).isEqualTo(7);
    assertThat(items(2, 1).units()).isEqualTo(1);
  }

  @Test
  void groupsAreUnits() {
    assertThat(groups(2, 100)).isEqualTo(new RangeCut(0, 100, 1));
    assertThat(groups(2, 3, 1000)).isEqualTo(new RangeCut(1, 1000, 1));
  }

  @Test
  void theSlowestDimensionWithEnoughUnitsIsCut() {
    assertThat(items(2, 16, 1 << 20)).isEqualTo(new RangeCut(0, 16, 1));
    assertThat(items(2, 15, 100, 100_000)).isEqualTo(new RangeCut(1, 100, 1));
    assertThat(items(64, 15, 100, 100_000)).isEqualTo(new RangeCut(2, 100_000, 64));
  }

  @Test
  void withoutEnoughTheDimensionWithMostUnitsIsCut() {
    assertThat(items(2, 3, 20)).isEqualTo(new RangeCut(0, 3, 1));
    assertThat(items(2, 3, 5, 64)).isEqualTo(new RangeCut(1, 5, 1));
    assertThat(items(2, 1, 640)).isEqualTo(new RangeCut(1, 640, 16));
    assertThat(items(1, 1, 640)).isEqualTo(new RangeCut(0, 1, 1));
  }

  @Test
  void theLargestRangesHaveIndicesWithoutOverflow() {
    RangeCut cut = items(2, Integer.MAX_VALUE);
    assertThat(cut.units()).isEqualTo(1 << 25);
    assertThat(cut.index(cut.units())).isEqualTo(Integer.MAX_VALUE);
  }
}
