package dev.sycamore.backend.worker.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaneWidthsTest {
  @ParameterizedTest
  @CsvSource({"x86_64, 4", "x86_64_v2, 4", "x86_64_v3, 8", "x86_64_v4, 16", "aarch64, 4"})
  void theWidestIsARegisterOfTheTarget(String target, int lanes) {
    assertThat(LaneWidths.widest(ImageTarget.parse(target)).forced()).hasValue(lanes);
  }

  @ParameterizedTest
  @CsvSource({
    "x86_64_v4, 768, 16",
    "x86_64_v4, 1536, 8",
    "x86_64_v4, 3072, 4",
    "x86_64_v4, 3073, 2",
    "x86_64, 3072, 4",
    "x86_64, 3073, 2"
  })
  void privateArraysOfAllLanesHaveRoom(String target, long bytes, int lanes) {
    assertThat(LaneWidths.byCost(ImageTarget.parse(target)).widest(bytes)).isEqualTo(lanes);
  }
}
