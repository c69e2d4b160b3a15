package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class KernelCostTest {
  private final KernelCost cost = new KernelCost();

  @Test
  void isUnknownBeforeTheFirstLaunch() {
    assertThat(cost.isKnown()).isFalse();
    cost.took(1000, 10);
    assertThat(cost.isKnown()).isTrue();
    assertThat(cost.nanos(50)).isEqualTo(5000);
  }

  @Test
  void followsWhatLaunchesTake() {
    cost.took(1000, 10);
    for (int k = 0; k < 40; k++) {
      cost.took(100_000, 10);
    }
    assertThat(cost.nanos(10)).isCloseTo(100_000, Assertions.offset(100.0));
    for (int k = 0; k < 40; k++) {
      cost.took(0, 10);
    }
    cost.took(1000, 10);
    assertThat(cost.nanos(10)).isLessThan(1000);
  }

  @Test
  void aThreadThatHadToWaitOnceChangesLittle() {
    cost.took(1000, 10);
    cost.took(10_000_000, 10);
    assertThat(cost.nanos(10)).isLessThan(3000);
  }
}
