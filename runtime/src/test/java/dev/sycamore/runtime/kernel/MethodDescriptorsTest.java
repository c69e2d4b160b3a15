package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodDescriptorsTest {
  @Test
  void equalOnesMatch() {
    assertThat(MethodDescriptors.match("([FI)V", "([FI)V")).isTrue();
    assertThat(MethodDescriptors.match("([FI)V", "(I[F)V")).isFalse();
  }

  @Test
  void aStarIsTheNumberOfALocalClass() {
    assertThat(MethodDescriptors.match("(Lp/U$*R;[I)V", "(Lp/U$1R;[I)V")).isTrue();
    assertThat(MethodDescriptors.match("(Lp/U$*R;[I)V", "(Lp/U$12R;[I)V")).isTrue();
    assertThat(MethodDescriptors.match("(Lp/U$*R;[I)V", "(Lp/U$R;[I)V")).isTrue();
    assertThat(MethodDescriptors.match("(Lp/U$*R;[I)V", "(Lp/U$1Q;[I)V")).isFalse();
    assertThat(MethodDescriptors.match("(Lp/U$*R;[I)V", "(Lp/UU1R;[I)V")).isFalse();
  }
}
