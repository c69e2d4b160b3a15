package dev.sycamore.runtime.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.ArrayRows;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.RowElements;
import java.lang.reflect.Array;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arrays of static fields have one memory, as long as they hold what they held. */
class KeptArraysTest {
  private final KeptArrays kept = new KeptArrays();

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HALF")
  void anArrayThatChangesIsCapturedFromThenOn(ElementKind kind) {
    Object array = HostArrays.create(kind, 20);
    Memory first = kept.of(array, kind).orElseThrow();
    assertThat(kept.of(array, kind)).containsSame(first);
    assertThat(first.length()).isEqualTo(20);

    if (kind == ElementKind.BOOLEAN) {
      Array.setBoolean(array, 19, true);
    } else if (kind == ElementKind.CHAR) {
      Array.setChar(array, 19, 'x');
    } else {
      Array.setByte(array, 19, (byte) 1);
    }
    assertThat(kept.of(array, kind)).isEmpty();
    Array.set(array, 19, Array.get(array, 0));
    assertThat(kept.of(array, kind)).isEmpty();
  }

  @Test
  void arraysAreToldByIdentity() {
    int[] array = {1, 2};
    Memory first = kept.of(array, ElementKind.INT).orElseThrow();

    assertThat(kept.of(array.clone(), ElementKind.INT).orElseThrow()).isNotSameAs(first);
  }

  @Test
  void rowsAreKeptAsLongAsTheyAreTheSame() {
    float[] shared = {1, Float.NaN};
    float[][] array = {shared, {3}, shared};
    Memory first = kept.of(array, rows(array)).orElseThrow();
    assertThat(first.length()).isEqualTo(3);
    assertThat(first.rowTable().length()).isEqualTo(3);
    assertThat(first.rows()).isNull();

    array[1] = array[1].clone();
    assertThat(kept.of(array, rows(array))).containsSame(first);
    array[2] = shared.clone();
    assertThat(kept.of(array, rows(array))).isEmpty();
    float[][] other = {{1}, {2}};
    assertThat(kept.of(other, rows(other))).isPresent();
    other[1][0] = 5;
    assertThat(kept.of(other, rows(other))).isEmpty();
    float[][] large = new float[2][KeptArrays.MOST_BYTES / Float.BYTES / 2];
    assertThat(kept.of(large, rows(large))).isEmpty();
  }

  private static RowElements rows(float[][] array) {
    return new RowElements(ElementKind.FLOAT, ArrayRows.of(array));
  }

  @Test
  void bitsOfNaNsCount() {
    float[] floats = {Float.NaN};
    double[] doubles = {Double.NaN};
    assertThat(kept.of(floats, ElementKind.FLOAT)).isPresent();
    assertThat(kept.of(doubles, ElementKind.DOUBLE)).isPresent();

    floats[0] = Float.intBitsToFloat(0x7fc00001);
    doubles[0] = Double.longBitsToDouble(0x7ff8000000000001L);
    assertThat(kept.of(floats, ElementKind.FLOAT)).isEmpty();
    assertThat(kept.of(doubles, ElementKind.DOUBLE)).isEmpty();
  }

  @Test
  void longArraysAreCaptured() {
    int most = KeptArrays.MOST_BYTES / Long.BYTES;

    Optional<Memory> longest = kept.of(new long[most], ElementKind.LONG);
    assertThat(longest).isPresent();
    assertThat(kept.of(new long[most + 1], ElementKind.LONG)).isEmpty();
  }
}
