package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Grids and blocks of launches. */
class LaunchShapeTest {

  @Test
  void aRangeIsRoundedUpToBlocks() {
    assertThat(LaunchShape.of(Geometry.range(IndexExtent.of(1000)), 256))
        .isEqualTo(new LaunchShape(4, 1, 1, 256, 1, 1));
    assertThat(LaunchShape.of(Geometry.range(IndexExtent.of(Integer.MAX_VALUE)), 1024))
        .isEqualTo(new LaunchShape(1 << 21, 1, 1, 1024, 1, 1));
  }

  @Test
  void theLastDimensionIsX() {
    assertThat(LaunchShape.of(Geometry.range(IndexExtent.of(50, 100)), 256))
        .isEqualTo(new LaunchShape(4, 7, 1, 32, 8, 1));
    assertThat(LaunchShape.of(Geometry.range(IndexExtent.of(9, 5, 3)), 256))
        .isEqualTo(new LaunchShape(1, 1, 2, 4, 8, 8));
  }

  @Test
  void ndRangesAreExact() {
    IndexExtent global = IndexExtent.of(8, 12, 64);
    assertThat(LaunchShape.of(Geometry.ndRange(global, IndexExtent.of(2, 3, 32)), 256))
        .isEqualTo(new LaunchShape(2, 4, 4, 32, 3, 2));
    assertThat(LaunchShape.of(Geometry.singleTask(), 256))
        .isEqualTo(new LaunchShape(1, 1, 1, 1, 1, 1));
  }

  @Test
  void gridsOfCudaEndSomewhere() {
    Geometry tooHigh = Geometry.ndRange(IndexExtent.of(65_536, 32), IndexExtent.of(1, 32));
    assertThatThrownBy(() -> LaunchShape.of(tooHigh, 256))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("65535 groups in each dimension but the last");
  }

  @Property
  void rangesAreCovered(
      @ForAll @IntRange(min = 1) int slow,
      @ForAll @IntRange(min = 1) int middle,
      @ForAll @IntRange(min = 1) int fast,
      @ForAll @IntRange(min = 1, max = 1024) int blockSize) {
    LaunchShape shape =
        LaunchShape.of(Geometry.range(IndexExtent.of(slow, middle, fast)), blockSize);
    assertThat(shape.blockX() * shape.blockY() * shape.blockZ()).isBetween(1, 1024);
    assertThat(shape.blockZ()).isLessThanOrEqualTo(64);
    assertThat((long) shape.gridX() * shape.blockX()).isGreaterThanOrEqualTo(fast);
    assertThat(shape.gridY()).isBetween(1, LaunchShape.MOST_BLOCKS);
    assertThat(shape.gridZ()).isBetween(1, LaunchShape.MOST_BLOCKS);
  }
}
