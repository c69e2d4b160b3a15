package dev.sycamore.runtime.detect;

import java.util.ArrayList;
import java.util.List;

/** At which barrier each work-item of a group waits whose work-items have parted. */
final class BarrierWaits {

  /** For a work-item that has ended. */
  private static final int NOWHERE = -1;

  private final List<Wait> waits = new ArrayList<>();

  /**
   * Where a work-item is.
   *
   * @param item its number in the launch
   * @param site of the barrier
   */
  record Wait(int item, int site) {

    boolean hasEnded() {
      return site == NOWHERE;
    }
  }

  /** A work-item waits. */
  void reach(int item, int site) {
    waits.add(new Wait(item, site));
  }

  /** A work-item has ended. */
  void end(int item) {
    waits.add(new Wait(item, NOWHERE));
  }

  /**
   * Two work-items that do not wait at the same barrier; the first one waits. There are such two,
   * though both places are the same where a method is called twice.
   */
  List<Wait> apart() {
    Wait first = waits.stream().filter(wait -> !wait.hasEnded()).findFirst().orElse(waits.get(0));
    Wait second =
        waits.stream()
            .filter(wait -> wait.site() != first.site())
            .findFirst()
            .orElse(waits.get(waits.size() - 1));
    return List.of(first, second);
  }
}
