package dev.sycamore.runtime.opencl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EmulationTest {
  @Test
  void isOfferedWhereOnlyHalfPrecisionIsMissing() {
    assertThat(Emulation.alternative(Set.of(Aspect.FP16)))
        .isEqualTo("-Dsycamore.emulate=fp16 runs it with integer operations");
    assertThat(Emulation.alternative(Set.of(Aspect.FP16, Aspect.GPU))).isEmpty();
    assertThat(Emulation.alternative(Set.of(Aspect.GPU))).isEmpty();
  }
}
