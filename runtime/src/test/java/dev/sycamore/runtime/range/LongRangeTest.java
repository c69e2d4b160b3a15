package dev.sycamore.runtime.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.sycamore.LongRange1;
import dev.sycamore.Range;
import dev.sycamore.binding.KernelForm;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ranges of long size are launched as rows, each index once; offsets are checked. */
class LongRangeTest {
  private static final long ROW = KernelForm.LONG_ROW;

  @Test
  void thePiecesAreTheRangeInOrder() {
    check(0, 1);
    check(0, ROW);
    check(5, ROW - 5);
    check(5, ROW);
    check(3 * ROW - 1, 2);
    check(0, 5_000_000_000L);
    check(7 * ROW + 1, 5_000_000_000L);
    check(((1L << 31) - 2) * ROW, ROW);
    assertThat(Geometry.longRange(9, 0).size()).isZero();
  }

  /** Each piece begins where the one before it ended. */
  private static void check(long begin, long size) {
    Geometry whole = Geometry.longRange(begin, size);
    List<Geometry> pieces = new ArrayList<>(List.of(whole));
    pieces.addAll(whole.more());
    long at = begin;
    for (Geometry piece : pieces) {
      long width = piece.global().get(1);
      assertThat(piece.offset().get(0) * ROW + piece.offset().get(1)).isEqualTo(at);
      assertThat(piece.offset().get(1) + width).isLessThanOrEqualTo(ROW);
      assertThat(piece.global().get(0) == 1 || width == ROW).isTrue();
      at += piece.size();
    }
    assertThat(at).isEqualTo(begin + size);
    assertThat(pieces).hasSizeLessThanOrEqualTo(3);
  }

  @Test
  void indicesAreThoseThatDevicesHave() {
    long most = (long) Integer.MAX_VALUE << 20;
    assertThat(Range.range(most - 7).withOffset(7)).isEqualTo(new LongRange1(most - 7, 7));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Range.range(most - 7).withOffset(8))
        .withMessageContaining("8")
        .withMessageContaining("" + most);
    assertThatIllegalArgumentException().isThrownBy(() -> Range.range(-1L));
    assertThatIllegalArgumentException().isThrownBy(() -> Range.range(1L).withOffset(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> Range.range(Long.MAX_VALUE));
    assertThat(Range.range(5).withOffset(Integer.MAX_VALUE - 5).toArray())
        .containsExactly(Integer.MAX_VALUE - 5);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Range.range(5).withOffset(Integer.MAX_VALUE - 4))
        .withMessageContaining("2147483643");
    assertThatIllegalArgumentException().isThrownBy(() -> Range.range(5, 5).withOffset(0, -1));
  }
}
