package dev.sycamore.runtime.cuda;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Handles of the driver that belong together: none is left if one of them cannot be opened. */
final class DriverHandles {
  private final Deque<Runnable> closings = new ArrayDeque<>();

  /** Opens one more; if that fails, all before it are closed. */
  long open(LongSupplier opening, LongConsumer closing) {
    long[] handle = new long[1];
    using(() -> handle[0] = opening.getAsLong());
    closings.push(() -> closing.accept(handle[0]));
    return handle[0];
  }

  /** Closes something with them, before those that were opened until now. */
  void add(Runnable closing) {
    closings.push(closing);
  }

  /** A step without which the handles are useless; if it fails, all are closed. */
  void using(Runnable step) {
    try {
      step.run();
    } catch (CudaCallException e) {
      closeAfter(e);
      throw e;
    }
  }

  /** Closes all after a failure, to which others are added. */
  void closeAfter(CudaCallException failure) {
    try {
      close();
    } catch (CudaCallException e) {
      failure.addSuppressed(e);
    }
  }

  /** Closes all, the last first, whichever of them fail; throws what the first failed with. */
  void close() {
    CudaCallException failure = null;
    while (!closings.isEmpty()) {
      try {
        closings.pop().run();
      } catch (CudaCallException e) {
        if (failure == null) {
          failure = e;
        } else {
          failure.addSuppressed(e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
