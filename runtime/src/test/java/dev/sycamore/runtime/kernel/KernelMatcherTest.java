package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.runtime.kernel.ClassFile.Lines;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KernelMatcherTest {
  private static KernelBinding kernel(String name, int line, int endLine, String signature) {
    return new KernelBinding(
        name,
        name,
        KernelForm.RANGE,
        1,
        "A.java",
        line,
        1,
        endLine,
        signature,
        List.of(),
        List.of(),
        LaunchAttributes.NONE);
  }

  private static int match(List<KernelBinding> kernels, Lines lines, String signature) {
    return new KernelMatcher(kernels, "A.java:1").byLines(Optional.ofNullable(lines), signature);
  }

  private final List<KernelBinding> unit =
      List.of(
          kernel("outer", 5, 20, "(I)V"),
          kernel("inner", 8, 10, "(I)V"),
          kernel("same1", 30, 30, "([FI)V"),
          kernel("same2", 30, 30, "([II)V"),
          kernel("twin1", 40, 40, "(I)V"),
          kernel("twin2", 40, 40, "(I)V"));

  @Test
  void innermostKernelThatContainsTheLines() {
    assertThat(match(unit, new Lines(6, 7), "(I)V")).isZero();
    assertThat(match(unit, new Lines(5, 20), "(I)V")).isZero();
    assertThat(match(unit, new Lines(9, 9), "(I)V")).isEqualTo(1);
    assertThat(match(unit, new Lines(9, 11), "(I)V")).isZero();
  }

  @Test
  void kernelsOnOneLineDifferBySignature() {
    assertThat(match(unit, new Lines(30, 30), "([II)V")).isEqualTo(3);
    assertThatThrownBy(() -> match(unit, new Lines(40, 40), "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("on a line of its own");
  }

  @Test
  void linesOutsideOfEveryKernelAreAnErrorThatListsTheKernels() {
    assertThatThrownBy(() -> match(unit, new Lines(25, 25), "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageStartingWith("no compiled kernel for A.java:1")
        .hasMessageContaining("inner (line 8)");
  }

  @Test
  void withoutLinesOneSignatureMustDo() {
    assertThat(match(unit, null, "([FI)V")).isEqualTo(2);
    assertThatThrownBy(() -> match(unit, null, "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class);
  }

  @Test
  void anotherOrderOfCapturesIsAnError() {
    assertThatThrownBy(() -> match(unit, new Lines(9, 9), "(FI)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("A.java:8")
        .hasMessageContaining("(FI)V");
  }

  @Test
  void namesWin() {
    KernelMatcher matcher = new KernelMatcher(unit, "A.java:1");
    assertThat(matcher.byName("twin2", "(I)V")).isEqualTo(5);
    assertThatThrownBy(() -> matcher.byName("twin3", "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("no kernel is named 'twin3'");
    assertThatThrownBy(() -> matcher.byName("twin2", "(J)V"))
        .isInstanceOf(KernelNotSupportedException.class);
  }
}
