package dev.sycamore.runtime.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.sycamore.binding.ElementKind;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

class RowElementsTest {

  private static int[][] rows(int count) {
    int[][] rows = new int[count][];
    for (int i = 0; i < count; i++) {
      rows[i] = new int[i % 7];
      for (int j = 0; j < rows[i].length; j++) {
        rows[i][j] = 1000 * i + j;
      }
    }
    return rows;
  }

  private static int[] joined(int[][] rows) {
    return Arrays.stream(rows).flatMapToInt(Arrays::stream).toArray();
  }

  @Test
  void theTableHasTheOffsetAndTheLengthOfEachRow() {
    int[] shared = {1, 2, 3};
    RowElements elements = RowElements.of(ElementKind.INT, new int[][] {shared, {4}, {}, shared});

    assertThat(elements.length()).isEqualTo(4);
    assertThat(elements.table()).containsExactly(3, 3L << 32 | 1, 0, 3);
  }

  @Test
  void theRowsOfRowsComeAfterTheArraysOwn() {
    int[] one = {1};
    RowElements elements =
        RowElements.of(ElementKind.INT, new int[][][] {{one, {2, 3}}, {}, {{4}, one}});

    assertThat(elements.table())
        .containsExactly(3L << 32 | 2, 5L << 32, 5L << 32 | 2, 1, 1L << 32 | 2, 3L << 32 | 1, 1);
  }

  @Test
  void everyPartOfTheElementsCanBeCopiedByItself() {
    int[][] rows = rows(300);
    RowElements elements = RowElements.of(ElementKind.INT, rows);
    int[] all = joined(rows);
    assertThat(elements.length()).isEqualTo(all.length);
    long address = MemoryUtil.nmemAllocChecked(4L * all.length);
    try {
      for (int from = 0; from < all.length; from += 53) {
        int[] copied = new int[Math.min(97, all.length - from)];
        HostArrays.toNative(elements, from, copied.length, address);
        HostArrays.fromNative(address, copied);
        assertThat(copied).isEqualTo(Arrays.copyOfRange(all, from, from + copied.length));
        for (int i = 0; i < copied.length; i++) {
          copied[i] = ~copied[i];
          all[from + i] = copied[i];
        }
        HostArrays.toNative(copied, address);
        HostArrays.fromNative(address, elements, from, copied.length);
        assertThat(joined(rows)).isEqualTo(all);
      }
    } finally {
      MemoryUtil.nmemFree(address);
    }
  }

  @Test
  void rowsAreKnownByIdentity() {
    int[][] rows = rows(1000);
    RowElements elements = RowElements.of(ElementKind.INT, rows);

    for (int[] row : rows) {
      assertThat(elements.hasRow(row)).isEqualTo(row.length > 0);
      assertThat(elements.hasRow(row.clone())).isFalse();
    }
    assertThat(elements.isSame(RowElements.of(ElementKind.INT, rows.clone()))).isTrue();
    int[][] other = {{5}, rows[6]};
    assertThat(elements.sharesRow(RowElements.of(ElementKind.INT, other))).isTrue();
    assertThat(elements.sharesRow(RowElements.of(ElementKind.INT, rows(9)))).isFalse();
    rows[1] = rows[1].clone();
    assertThat(elements.isSame(RowElements.of(ElementKind.INT, rows))).isFalse();
  }

  @Test
  void aNullRowIsRefusedExceptOnTheHost() {
    float[][][] cube = {{{1}}, {{2}, null}};

    assertThatNullPointerException()
        .isThrownBy(() -> RowElements.of(ElementKind.FLOAT, cube))
        .withMessage("[1][1]");
    assertThat(RowElements.onHost(cube).length()).isEqualTo(2);
  }

  @Test
  void onlyArraysOfArraysOfElementsAreSome() {
    assertThat(RowElements.kindOf(new byte[2][2])).contains(ElementKind.BYTE);
    assertThat(RowElements.kindOf(new long[0][][])).contains(ElementKind.LONG);
    assertThat(RowElements.kindOf(new long[1])).isEmpty();
    assertThat(RowElements.kindOf(new String[1][1])).isEmpty();
    assertThat(RowElements.kindOf(new String[1])).isEmpty();
    assertThat(RowElements.kindOf(null)).isEmpty();
  }
}
