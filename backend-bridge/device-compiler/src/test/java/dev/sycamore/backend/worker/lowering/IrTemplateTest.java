package dev.sycamore.backend.worker.lowering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IrTemplateTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no place",
        "%%",
        "  %%%s.at = getelementptr i8, ptr %%range, i64 %d",
        "%%%1$s = phi i32 [ %2$d, %%%1$s.first ], [ %%%1$s.next, %%%1$s.latch ]\n",
        "%s%d%%",
      })
  void theTextIsThatOfFormat(String template) {
    assertThat(IrTemplate.fill(template, "v0", 1_234_567))
        .isEqualTo(String.format(Locale.ROOT, template, "v0", 1_234_567));
  }

  @ParameterizedTest
  @ValueSource(strings = {"%x", "%2s", "%-3d", "%.2f"})
  void nothingElseIsKnown(String template) {
    assertThatThrownBy(() -> IrTemplate.fill(template, 1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no place for a value: " + template);
  }

  @Test
  void thereIsAValueForEachPlace() {
    assertThatThrownBy(() -> IrTemplate.fill("%s %s", 1))
        .isInstanceOf(ArrayIndexOutOfBoundsException.class);
  }
}
