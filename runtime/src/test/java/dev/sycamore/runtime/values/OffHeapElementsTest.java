package dev.sycamore.runtime.values;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.natives.Lwjgl;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts of one direct buffer of eight elements, each from the first and of so many. */
class OffHeapElementsTest {
  private static final IntBuffer ALL =
      ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder()).asIntBuffer();

  @BeforeAll
  static void load() {
    Lwjgl.load();
  }

  private static OffHeapElements part(int first, int length) {
    return OffHeapElements.of(ElementKind.INT, ALL.slice(first, length));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 8, 0, 8, true",
    "0, 4, 3, 2, true",
    "2, 1, 0, 8, true",
    "0, 4, 4, 4, false",
    "5, 1, 0, 2, false",
    "0, 8, 3, 0, false",
    "3, 0, 3, 0, false"
  })
  void partsOverlapThatHaveAnElementInCommon(
      int first, int length, int otherFirst, int otherLength, boolean expected) {
    OffHeapElements one = part(first, length);
    OffHeapElements other = part(otherFirst, otherLength);
    assertThat(one.overlaps(other)).isEqualTo(expected);
    assertThat(other.overlaps(one)).isEqualTo(expected);
  }
}
