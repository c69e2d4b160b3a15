package dev.sycamore.runtime.nativecpu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.runtime.driver.ArrayPlace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacementChoiceTest {
  private static final long MOST = 200_000;

  private final KernelCost cost = new KernelCost();
  private long now;
  private final CollectionWatch collections = new CollectionWatch(() -> now);

  private PlacementChoice choice(ArrayPlace wanted, ArrayPlace possible) {
    return new PlacementChoice(
        "K", cost, new PlacementSettings(wanted, MOST), collections, possible);
  }

  /** As if there had been no collection for a while. */
  private ArrayPlace next(PlacementChoice choice, double items) {
    collections.count();
    now += 1_000_000_000;
    return choice.next(items);
  }

  @Test
  void theFirstLaunchMeasures() {
    PlacementChoice choice = choice(null, ArrayPlace.IN_PLACE);
    assertThat(next(choice, 64)).isEqualTo(ArrayPlace.FIRST_LAUNCH);
    cost.took(640, 64);
    assertThat(next(choice, 64)).isEqualTo(ArrayPlace.IN_PLACE);
  }

  @Test
  void longPartsAreForCopies() {
    PlacementChoice choice = choice(null, ArrayPlace.IN_PLACE);
    cost.took(MOST, 100);
    assertThat(next(choice, 99)).isEqualTo(ArrayPlace.IN_PLACE);
    assertThat(next(choice, 101)).isEqualTo(ArrayPlace.LONG_PART);
  }

  @Test
  void whatOverranIsCopiedForAWhileAndEachTimeLonger() {
    PlacementChoice choice = choice(null, ArrayPlace.IN_PLACE);
    cost.took(1, 1);
    List<Integer> copies = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      choice.overran();
      int copied = 0;
      while (next(choice, 1) == ArrayPlace.OVERRUN) {
        copied++;
      }
      copies.add(copied);
    }
    assertThat(copies).containsExactly(8, 16, 32);
    runInPlace(choice, 64);
    choice.overran();
    runInPlace(choice, 1);
    choice.overran();
    for (int k = 0; k < 8; k++) {
      assertThat(next(choice, 1)).isEqualTo(ArrayPlace.OVERRUN);
    }
    assertThat(next(choice, 1)).isEqualTo(ArrayPlace.IN_PLACE);
  }

  private void runInPlace(PlacementChoice choice, int launches) {
    for (int k = 0; k < launches; k++) {
      assertThat(next(choice, 1)).isEqualTo(ArrayPlace.IN_PLACE);
    }
  }

  @Test
  void aPartThatSeldomOverrunsIsForgiven() {
    PlacementChoice choice = choice(null, ArrayPlace.IN_PLACE);
    cost.took(1, 1);
    for (int k = 0; k < 3; k++) {
      runInPlace(choice, 16);
      choice.overran();
    }
    runInPlace(choice, 15);
    choice.overran();
    assertThat(next(choice, 1)).isEqualTo(ArrayPlace.OVERRUN);
  }

  @Test
  void aProgramThatCollectsHasCopies() throws InterruptedException {
    PlacementChoice choice = choice(null, ArrayPlace.IN_PLACE);
    cost.took(1, 1);
    int before = collections.count();
    for (int k = 0; k < 100 && collections.count() == before; k++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(choice.next(1)).isEqualTo(ArrayPlace.COLLECTION);
    assertThat(next(choice, 1)).isEqualTo(ArrayPlace.IN_PLACE);
  }

  @Test
  void whatCannotBeIsNotTried() {
    cost.took(1, 1);
    assertThat(choice(null, ArrayPlace.JVM).next(1)).isEqualTo(ArrayPlace.JVM);
    assertThat(choice(ArrayPlace.IN_PLACE, ArrayPlace.IMAGE).next(1)).isEqualTo(ArrayPlace.IMAGE);
  }

  @Test
  void theUserDecides() {
    cost.took(10 * MOST, 1);
    assertThat(choice(ArrayPlace.IN_PLACE, ArrayPlace.IN_PLACE).next(1))
        .isEqualTo(ArrayPlace.IN_PLACE);
    assertThat(choice(ArrayPlace.SWITCHED_OFF, ArrayPlace.IN_PLACE).next(1))
        .isEqualTo(ArrayPlace.SWITCHED_OFF);
  }
}
