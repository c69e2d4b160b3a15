package dev.sycamore.runtime.parallel;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Numbers, in chunks for several threads. Each thread begins with a part of its own, the same one
 * for the same count, so that a launch finds in the cache of a core what the one before left there
 * (affinity scheduling); it takes large chunks first, since each costs something, then smaller and
 * smaller ones. A thread whose part is empty takes chunks of whoever has most left, so that all end
 * at about the same time however uneven the work is.
 */
public final class ChunkSequence {
  /** What {@link #next} returns when nothing is left. */
  public static final long NONE = -1;

  /** A chunk is this fraction of what is left of a part. */
  private static final int CHUNKS = 8;

  /** Counters are as far apart as the lines that a core may fetch together. */
  private static final int STRIDE = 128 / Integer.BYTES;

  private final int count;
  private final int parts;
  private final int least;

  /** The next number of each part. */
  private final AtomicIntegerArray next;

  /**
   * The numbers below {@code count}.
   *
   * @param parts how many threads are expected; there may be others
   * @param least the size of the smallest chunks but the last of a part, at least 1
   */
  public ChunkSequence(int count, int parts, int least) {
    this.count = count;
    this.parts = parts;
    this.least = least;
    this.next = new AtomicIntegerArray(parts * STRIDE);
    for (int part = 1; part < parts; part++) {
      next.setPlain(part * STRIDE, beginOf(part));
    }
  }

  /**
   * The next chunk, for {@link #begin} and {@link #end}; {@link #NONE} if there is none.
   *
   * @param worker the number of the thread, from 0
   */
  public long next(int worker) {
    return next(worker, least);
  }

  /** The same, of at least so many numbers if as many are left in a part. */
  public long next(int worker, int atLeast) {
    int part = worker % parts;
    while (part >= 0) {
      long chunk = take(part, atLeast);
      if (chunk != NONE) {
        return chunk;
      }
      part = fullest();
    }
    return NONE;
  }

  private long take(int part, int atLeast) {
    while (true) {
      int begin = next.get(part * STRIDE);
      int rest = beginOf(part + 1) - begin;
      if (rest <= 0) {
        return NONE;
      }
      int end = begin + Math.min(Math.max(atLeast, rest / CHUNKS), rest);
      if (next.compareAndSet(part * STRIDE, begin, end)) {
        return (long) begin << Integer.SIZE | end;
      }
    }
  }

  /** The part that has most left, or -1 if none has any. */
  private int fullest() {
    int fullest = -1;
    int most = 0;
    for (int part = 0; part < parts; part++) {
      int left = leftOf(part);
      if (left > most) {
        most = left;
        fullest = part;
      }
    }
    return fullest;
  }

  private int leftOf(int part) {
    return Math.max(0, beginOf(part + 1) - next.get(part * STRIDE));
  }

  private int beginOf(int part) {
    return (int) ((long) count * part / parts);
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
    int left = 0;
    for (int part = 0; part < parts; part++) {
      left += leftOf(part);
    }
    return left;
  }

  /** Whether something is left. */
  public boolean hasMore() {
    return fullest() >= 0;
  }

  /** Nothing is left from now on. */
  public void stop() {
    for (int part = 0; part < parts; part++) {
      next.set(part * STRIDE, count);
    }
  }
}
