package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaneWidthsTest {
  @ParameterizedTest
  @CsvSource({"x86_64, 4", "x86_64_v2, 4", "x86_64_v3, 8", "x86_64_v4, 16"})
  void theWidestIsARegisterOfTheTarget(String target, int lanes) {
    assertThat(LaneWidths.widest(ImageTarget.parse(target)).forced()).hasValue(lanes);
  }
}
