package dev.sycamore.runtime.workgroup;

import dev.sycamore.runtime.detect.Parting;
import dev.sycamore.runtime.failure.WorkItemIndex;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** Which work-items of a group wait for others, and where. The caller has the group's lock. */
final class WaitingItems {
  /** Classes of the API that a kernel calls, and those behind them. */
  private static final Set<String> API =
      Set.of(
          "dev.sycamore.NdItem",
          "dev.sycamore.Group",
          "dev.sycamore.SubGroup",
          WaitingItems.class.getName(),
          WorkGroup.class.getName(),
          WorkItem.class.getName());

  private final boolean compared;
  private final Thread[] threads;
  private final String[] places;

  /**
   * @param size of the group
   * @param compared whether the places are known of all that wait, which costs time at each barrier
   */
  WaitingItems(int size, boolean compared) {
    this.compared = compared;
    this.threads = new Thread[size];
    this.places = new String[size];
  }

  /** A work-item, which the calling thread runs, begins to wait, or lets the others go on. */
  void arrive(int item) {
    threads[item] = Thread.currentThread();
    places[item] = compared ? place(threads[item]) : null;
  }

  /** A work-item no longer waits. */
  void leave(int item) {
    threads[item] = null;
  }

  /** Whether work-items that meet are known to have come to different places. */
  boolean areApart(int first, int count) {
    for (int item = first + 1; item < first + count; item++) {
      if (!Objects.equals(places[item], places[first])) {
        return true;
      }
    }
    return false;
  }

  /**
   * What to say of a group whose work-items are at different places.
   *
   * @param indices the place of each work-item in the launch
   */
  String parted(IntFunction<WorkItemIndex> indices) {
    int first = 0;
    while (first < threads.length - 1 && threads[first] == null) {
      first++;
    }
    Optional<String> place = shown(first);
    int second = first == 0 ? threads.length - 1 : 0;
    for (int item = threads.length - 1; item >= 0; item--) {
      if (!shown(item).equals(place)) {
        second = item;
      }
    }
    return new Parting(
            new Parting.Way(indices.apply(first), place),
            new Parting.Way(indices.apply(second), shown(second)))
        .shown();
  }

  private Optional<String> shown(int item) {
    Thread thread = threads[item];
    if (thread == null) {
      return Optional.empty();
    }
    return Optional.of(places[item] == null ? place(thread) : places[item]);
  }

  private static String place(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        // The JDK's own.
        .dropWhile(frame -> !isApi(frame.getClassName()))
        .dropWhile(frame -> isApi(frame.getClassName()))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElse("a place that is not known");
  }

  private static boolean isApi(String type) {
    return API.contains(type) || type.startsWith("dev.sycamore.devicelib.");
  }
}
