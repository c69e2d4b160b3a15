package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.range.ElementRanges.Span;
import java.util.function.Consumer;

/**
 * What a command, or the host, does with a part of a buffer.
 *
 * @param writes whether elements may be written
 * @param discards whether the values from before are of no use to it
 */
public record BufferAccess(BufferView view, boolean writes, boolean discards) {

  /** The elements that have to be where it happens. */
  public Span part() {
    return view.region().hull();
  }

  /** Whether their values from before matter: those between the rows of a part always do. */
  public boolean keepsContent() {
    return !discards || part().size() != view.region().size();
  }

  /** Does it on a device, with an action that writes the elements of its block. */
  void writeOn(DeviceContext context, Consumer<DeviceBlock> action) {
    Memory memory = view.memory();
    DeviceBlock block = memory.prepareOn(context, part(), keepsContent());
    // As with kernels: what is kept is the target's from now on; otherwise a failure changes
    // nothing.
    if (keepsContent()) {
      memory.writtenOn(context, part());
      action.accept(block);
    } else {
      action.accept(block);
      memory.writtenOn(context, part());
    }
  }

  /** Prepares the array of the host for it. */
  public void useOnHost() {
    view.memory().useOnHost(part(), keepsContent(), writes);
  }
}
