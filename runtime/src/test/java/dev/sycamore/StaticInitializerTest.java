package dev.sycamore;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * Kernels that a static initialiser launches on the host: their lambdas belong to the class that is
 * being initialised, so that another thread could not run them.
 */
class StaticInitializerTest {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  static final class Squares {
    static final int[] VALUES = new int[50_000];

    static {
      int[] values = VALUES;
      try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
        q.parallelFor(range(values.length), i -> values[i] = i * i).await();
      }
    }
  }

  static final class Waiting {
    static final int[] VALUES = new int[64];

    static {
      int[] values = VALUES;
      try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
        q.parallelFor(
                ndRange(64, 16),
                it -> {
                  values[it.globalId()] = it.groupId();
                  it.barrier();
                  values[it.globalId()]++;
                })
            .await();
      }
    }
  }

  @Test
  void runsOnTheThreadThatLaunches() {
    int[] values = assertTimeoutPreemptively(LIMIT, () -> Squares.VALUES);

    assertThat(values[0]).isZero();
    assertThat(values[40_000]).isEqualTo(1_600_000_000);
  }

  @Test
  void barriersAreRefused() {
    assertThatThrownBy(() -> assertTimeoutPreemptively(LIMIT, () -> Waiting.VALUES))
        .isInstanceOf(ExceptionInInitializerError.class)
        .hasRootCauseInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage(
            "a kernel with barriers or group operations cannot run on the device host while a class"
                + " is being initialised: launch it from a method");
  }
}
