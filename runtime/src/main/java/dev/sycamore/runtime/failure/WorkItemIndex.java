package dev.sycamore.runtime.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which work-item of a launch failed. Dimension 0 is the slowest.
 *
 * @param global its index in the range; empty for a single task
 * @param group that of its work-group; empty for a kernel without work-groups
 * @param local its index there; as many as of the group
 */
public record WorkItemIndex(List<Integer> global, List<Integer> group, List<Integer> local) {

  public WorkItemIndex {
    global = List.copyOf(global);
    group = List.copyOf(group);
    local = List.copyOf(local);
  }

  /** A work-item without a work-group; no dimensions for a single task. */
  public static WorkItemIndex of(List<Integer> global) {
    return new WorkItemIndex(global, List.of(), List.of());
  }

  /**
   * A work-item of a work-group.
   *
   * @param size of a group, positive in each dimension
   */
  public static WorkItemIndex inGroup(List<Integer> global, List<Integer> size) {
    List<Integer> group = new ArrayList<>();
    List<Integer> local = new ArrayList<>();
    for (int d = 0; d < global.size(); d++) {
      group.add(global.get(d) / size.get(d));
      local.add(global.get(d) % size.get(d));
    }
    return new WorkItemIndex(global, group, local);
  }

  /**
   * As messages have it: {@code at work-item 17}, {@code at work-item (3, 5), local (1, 1) in group
   * (1, 2)}; empty for a single task.
   */
  public String shown() {
    if (global.isEmpty()) {
      return "";
    }
    String place = "at work-item " + shown(global);
    return group.isEmpty()
        ? place
        : place + ", local " + shown(local) + " in group " + shown(group);
  }

  private static String shown(List<Integer> ids) {
    return ids.size() == 1
        ? String.valueOf(ids.get(0))
        : ids.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
  }
}
