package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DescriptorsTest {
  @Test
  void equalOnesMatch() {
    assertThat(Descriptors.match("([FI)V", "([FI)V")).isTrue();
    assertThat(Descriptors.match("([FI)V", "(I[F)V")).isFalse();
  }

  @Test
  void aStarIsTheNumberOfALocalClass() {
    assertThat(Descriptors.match("(Lp/U$*R;[I)V", "(Lp/U$1R;[I)V")).isTrue();
    assertThat(Descriptors.match("(Lp/U$*R;[I)V", "(Lp/U$12R;[I)V")).isTrue();
    assertThat(Descriptors.match("(Lp/U$*R;[I)V", "(Lp/U$R;[I)V")).isTrue();
    assertThat(Descriptors.match("(Lp/U$*R;[I)V", "(Lp/U$1Q;[I)V")).isFalse();
    assertThat(Descriptors.match("(Lp/U$*R;[I)V", "(Lp/UU1R;[I)V")).isFalse();
  }
}
