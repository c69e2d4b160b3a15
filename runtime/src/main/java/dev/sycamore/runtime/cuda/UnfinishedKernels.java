package dev.sycamore.runtime.cuda;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The kernels that a stream has started and not waited for. Any thread may ask. */
final class UnfinishedKernels {
  private final Set<String> shown = new LinkedHashSet<>();

  synchronized void started(String kernel) {
    shown.add(kernel);
  }

  synchronized void finished() {
    shown.clear();
  }

  /** Whether nothing was started since all was waited for. */
  synchronized boolean isEmpty() {
    return shown.isEmpty();
  }

  /** Their names and places. */
  synchronized List<String> shown() {
    return List.copyOf(shown);
  }
}
