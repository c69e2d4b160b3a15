package dev.sycamore.backend.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("module")
class WatchdogTest {

  private static final Duration LONG = Duration.ofHours(1);
  private static final Duration SHORT = Duration.ofMillis(30);

  private final Semaphore bites = new Semaphore(0);
  private final Watchdog watchdog = new Watchdog(bites::release);

  private boolean bitesWithin(Duration time) throws InterruptedException {
    return bites.tryAcquire(time.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Test
  void itActsOnceWhenATimeHasPassed() throws Exception {
    try (Watchdog.Deadline deadline = watchdog.begin(SHORT)) {
      assertThat(bitesWithin(LONG)).isTrue();
      assertThat(deadline.hasPassed()).isTrue();
    }
    assertThat(bitesWithin(SHORT.multipliedBy(3))).isFalse();
  }

  @Test
  void whatEndsInTimeIsLeftAlone() throws Exception {
    for (int i = 0; i < 3; i++) {
      try (Watchdog.Deadline deadline = watchdog.begin(SHORT)) {
        assertThat(deadline.hasPassed()).isFalse();
      }
    }
    assertThat(bitesWithin(SHORT.multipliedBy(3))).isFalse();
  }

  @Test
  void aShorterTimeMayFollowALongerOne() throws Exception {
    watchdog.begin(LONG).close();
    try (Watchdog.Deadline deadline = watchdog.begin(SHORT)) {
      assertThat(bitesWithin(LONG)).isTrue();
      assertThat(deadline.hasPassed()).isTrue();
    }
  }

  @Test
  void aLongerTimeMayFollowAShorterOne() throws Exception {
    watchdog.begin(SHORT).close();
    try (Watchdog.Deadline deadline = watchdog.begin(LONG)) {
      assertThat(bitesWithin(SHORT.multipliedBy(3))).isFalse();
      assertThat(deadline.hasPassed()).isFalse();
    }
  }

  @Test
  void thereMayBeATimeAfterThePauseInWhichItsThreadEnded() throws Exception {
    watchdog.begin(SHORT).close();
    TimeUnit.MILLISECONDS.sleep(SHORT.multipliedBy(3).toMillis());
    try (Watchdog.Deadline deadline = watchdog.begin(SHORT)) {
      assertThat(bitesWithin(LONG)).isTrue();
      assertThat(deadline.hasPassed()).isTrue();
    }
  }

  @Test
  void aTimeBeginsAnew() throws Exception {
    Duration time = Duration.ofMillis(300);
    try (Watchdog.Deadline deadline = watchdog.begin(time)) {
      long start = System.nanoTime();
      TimeUnit.MILLISECONDS.sleep(100);
      deadline.restart();
      assertThat(bitesWithin(LONG)).isTrue();
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(time.plusMillis(90));
    }
  }

  @Test
  void afterTheEndNothingIsWatched() throws Exception {
    Watchdog.Deadline deadline = watchdog.begin(Duration.ofMillis(100));
    watchdog.close();
    assertThat(bitesWithin(Duration.ofMillis(300))).isFalse();
    assertThat(deadline.hasPassed()).isFalse();
  }
}
