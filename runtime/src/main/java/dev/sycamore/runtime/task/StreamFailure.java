package dev.sycamore.runtime.task;

import dev.sycamore.runtime.failure.NamedFailure;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The failure of a stream that does not say which of the tasks under way on it has failed. */
final class StreamFailure {
  /** How many of the tasks are named. */
  private static final int MOST_NAMED = 4;

  private StreamFailure() {}

  /** Makes it the failure of all tasks under way that have none of their own: one and the same. */
  static void tell(Throwable thrown, Collection<Task> underWay) {
    Throwable failure = NamedFailure.of(() -> unnamed(underWay, thrown), thrown);
    underWay.forEach(task -> task.streamFailed(failure));
  }

  /** The tasks that the failure does not name. */
  private static String unnamed(Collection<Task> underWay, Throwable thrown) {
    Set<String> names = new LinkedHashSet<>();
    for (Task task : underWay) {
      names.add(task.shown());
    }
    names.removeIf(name -> name.isEmpty() || NamedFailure.isNamed(name, thrown));
    if (names.size() <= 1) {
      return String.join("", names);
    }
    List<String> first = names.stream().limit(MOST_NAMED).toList();
    int others = names.size() - first.size();
    return "one of " + String.join(", ", first) + (others == 0 ? "" : " and " + others + " others");
  }
}
