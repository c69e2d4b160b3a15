package dev.sycamore.runtime.launch;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.runtime.command.LaunchRequest;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sizes of work-groups that a device has. */
class LaunchLimitsTest {
  private static void check(int... local) {
    IndexExtent size = IndexExtent.of(local);
    LaunchRequest request =
        new LaunchRequest(null, null, Geometry.ndRange(size, size), null, List.of());
    LaunchLimits.check(request, new TestDevice(Set.of()));
  }

  @Test
  void aGroupHasAMostOfWorkItems() {
    assertThatCode(() -> check(64)).doesNotThrowAnyException();
    assertThatThrownBy(() -> check(2, 33))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a work-group of 66 work-items; the device test has at most 64");
  }

  @Test
  void eachDimensionHasALimit() {
    assertThatCode(() -> check(1, 1, 64)).doesNotThrowAnyException();
    assertThatCode(() -> check(16, 2, 2)).doesNotThrowAnyException();
    assertThatThrownBy(() -> check(32, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a work-group of 32 work-items in dimension 0; the device test has at most 16 there");
    assertThatThrownBy(() -> check(64, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has at most 32 there");
  }
}
