package dev.sycamore.runtime.nativecpu;

import java.lang.ref.WeakReference;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/**
 * Notices collections of garbage. While native code uses an array where it is most collectors wait,
 * and before JDK 25 a thread that allocates throws {@code OutOfMemoryError} where it has to wait
 * three times one after the other (JDK-8192647). So a program that collects often has copies, and a
 * launch that is under way lets the others allocate first.
 */
final class CollectionWatch {
  private static final boolean STARVES = Runtime.version().feature() < 25;

  /** After so long without a collection a launch may use arrays where they are. */
  private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(STARVES ? 100 : 10);

  /** How long a launch waits when it notices the first collection; 0 where nobody is harmed. */
  static final long PAUSE_NANOS = STARVES ? TimeUnit.MILLISECONDS.toNanos(10) : 0;

  /** It waits twice as long each time, and no longer than this. */
  static final long MOST_PAUSE_NANOS = 4 * PAUSE_NANOS;

  /** The one of this JVM. */
  static final CollectionWatch SHARED =
      new CollectionWatch(
          new LongSupplier() {
            @Override
            public long getAsLong() {
              return System.nanoTime();
            }
          });

  /** An object that nobody has: the next collection clears the reference. */
  private record Mark(WeakReference<Object> garbage, int number, long since) {
    static Mark after(int number, long now) {
      return new Mark(new WeakReference<>(new Object()), number, now);
    }
  }

  private final LongSupplier clock;
  private final AtomicReference<Mark> mark;

  /**
   * A watch that begins after a quiet time.
   *
   * @param clock in nanoseconds
   */
  CollectionWatch(LongSupplier clock) {
    this.clock = clock;
    this.mark = new AtomicReference<>(Mark.after(0, clock.getAsLong() - QUIET_NANOS));
  }

  /** How many were noticed. */
  int count() {
    return current().number();
  }

  /** Whether there was none for a while. */
  boolean isQuiet() {
    return clock.getAsLong() - current().since() >= QUIET_NANOS;
  }

  private Mark current() {
    Mark seen = mark.get();
    // Unlike get, this does not keep the object for a collector that works beside.
    if (!seen.garbage().refersTo(null)) {
      return seen;
    }
    mark.compareAndSet(seen, Mark.after(seen.number() + 1, clock.getAsLong()));
    return mark.get();
  }
}
