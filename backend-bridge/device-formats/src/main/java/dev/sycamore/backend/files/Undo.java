package dev.sycamore.backend.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** What was done to places, to be taken back. */
final class Undo {

  @FunctionalInterface
  private interface Step {
    void run() throws IOException;
  }

  private final Deque<Step> steps = new ArrayDeque<>();

  /** A folder was created. */
  void created(Path folder) {
    steps.push(() -> Files.deleteIfExists(folder));
  }

  /**
   * A place was changed.
   *
   * @param old what was there, under another name; null if there was nothing
   */
  void changed(Path place, Path old) {
    steps.push(
        () -> {
          if (old == null) {
            Files.deleteIfExists(place);
          } else {
            AtomicMoves.replace(old, place);
          }
        });
  }

  /** Takes back the last first, each as far as possible: what failed before is what counts. */
  void run() {
    for (Step step : steps) {
      try {
        step.run();
      } catch (IOException e) {
        // The file system fails while it is repaired. Each place has the old file or the new one.
      }
    }
  }
}
