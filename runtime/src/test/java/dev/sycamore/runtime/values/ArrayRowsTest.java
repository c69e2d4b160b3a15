package dev.sycamore.runtime.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.sycamore.runtime.natives.Lwjgl;
import dev.sycamore.runtime.records.LaidOutArrays;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

class ArrayRowsTest {
  @BeforeAll
  static void loadLwjgl() {
    Lwjgl.load();
  }

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
    ArrayRows elements = ArrayRows.of(new int[][] {shared, {4}, {}, shared});

    assertThat(elements.elements()).isEqualTo(4);
    assertThat(elements.table()).containsExactly(3, 3L << 32 | 1, 0, 3);
  }

  @Test
  void theRowsOfRowsComeAfterTheArraysOwn() {
    int[] one = {1};
    ArrayRows elements = ArrayRows.of(new int[][][] {{one, {2, 3}}, {}, {{4}, one}});

    assertThat(elements.table())
        .containsExactly(3L << 32 | 2, 5L << 32, 5L << 32 | 2, 1, 1L << 32 | 2, 3L << 32 | 1, 1);
  }

  @Test
  void everyPartOfTheElementsCanBeCopiedByItself() {
    int[][] rows = rows(300);
    LaidOutArray elements = LaidOutArrays.of(rows);
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
    ArrayRows elements = ArrayRows.of(rows);

    for (int[] row : rows) {
      assertThat(elements.have(row)).isEqualTo(row.length > 0);
      assertThat(elements.have(row.clone())).isFalse();
    }
    assertThat(elements.areSame(ArrayRows.of(rows.clone()))).isTrue();
    int[][] other = {{5}, rows[6]};
    assertThat(elements.shareOneWith(ArrayRows.of(other))).isTrue();
    assertThat(elements.shareOneWith(ArrayRows.of(rows(9)))).isFalse();
    rows[1] = rows[1].clone();
    assertThat(elements.areSame(ArrayRows.of(rows))).isFalse();
  }

  @Test
  void aNullRowIsRefusedExceptOnTheHost() {
    float[][][] cube = {{{1}}, {{2}, null}};

    assertThatNullPointerException().isThrownBy(() -> ArrayRows.of(cube)).withMessage("[1][1]");
    assertThat(ArrayRows.onHost(cube).elements()).isEqualTo(2);
  }

  @Test
  void whatIsKnownOfAnArrayIsUsedWhileItHasTheSameRows() {
    int[][] rows = rows(50);
    ArrayRows known = ArrayRows.of(rows);
    rows[3][1] = 7;
    assertThat(ArrayRows.of(rows)).isSameAs(known);

    rows[3] = rows[3].clone();
    assertThat(ArrayRows.of(rows).have(rows[3])).isTrue();
    assertThat(ArrayRows.of(rows).areSame(known)).isFalse();

    rows[7] = new int[1];
    assertThat(ArrayRows.of(rows).elements()).isEqualTo(known.elements() + 1);
    rows[7] = new int[0];
    ArrayRows again = ArrayRows.of(rows);
    assertThat(again.elements()).isEqualTo(known.elements());
    rows[14] = new int[0];
    assertThat(ArrayRows.of(rows)).isSameAs(again);

    rows[2] = rows[9];
    assertThat(ArrayRows.of(rows).elements()).isEqualTo(known.elements() - 2);
    rows[20] = null;
    assertThatNullPointerException().isThrownBy(() -> ArrayRows.of(rows)).withMessage("[20]");
  }

  @Test
  void rowsOfRowsThatChangeAreSeen() {
    int[][][] rows = {{{1}, {2, 3}}, {}, {{4}}};
    ArrayRows known = ArrayRows.of(rows);
    assertThat(ArrayRows.of(rows)).isSameAs(known);

    int[] first = rows[0][0];
    rows[0][0] = rows[2][0];
    rows[2][0] = first;
    assertThat(ArrayRows.of(rows).areSame(known)).isFalse();

    rows[2] = new int[][] {first, first};
    assertThat(ArrayRows.of(rows).tableLength()).isEqualTo(known.tableLength() + 1);
    rows[0] = new int[][] {{4}};
    assertThat(ArrayRows.of(rows).tableLength()).isEqualTo(known.tableLength());
  }
}
