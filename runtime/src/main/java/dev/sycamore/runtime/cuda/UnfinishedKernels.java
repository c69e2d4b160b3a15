package dev.sycamore.runtime.cuda;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The kernels that a stream has started and not waited for. Any thread may ask. */
final class UnfinishedKernels {
  private final Set<String> shown = new LinkedHashSet<>();

  /** The one that was started last; null if none was since all was waited for. */
  private volatile String last;

  /** Called by the thread that uses the stream, as {@link #finished}. */
  void started(String kernel) {
    if (!kernel.equals(last)) {
      add(kernel);
    }
  }

  private synchronized void add(String kernel) {
    shown.add(kernel);
    last = kernel;
  }

  synchronized void finished() {
    shown.clear();
    last = null;
  }

  /** Whether nothing was started since all was waited for. */
  boolean isEmpty() {
    return last == null;
  }

  /** Their names and places. */
  synchronized List<String> shown() {
    return List.copyOf(shown);
  }
}
