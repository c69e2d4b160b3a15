package dev.sycamore.runtime.touched;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The elements that launches use of an array of 100. */
class ElementPartsTest {
  private static final int LENGTH = 100;

  private static String parts(String touches, Geometry geometry, Object... arguments) {
    ElementParts parts =
        ElementParts.of(
            TouchedText.array(touches), LENGTH, new LaunchValues(geometry, arguments), true);
    return "read "
        + parts.read().begin()
        + " to "
        + parts.read().end()
        + ", written "
        + parts.written().begin()
        + " to "
        + parts.written().end()
        + (parts.fills() ? ", filled" : "");
  }

  /** Of 10 work-items from 5 on; argument 0 is 8, argument 1 an array of 7. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r g0 .                    | read 5 to 15, written 0 to 0",
        "r g0 1 - . r g0 1 + .     | read 4 to 16, written 0 to 0",
        "r .                       | read 0 to 100, written 0 to 0",
        "f g0 .                    | read 0 to 0, written 5 to 15, filled",
        "w g0 .                    | read 0 to 0, written 5 to 15",
        "f g0 . r g0 .             | read 5 to 15, written 5 to 15",
        "f g0 . w 20 .             | read 0 to 0, written 5 to 21",
        "f g0 . w 7 .              | read 0 to 0, written 5 to 15, filled",
        "f g0 2 * .                | read 0 to 0, written 10 to 29",
        "f 50 g0 - .               | read 0 to 0, written 36 to 46, filled",
        "f g0 v0 1 - atmost .      | read 0 to 0, written 5 to 8, filled",
        "f g0 v0 1 - atleast .     | read 0 to 0, written 7 to 15, filled",
        "f g0 2 atmost .           | read 0 to 0, written 0 to 0",
        "f g0 95 + .               | read 0 to 0, written 0 to 0",
        "f g0 90 + .               | read 0 to 0, written 95 to 100",
        "r g0 n1 * .               | read 35 to 99, written 0 to 0",
        "r g0 1000000000 * .       | read 0 to 100, written 0 to 0",
        "r g0 v0 / .               | read 0 to 2, written 0 to 0",
        "r g0 v0 % .               | read 0 to 8, written 0 to 0",
        "r g0 0 / .                | read 0 to 100, written 0 to 0",
        "r g0 20 % .               | read 5 to 15, written 0 to 0",
        "r 0 g0 - 4 % .            | read 0 to 1, written 0 to 0",
        "r g0 3 & .                | read 0 to 4, written 0 to 0",
        "r g0 1 ^ .                | read 0 to 16, written 0 to 0",
        "r g0 3 >> .               | read 0 to 2, written 0 to 0",
        "r g0 2 << .               | read 20 to 57, written 0 to 0",
        "r 0 g0 1 - 1 up .         | read 0 to 14, written 0 to 0",
        "r 0 v0 1 - 1 up .         | read 0 to 8, written 0 to 0",
        "r 90 v0 1 - 1 up .        | read 0 to 0, written 0 to 0",
        "r 90 v0 2 down .          | read 8 to 91, written 0 to 0",
        "r 0 2147483647 1 up .     | read 0 to 100, written 0 to 0",
        "r 0 9 v0 v0 - up .        | read 0 to 100, written 0 to 0",
        "r g0 6 - abs .            | read 0 to 9, written 0 to 0",
        "r g0 7 max 9 min .        | read 7 to 10, written 0 to 0",
        "r g0 50 either .          | read 5 to 51, written 0 to 0",
        "r v5 .                    | read 0 to 100, written 0 to 0",
        "r g1 .                    | read 0 to 100, written 0 to 0"
      })
  void ofARange(String touches, String expected) {
    Geometry geometry = Geometry.range(IndexExtent.of(10), IndexExtent.of(5));

    assertThat(parts(touches, geometry, 8, new float[7])).isEqualTo(expected);
  }

  /** Of 4 rows and 8 columns; argument 0 is the number of columns. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f g0 v0 * g1 + .              | read 0 to 0, written 0 to 32, filled",
        "f g1 4 * g0 + .               | read 0 to 0, written 0 to 32, filled",
        "f g0 9 * g1 + .               | read 0 to 0, written 0 to 35",
        "f g0 7 * g1 + .               | read 0 to 0, written 0 to 29, filled",
        "f g0 v0 * g1 + 3 + .          | read 0 to 0, written 3 to 35, filled",
        "f g1 .                        | read 0 to 0, written 0 to 8, filled",
        "f g0 g1 * .                   | read 0 to 0, written 0 to 22",
        "f g0 2 atmost v0 * g1 6 atmost + . | read 0 to 0, written 0 to 23",
        "f g0 2 atmost 7 * g1 6 atmost + . | read 0 to 0, written 0 to 21, filled",
        "f g0 g1 atmost .              | read 0 to 0, written 0 to 4"
      })
  void ofTwoDimensions(String touches, String expected) {
    assertThat(parts(touches, Geometry.range(IndexExtent.of(4, 8)), 8)).isEqualTo(expected);
  }

  /** Of 3 groups of 4 work-items. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f w0 L0 * l0 + .   | read 0 to 0, written 0 to 12, filled",
        "f w0 .             | read 0 to 0, written 0 to 3, filled",
        "f w0 L0 * .        | read 0 to 0, written 0 to 9",
        "f g0 l0 + .        | read 0 to 0, written 0 to 15",
        "r G0 . r W0 .      | read 3 to 13, written 0 to 0"
      })
  void ofGroups(String touches, String expected) {
    assertThat(parts(touches, Geometry.ndRange(IndexExtent.of(12), IndexExtent.of(4))))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"1000, read 0 to 100", "10000000, read 0 to 100"})
  void ofALongRange(int size, String expected) {
    assertThat(parts("r g0 1048576 * g1 + .", Geometry.longRange(0, size))).startsWith(expected);
  }
}
