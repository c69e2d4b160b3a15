package dev.sycamore.runtime.cuda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.ArrayList;
import java.util.List;
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

  @Test
  void longRangesHaveParts() {
    IndexExtent global = IndexExtent.of(5_000_000, 3, 2);
    LaunchShape shape = LaunchShape.of(Geometry.range(global), 256);
    assertThat(shape).isEqualTo(new LaunchShape(1, 1, 65_535, 2, 4, 32));
    assertThat(parts(global, shape)).containsExactly("0 0", "0 2097120", "0 4194240");
    IndexExtent high = IndexExtent.of(1_000_000, 100);
    LaunchShape flat = LaunchShape.of(Geometry.range(high), 64);
    assertThat(flat).isEqualTo(new LaunchShape(4, 65_535, 1, 32, 2, 1));
    assertThat(parts(high, flat)).hasSize(8).contains("917490 0");
    IndexExtent small = IndexExtent.of(10);
    assertThat(parts(small, LaunchShape.of(Geometry.range(small), 64))).containsExactly("0 0");
  }

  private static List<String> parts(IndexExtent global, LaunchShape shape) {
    List<String> parts = new ArrayList<>();
    RangeParts.of(global, shape).forEach((y, z) -> parts.add(y + " " + z));
    return parts;
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
