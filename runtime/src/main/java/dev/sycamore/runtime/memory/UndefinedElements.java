package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;

/** What copies of arrays have where nothing is copied to them. */
public final class UndefinedElements {

  /** A system property: {@code true} fills them with a pattern. For tests. */
  private static final String MARK = "sycamore.markUndefined";

  /** Not zero, and no small number of any type. */
  private static final long PATTERN = 0x5A;

  private UndefinedElements() {}

  /** Whether they have a pattern, so that a kernel that reads them has a wrong result. */
  public static boolean areMarked() {
    return Boolean.getBoolean(MARK);
  }

  /** Leaves a new block as it is. */
  static void leave(DeviceContext context, DeviceBlock block) {
    if (areMarked()) {
      context.fill(block, 0, block.size(), PATTERN, 1);
    } else {
      context.leaveUndefined(block);
    }
  }
}
