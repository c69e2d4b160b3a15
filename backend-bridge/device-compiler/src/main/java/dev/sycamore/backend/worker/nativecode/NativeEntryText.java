package dev.sycamore.backend.worker.nativecode;

import dev.sycamore.backend.worker.lowering.EntryText;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.Locale;

/** The IR text of an entry point that loops over work-items. */
final class NativeEntryText extends EntryText {

  private final LoopText loops = new LoopText(this);
  private final boolean oneRow;

  /**
   * @param oneRow whether the work-items of a group run as one row, whatever its dimensions are:
   *     the body is passed the linear index as the local one in dimension 0, and the group's first
   *     global indices
   */
  NativeEntryText(KernelSignature kernel, boolean oneRow) {
    super(kernel);
    this.oneRow = oneRow;
  }

  /** The number of dimensions in which there are loops over the work-items of a group. */
  int itemDimensions() {
    return oneRow ? 1 : kernel().dimensions();
  }

  /** The number of work-items in a row of a group. */
  String rowLength() {
    return oneRow ? "%row_length" : "%local_size.0.i32";
  }

  /** Writes, once the sizes are loaded, how long rows are. */
  void computeRow() {
    if (!oneRow) {
      return;
    }
    String length = "%local_size.0.i32";
    for (int d = 1; d < kernel().dimensions(); d++) {
      String next = d == kernel().dimensions() - 1 ? "%row_length" : "%row_length." + d;
      line("  %s = mul nuw nsw i32 %s, %%local_size.%d.i32", next, length, d);
      length = next;
    }
  }

  /** Passes, inside of the loops over groups, the first place of the group on, if rows are one. */
  void passGroup() {
    for (int d = 0; oneRow && d < kernel().dimensions(); d++) {
      pass(WorkItemValue.GLOBAL_ID, d, "base." + d);
    }
  }

  /** Passes no places on: what they were in loops before is not to be seen behind them. */
  void forgetPlaces() {
    for (int d = 0; d < kernel().dimensions(); d++) {
      operands().set(WorkItemValue.LOCAL_ID, d, "0");
      operands().set(WorkItemValue.GLOBAL_ID, d, "0");
    }
  }

  LoopText loops() {
    return loops;
  }

  /** Passes a 32-bit variable, which is not negative, to the body as a value. */
  void pass(WorkItemValue value, int dimension, String variable) {
    pass(value, dimension, variable, variable + "." + value.name().toLowerCase(Locale.ROOT));
  }

  /**
   * Opens a loop over the work-items of a group in one dimension, and passes their place on; the
   * group's first global index is {@code %base.d}.
   */
  void openLocalLoop(String variable, int dimension) {
    String size = dimension == 0 ? rowLength() : "%local_size." + dimension + ".i32";
    openLocalLoop(variable, dimension, "0", size, 1);
  }

  /**
   * Divides what is left of whole vectors: either all of it is run together, or all of it one by
   * one.
   *
   * @param name {@code %name.left} is the number of work-items that are left, {@code %name.single}
   *     the first one to run by itself
   * @param first the first one that is left
   * @param last the end of the row
   * @param fewest how many have to be left to run together
   */
  void divideRest(String name, String first, String last, int fewest) {
    line("  %%%s.left = sub nuw nsw i32 %s, %s", name, last, first);
    line("  %%%s.together = icmp sge i32 %%%s.left, %d", name, name, fewest);
    line("  %%%s.single = select i1 %%%s.together, i32 %s, i32 %s", name, name, last, first);
  }

  /** The same for a part of the work-items, several at a time. */
  void openLocalLoop(String variable, int dimension, String first, String last, int step) {
    loops.open(variable, first, last, step);
    pass(WorkItemValue.LOCAL_ID, dimension, variable);
    if (oneRow) {
      return;
    }
    line("  %%%s.i = add nuw nsw i32 %%base.%d, %%%s", variable, dimension, variable);
    pass(WorkItemValue.GLOBAL_ID, dimension, variable + ".i");
  }
}
