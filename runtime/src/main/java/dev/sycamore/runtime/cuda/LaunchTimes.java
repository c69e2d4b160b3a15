package dev.sycamore.runtime.cuda;

import dev.sycamore.runtime.driver.LaunchListener;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * When the launches of one stream ran. CUDA tells how long it was from one event to another, in
 * numbers that lose digits when it was long: so each event counts from the one before it, and the
 * first from a moment of the host's clock. One thread at a time uses it.
 */
final class LaunchTimes {
  private static final double NANOSECONDS = 1e6;

  private record Launch(long start, long end, LaunchListener listener) {}

  private final CudaDriver driver;
  private final long stream;
  private final Deque<Launch> running = new ArrayDeque<>();
  private final Deque<Long> unused = new ArrayDeque<>();

  /** Was reached at {@link #atNs}. */
  private long before;

  private long atNs;

  /** The start of the launch that is about to be added; 0 if there is none. */
  private long starting;

  /** Opens it for a stream in which nothing is under way; the context is current. */
  LaunchTimes(CudaDriver driver, long stream) {
    this.driver = driver;
    this.stream = stream;
    DriverHandles handles = new DriverHandles();
    this.before = handles.open(driver::createTimedEvent, driver::destroyEvent);
    handles.using(
        () -> {
          driver.recordEvent(before, stream);
          driver.synchronizeEvent(before);
        });
    this.atNs = System.nanoTime();
  }

  /** A launch is about to be started. */
  void starting() {
    if (starting == 0) {
      starting = event();
    }
    driver.recordEvent(starting, stream);
  }

  /** The launch was started; tells of those before it that have ended. */
  void started(LaunchListener listener) {
    long end = event();
    running.add(new Launch(starting, end, listener));
    starting = 0;
    driver.recordEvent(end, stream);
    while (running.size() > 1 && driver.isReached(running.element().end())) {
      tellFirst();
    }
  }

  /** Tells of all launches; they have ended. */
  void finished() {
    while (!running.isEmpty()) {
      tellFirst();
    }
  }

  private void tellFirst() {
    Launch launch = running.element();
    long startedNs = atNs + nanoseconds(before, launch.start());
    atNs = startedNs + nanoseconds(launch.start(), launch.end());
    running.remove();
    launch.listener().timed(startedNs, atNs);
    unused.push(before);
    unused.push(launch.start());
    before = launch.end();
  }

  private long nanoseconds(long from, long to) {
    return Math.max(0, Math.round(driver.millisecondsBetween(from, to) * NANOSECONDS));
  }

  private long event() {
    return unused.isEmpty() ? driver.createTimedEvent() : unused.pop();
  }

  /** Destroys the events, whatever of it fails. */
  void close() {
    running.forEach(launch -> unused.addAll(List.of(launch.start(), launch.end())));
    unused.add(before);
    if (starting != 0) {
      unused.add(starting);
    }
    DriverHandles handles = new DriverHandles();
    unused.forEach(event -> handles.add(() -> driver.destroyEvent(event)));
    handles.close();
  }
}
