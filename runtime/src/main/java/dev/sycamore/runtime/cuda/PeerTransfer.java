package dev.sycamore.runtime.cuda;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * A copy between two GPUs that may be under way, noted by the block on either side. Any context may
 * be current when it is asked.
 */
final class PeerTransfer {
  private static final int BLOCKS = 2;

  private final CudaDriver driver;
  private final long event;
  private final AtomicInteger users = new AtomicInteger(BLOCKS);

  /** One that has not begun; the context of its stream is current. */
  PeerTransfer(CudaDriver driver) {
    this.driver = driver;
    this.event = driver.createEvent();
  }

  /** Begins it: if that fails, nothing of it is under way. */
  void begin(long stream, Runnable copy) {
    try {
      copy.run();
      driver.recordEvent(event, stream);
    } catch (CudaCallException e) {
      DriverHandles handles = new DriverHandles();
      handles.add(() -> driver.destroyEvent(event));
      handles.add(() -> driver.synchronizeStream(stream));
      handles.closeAfter(e);
      throw e;
    }
  }

  /** Whether it has ended; with a context that is lost it has. */
  boolean hasEnded() {
    return unlessLost(() -> driver.isReached(event));
  }

  /** Lets a stream wait for its end. */
  void holdUp(long stream) {
    unlessLost(
        () -> {
          driver.waitForEvent(stream, event);
          return true;
        });
  }

  /** Waits for its end. */
  void await() {
    unlessLost(
        () -> {
          driver.synchronizeEvent(event);
          return true;
        });
  }

  /** One of the two blocks needs it no more. */
  void forget() {
    if (users.decrementAndGet() == 0) {
      unlessLost(
          () -> {
            driver.destroyEvent(event);
            return true;
          });
    }
  }

  /** The loss of a context that the event is of is not that of the one which is current. */
  private static boolean unlessLost(BooleanSupplier call) {
    try {
      return call.getAsBoolean();
    } catch (CudaCallException e) {
      if (!e.losesDevice()) {
        throw e;
      }
      return true;
    }
  }
}
