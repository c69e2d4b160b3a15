package dev.sycamore.runtime.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.memory.Memory;
import dev.sycamore.runtime.values.HostArrays;
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
