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

  /** The same for a part of the work-items, several at a time. */
  void openLocalLoop(String variable, int dimension, String first, String last, int step) {
    loops.open(variable, first, last, step);
    pass(WorkItemValue.LOCAL_ID, dimension, variable);
    line("  %%%s.i = add nuw nsw i32 %%base.%d, %%%s", variable, dimension, variable);
    pass(WorkItemValue.GLOBAL_ID, dimension, variable + ".i");
  }
}
