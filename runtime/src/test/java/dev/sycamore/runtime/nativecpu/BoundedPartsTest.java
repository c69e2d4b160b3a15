package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.driver.ArrayPlace;
import dev.sycamore.runtime.natives.Lwjgl;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lwjgl.system.MemoryUtil;

class BoundedPartsTest {
  private static final long MOST = 50_000_000;
  private static final int INDICES = 1000;
  private static final int GRAIN = 10;

  private final KernelCost cost = new KernelCost();
  private final PlacementChoice choice =
      new PlacementChoice(
          "K",
          cost,
          new PlacementSettings(null, MOST),
          new CollectionWatch(System::nanoTime),
          ArrayPlace.IN_PLACE);

  /** The lengths of the parts, one after the other. */
  private final List<Integer> parts = new ArrayList<>();

  private long memory;

  @BeforeEach
  void load() {
    Lwjgl.load();
    memory = MemoryUtil.nmemAlloc(2L * Long.BYTES);
    cost.took(1, 1);
  }

  @AfterEach
  void free() {
    MemoryUtil.nmemFree(memory);
  }

  private int done() {
    return parts.stream().mapToInt(Integer::intValue).sum();
  }

  private void run(double nanosPerIndex, BoundedParts.Body body) {
    BoundedParts bounded =
        new BoundedParts(
            (from, to) -> {
              assertThat(from).isEqualTo(done());
              parts.add(to - from);
              body.run(from, to);
            },
            GRAIN,
            nanosPerIndex,
            INDICES,
            choice,
            new ThreadClock(memory));
    bounded.run(0, INDICES);
    assertThat(done()).isEqualTo(INDICES);
  }

  @Test
  void shortLaunchesAreOnePart() {
    run(1, (from, to) -> {});
    assertThat(parts).containsExactly(INDICES);
  }

  @Test
  void partsAreThoughtToTakeHalfOfWhatTheyMay() {
    run(MOST / 200.0, (from, to) -> {});
    assertThat(parts.get(0)).isEqualTo(100);
  }

  @Test
  void thereIsAlwaysOneUnit() {
    run(MOST, (from, to) -> {});
    assertThat(parts.get(0)).isEqualTo(GRAIN);
  }

  @Test
  void nothingIsKnownOfTheFirst() {
    run(0, (from, to) -> {});
    assertThat(parts.get(0)).isEqualTo(GRAIN);
    assertThat(parts).hasSizeLessThan(INDICES / GRAIN);
  }

  @Test
  void aPartThatComputesTooLongIsReported() {
    run(
        MOST / 200.0,
        (from, to) -> {
          ThreadClock clock = new ThreadClock(memory);
          for (long begin = clock.nanos(); from == 0 && clock.nanos() - begin < 2 * MOST; ) {
            Thread.onSpinWait();
          }
        });
    assertThat(choice.next(1)).isEqualTo(ArrayPlace.OVERRUN);
    // What follows is as short as can be.
    assertThat(parts.get(1)).isLessThanOrEqualTo(20);
  }

  @Test
  void aPartThatHadToWaitIsNot() {
    run(
        MOST / 200.0,
        (from, to) -> {
          if (from == 0) {
            sleep();
          }
        });
    assertThat(choice.next(1)).isNotEqualTo(ArrayPlace.OVERRUN);
  }

  private static void sleep() {
    try {
      Thread.sleep(2 * MOST / 1_000_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
