package dev.sycamore.binding.touched;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.touched.IndexToken.Constant;
import dev.sycamore.binding.touched.IndexToken.OfLaunch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accesses to arrays as text. */
class TouchedTextTest {

  @Test
  void aKernelIsReadBack() {
    Map<Integer, List<Touch>> arrays = new LinkedHashMap<>();
    arrays.put(
        0,
        List.of(
            Touch.anywhere(Touch.Kind.READ),
            new Touch(
                Touch.Kind.FILL,
                List.of(
                    new OfLaunch(LaunchQuantity.GLOBAL_ID, 1),
                    new Constant(-5),
                    IndexOperator.SUBTRACT))));
    arrays.put(12, List.of(new Touch(Touch.Kind.WRITE, List.of(new Constant(0)))));

    String text = TouchedText.ofKernel(arrays, false);

    assertThat(text).isEqualTo("1 a0 r . f g1 -5 - . a12 w 0 .");
    assertThat(TouchedText.kernel(text)).isEqualTo(arrays);
    assertThat(TouchedText.isSilent(text)).isFalse();
    String silent = TouchedText.ofKernel(arrays, true);
    assertThat(silent).isEqualTo("2 a0 r . f g1 -5 - . a12 w 0 .");
    assertThat(TouchedText.kernel(silent)).isEqualTo(arrays);
    assertThat(TouchedText.isSilent(silent)).isTrue();
  }

  @Test
  void everyWordIsReadBack() {
    List<Touch> touches = new ArrayList<>();
    for (LaunchQuantity quantity : LaunchQuantity.values()) {
      touches.add(new Touch(Touch.Kind.READ, List.of(new OfLaunch(quantity, 2))));
    }
    for (IndexOperator operator : IndexOperator.values()) {
      List<IndexToken> code = new ArrayList<>();
      for (int i = 0; i < operator.operands(); i++) {
        code.add(new Constant(i));
      }
      code.add(operator);
      touches.add(new Touch(Touch.Kind.WRITE, code));
    }

    assertThat(TouchedText.array(TouchedText.of(touches))).isEqualTo(touches);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3 a0 r new words .", "17"})
  void nothingIsKnownOfOtherVersions(String text) {
    assertThat(TouchedText.kernel(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 b0 r 1 .",
        "1 a r 1 .",
        "1 a0 r 1",
        "1 a0 r 1 + .",
        "1 a0 r 1 1 .",
        "1 a0 r g .",
        "1 a0 r 1 . x",
        "1 a0  r 1 .",
        "1 "
      })
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> TouchedText.kernel(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
