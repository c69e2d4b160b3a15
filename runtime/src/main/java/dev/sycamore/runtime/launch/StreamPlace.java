package dev.sycamore.runtime.launch;

import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.driver.DeviceStream;
import dev.sycamore.runtime.driver.StreamPoint;
import dev.sycamore.runtime.task.WorkPlace;
import java.util.Optional;

/** A stream as other queues see it, which may wait for what is under way there. */
final class StreamPlace implements WorkPlace {
  private final DeviceContext context;
  private final DeviceStream stream;
  private boolean closed;

  StreamPlace(DeviceContext context, DeviceStream stream) {
    this.context = context;
    this.stream = stream;
  }

  /** The stream, for whoever uses it. */
  DeviceStream stream() {
    return stream;
  }

  /** Whether the streams of a context can wait for it. */
  boolean isReachedBy(DeviceContext other) {
    return context == other || other.reaches(context);
  }

  /**
   * The place after all that was started; nothing if the stream is closed, so that all has ended.
   */
  synchronized Optional<StreamPoint> point() {
    return closed ? Optional.empty() : Optional.of(stream.point());
  }

  /** Closes the stream. */
  synchronized void close() {
    if (!closed) {
      closed = true;
      stream.close();
    }
  }
}
