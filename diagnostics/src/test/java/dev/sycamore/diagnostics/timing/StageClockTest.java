package dev.sycamore.diagnostics.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StageClockTest {
  private final AtomicLong now = new AtomicLong(5_000_000);
  private final StageClock clock = StageClock.of(now::get);

  private String passes(long milliseconds) {
    now.addAndGet(milliseconds * 1_000_000);
    return "done";
  }

  @Test
  void aStageWithinAnotherIsNotPartOfIt() {
    String result =
        clock.time(
            Stage.OUTLINE,
            () -> {
              passes(3);
              clock.time(Stage.PARSE, () -> passes(10));
              clock.time(Stage.PARSE, () -> passes(20));
              return passes(4);
            });
    passes(1000);
    assertThat(result).isEqualTo("done");
    assertThat(clock.times())
        .containsExactly(
            new StageClock.StageTime(Stage.PARSE, 30_000_000, 2),
            new StageClock.StageTime(Stage.OUTLINE, 7_000_000, 1));
    assertThat(clock.times().get(0).text()).isEqualTo("parse: 30.0 ms, 2 times");
    assertThat(clock.total()).isEqualTo("all stages: 37.0 ms");
  }

  @Test
  void aStageThatFailsHasItsTimeToo() {
    assertThatThrownBy(
            () ->
                clock.time(
                    Stage.SPLIT,
                    () -> {
                      passes(2);
                      throw new IOException("full");
                    }))
        .isInstanceOf(IOException.class);
    assertThat(clock.time(Stage.LINK, () -> passes(1))).isEqualTo("done");
    assertThat(clock.total()).isEqualTo("all stages: 3.0 ms");
  }

  @Test
  void oneThatIsOffMeasuresNothing() {
    assertThat(StageClock.OFF.time(Stage.PARSE, () -> "parsed")).isEqualTo("parsed");
    assertThat(StageClock.OFF.isRunning()).isFalse();
    assertThat(StageClock.OFF.times()).isEmpty();
  }
}
