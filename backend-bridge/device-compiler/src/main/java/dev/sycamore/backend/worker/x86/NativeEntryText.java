package dev.sycamore.backend.worker.x86;

import dev.sycamore.backend.worker.lowering.EntryText;
import dev.sycamore.backend.worker.lowering.KernelSignature;
import dev.sycamore.backend.worker.lowering.WorkItemValue;
import java.util.Locale;

/** The IR text of an entry point that loops over work-items. */
final class NativeEntryText extends EntryText {

  private final LoopText loops = new LoopText(this);

  NativeEntryText(KernelSignature kernel) {
    super(kernel);
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
    openLocalLoop(variable, dimension, "0", "%local_size." + dimension + ".i32", 1);
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
    line("  %%%s.i = add nuw nsw i32 %%base.%d, %%%s", variable, dimension, variable);
    pass(WorkItemValue.GLOBAL_ID, dimension, variable + ".i");
  }
}
