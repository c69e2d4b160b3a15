package dev.sycamore.runtime.queue;

import dev.sycamore.AccessMode;
import dev.sycamore.runtime.failure.Failures;
import dev.sycamore.runtime.launch.InMemoryContext;
import dev.sycamore.runtime.memory.Memory;
import java.util.List;

/** Operations with defects that an exploration has to find. */
final class DefectiveQueueOperations {
  private DefectiveQueueOperations() {}

  /** Closes a buffer without waiting for the commands that use it. */
  static final class ClosingAtOnce extends QueueOperations {
    @Override
    void close(Memory buffer) {
      if (!buffer.isClosed()) {
        buffer.history().close();
        Failures.rethrow(buffer.release());
      }
    }
  }

  /** Commands that write are registered as if they only read. */
  static final class WritingAsReaders extends QueueOperations {
    @Override
    List<AccessMode> claimed(List<AccessMode> modes) {
      return modes.stream().map(mode -> AccessMode.READ).toList();
    }
  }

  /** Streams of one device do not wait for each other, though they say so. */
  static final class StreamsThatDoNotWait extends QueueOperations {
    StreamsThatDoNotWait() {
      this(InMemoryContext.withoutWaits());
    }

    private StreamsThatDoNotWait(InMemoryContext device) {
      super(device, device);
    }
  }

  /** The host looks at a buffer before its turn has come. */
  static final class LookingAtOnce extends QueueOperations {
    @Override
    int look(Memory buffer, int[] array) {
      buffer.useOnHost(buffer.whole(), true, false);
      return array[0];
    }
  }
}
