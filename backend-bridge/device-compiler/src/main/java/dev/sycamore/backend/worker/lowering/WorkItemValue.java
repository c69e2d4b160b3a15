package dev.sycamore.backend.worker.lowering;

import java.util.HashMap;
import java.util.Map;

/** What a work-item may ask of its place, by dimension, and the function that it calls for it. */
public enum WorkItemValue {
  GLOBAL_ID(0, "_Z13get_global_idj", 0),
  LOCAL_ID(1, "_Z12get_local_idj", 0),
  GROUP_ID(2, "_Z12get_group_idj", 0),
  GLOBAL_SIZE(3, "_Z15get_global_sizej", 1),
  LOCAL_SIZE(4, "_Z14get_local_sizej", 1),
  NUM_GROUPS(5, "_Z14get_num_groupsj", 1);

  /** The number of dimensions. */
  public static final int DIMENSIONS = 3;

  /** The number of hidden parameters. */
  public static final int COUNT = values().length * DIMENSIONS;

  private static final Map<String, WorkItemValue> BY_FUNCTION = new HashMap<>();

  static {
    for (WorkItemValue value : values()) {
      BY_FUNCTION.put(value.function, value);
    }
  }

  private final int place;
  private final String function;
  private final int outside;

  WorkItemValue(int place, String function, int outside) {
    this.place = place;
    this.function = function;
    this.outside = outside;
  }

  /** The value that a function gives; null if it is no work-item function. */
  public static WorkItemValue of(String function) {
    return BY_FUNCTION.get(function);
  }

  /** The function that a work-item calls for it. */
  public String function() {
    return function;
  }

  /** What OpenCL gives for a dimension that the kernel does not have. */
  int outside() {
    return outside;
  }

  /** The place of a dimension's value among a body's hidden parameters. */
  public int position(int dimension) {
    return place * DIMENSIONS + dimension;
  }
}
