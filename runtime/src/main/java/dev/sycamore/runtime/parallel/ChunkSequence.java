package dev.sycamore.runtime.parallel;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Numbers from 0 on, in chunks for several threads: large ones first, since each costs something,
 * then smaller and smaller ones, so that all threads end at about the same time however uneven the
 * work is (guided self-scheduling).
 */
public final class ChunkSequence {
  /** What {@link #next} returns when nothing is left. */
  public static final long NONE = -1;

  /** A chunk is this part of what each thread would get of the rest. */
  private static final int CHUNKS_PER_THREAD = 8;

  private final int count;
  private final int threads;
  private final int least;
  private final AtomicInteger taken = new AtomicInteger();

  /**
   * The numbers below {@code count}.
   *
   * @param threads how many may take chunks
   * @param least the size of the smallest chunks but the last, at least 1
   */
  public ChunkSequence(int count, int threads, int least) {
    this.count = count;
    this.threads = threads;
    this.least = least;
  }

  /** The next chunk, for {@link #begin} and {@link #end}; {@link #NONE} if there is none. */
  public long next() {
    return next(least);
  }

  /** The same, of at least so many numbers if as many are left. */
  public long next(int atLeast) {
    while (true) {
      int begin = taken.get();
      int rest = count - begin;
      if (rest <= 0) {
        return NONE;
      }
      int size = Math.max(atLeast, (int) (rest / ((long) CHUNKS_PER_THREAD * threads)));
      int end = begin + Math.min(size, rest);
      if (taken.compareAndSet(begin, end)) {
        return (long) begin << Integer.SIZE | end;
      }
    }
  }

  /** The first number of a chunk. */
  public static int begin(long chunk) {
    return (int) (chunk >>> Integer.SIZE);
  }

  /** The number after the last of a chunk. */
  public static int end(long chunk) {
    return (int) chunk;
  }

  /** How many numbers are left. */
  public int left() {
    return Math.max(0, count - taken.get());
  }

  /** Whether something is left. */
  public boolean hasMore() {
    return left() > 0;
  }

  /** Nothing is left from now on. */
  public void stop() {
    taken.set(count);
  }
}
