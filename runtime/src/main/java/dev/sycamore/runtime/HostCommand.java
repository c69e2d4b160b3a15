package dev.sycamore.runtime;

import dev.sycamore.AccessMode;
import dev.sycamore.runtime.LaunchRequest.BufferUse;
import java.util.List;
import java.util.Optional;

/**
 * An action on the host's arrays, in the order of a queue.
 *
 * @param array a plain array that the action uses
 */
public record HostCommand(List<BufferUse> buffers, Optional<Object> array, Runnable action)
    implements Command {

  /** This command for a queue. */
  Launcher.Prepared prepare(CapturedArrays arrays, Runnable finish) {
    return new Launcher.Prepared() {
      @Override
      public boolean claim(QueueCore queue, long launch) {
        array.ifPresent(arrays::release);
        buffers.forEach(use -> use.view().memory().claim(queue));
        // The array is the program's own, which may change it after the submit.
        return true;
      }

      @Override
      public void start() {
        finish.run();
        for (BufferUse use : buffers) {
          boolean keeps = use.mode() != AccessMode.WRITE_DISCARD || !use.view().isWhole();
          use.view().memory().useOnHost(keeps, use.mode().writes());
        }
        action.run();
      }
    };
  }
}
