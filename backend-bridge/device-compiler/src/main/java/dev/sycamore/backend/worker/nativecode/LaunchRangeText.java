package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.lowering.EntryText;
import dev.sycamore.backend.worker.lowering.ParameterType;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.List;

/** Loads what a native entry point is given: section 2 of {@code docs/FORMATS.md}. */
final class LaunchRangeText {

  private static final int GLOBAL_SIZE = 0;
  private static final int LOCAL_SIZE = 24;
  private static final int BEGIN = 48;
  private static final int END = 72;
  private static final int GLOBAL_OFFSET = 96;
  private static final int LOCAL_MEMORY = 120;

  private final EntryText text;

  LaunchRangeText(EntryText text) {
    this.text = text;
  }

  /** Loads the kernel's parameters as {@code %p0}, {@code %p1}, ... from {@code %arguments}. */
  void loadArguments() {
    int[] offsets = text.kernel().offsets();
    List<ParameterType> parameters = text.kernel().parameters();
    if (parameters.contains(ParameterType.LOCAL_POINTER)) {
      text.line("  %%local_memory.at = getelementptr i8, ptr %%range, i64 %d", LOCAL_MEMORY);
      text.line("  %%local_memory = load ptr, ptr %%local_memory.at, align 8");
    }
    for (int i = 0; i < offsets.length; i++) {
      ParameterType type = parameters.get(i);
      text.line("  %%p%d.at = getelementptr i8, ptr %%arguments, i64 %d", i, offsets[i]);
      if (type == ParameterType.LOCAL_POINTER) {
        text.line("  %%p%d.offset = load i64, ptr %%p%d.at, align 8", i, i);
        text.line("  %%p%d.flat = getelementptr i8, ptr %%local_memory, i64 %%p%d.offset", i, i);
        text.line("  %%p%d = addrspacecast ptr %%p%d.flat to ptr addrspace(3)", i, i);
      } else {
        text.line("  %%p%d = load %s, ptr %%p%d.at, align %d", i, type.text(), i, type.size());
      }
    }
  }

  /**
   * Loads {@code %global_size.d}, {@code %begin.d}, {@code %end.d}, {@code %offset.d}, and the same
   * in 32 bits under the suffix {@code .i32}.
   */
  void loadSizes(int dimension) {
    load("global_size", GLOBAL_SIZE, dimension);
    text.operands().set(WorkItemValue.GLOBAL_SIZE, dimension, "%global_size." + dimension);
    load("begin", BEGIN, dimension);
    load("end", END, dimension);
    load("offset", GLOBAL_OFFSET, dimension);
  }

  /** Loads {@code %local_size.d} and computes {@code %num_groups.d}. */
  void loadGroupSizes(int dimension) {
    load("local_size", LOCAL_SIZE, dimension);
    text.operands().set(WorkItemValue.LOCAL_SIZE, dimension, "%local_size." + dimension);
    text.line(
        "  %%num_groups.%d = udiv i64 %%global_size.%d, %%local_size.%d",
        dimension, dimension, dimension);
    text.operands().set(WorkItemValue.NUM_GROUPS, dimension, "%num_groups." + dimension);
  }

  private void load(String name, int offset, int dimension) {
    String variable = name + "." + dimension;
    text.line(
        "  %%%s.at = getelementptr i8, ptr %%range, i64 %d", variable, offset + 8 * dimension);
    text.line("  %%%s = load i64, ptr %%%s.at, align 8", variable, variable);
    text.line("  %%%s.i32 = trunc i64 %%%s to i32", variable, variable);
  }
}
