package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.parallel.ChunkSequence;
import dev.sycamore.runtime.parallel.HostThreadPool;
import dev.sycamore.runtime.parallel.RangeCut;
import dev.sycamore.runtime.parallel.SharedJob;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import org.lwjgl.system.JNI;

/**
 * One launch on the threads of the processor. How long the kernel took before decides how large
 * chunks are and whether helpers are of use. A launch that is thought to be short begins alone, or
 * with the helpers that are awake, and asks after each chunk whether it pays to wake others.
 */
final class NativeLaunch extends SharedJob {
  /** A chunk takes at least so long, so that what surrounds it costs little. */
  private static final double CHUNK_NANOS = 10_000;

  /** As much work for each helper that is awake pays. */
  private static final double HELPED_NANOS = 8_000;

  /** As much work pays to wake helpers. */
  private static final double WAKING_NANOS = 30_000;

  /** Chunks for each thread while it is not known how long the kernel takes. */
  private static final int UNKNOWN_CHUNKS = 32;

  /** The part of a launch that begins alone which shows how long the rest takes. */
  private static final int PROBE = 8;

  private final KernelCall kernel;
  private final Geometry geometry;
  private final LaunchBlocks blocks;
  private final HostThreadPool pool;
  private final boolean pooled;
  private final IndexExtent counts;
  private final RangeCut cut;
  private final double itemsPerIndex;
  private final int helpers;
  private final boolean wakes;
  private final ChunkSequence chunks;

  /**
   * @param cut how the range is cut
   * @param pooled whether the helpers are those of the pool; otherwise {@link #runPooled} is not
   *     called, and threads take part as they like
   */
  NativeLaunch(
      KernelCall kernel,
      Geometry geometry,
      LaunchBlocks blocks,
      HostThreadPool pool,
      RangeCut cut,
      boolean pooled) {
    this.kernel = kernel;
    this.geometry = geometry;
    this.blocks = blocks;
    this.pool = pool;
    this.pooled = pooled;
    int threads = pool.threads();
    this.counts = geometry.groups();
    this.cut = cut;
    int units = cut.units();
    double items = geometry.size();
    this.itemsPerIndex = items / cut.size();
    double nanos = kernel.cost().nanos(items);
    boolean known = kernel.cost().isKnown();
    double useful = known && pooled ? nanos / HELPED_NANOS : threads;
    this.helpers = (int) Math.min(Math.min(useful, units) - 1, threads - 1);
    this.wakes = !known || nanos >= WAKING_NANOS;
    double least =
        known ? CHUNK_NANOS / nanos * units : (double) units / (UNKNOWN_CHUNKS * threads);
    double most = Math.max(1, (double) units / (helpers > 0 ? 2 * threads : PROBE));
    this.chunks =
        new ChunkSequence(
            units, Math.max(1, helpers + 1), (int) Math.max(1, Math.min(least, most)));
  }

  /** Runs it with the helpers of the pool; returns when it has ended. */
  void runPooled() {
    pool.run(this, helpers, wakes);
  }

  @Override
  protected void doParts(int worker) {
    long range = blocks.range(worker);
    long call = blocks.call(worker);
    PartOfThread part = new PartOfThread(call, range);
    BoundedParts parts = kernel.inPlace().isPresent() ? parts(part) : null;
    LaunchRange.write(range, geometry, counts, blocks.localMemory(worker));
    long indices = 0;
    boolean asks = pooled && worker == 0 && !wakes;
    long chunk = chunks.next(worker);
    while (chunk != ChunkSequence.NONE) {
      int from = cut.index(ChunkSequence.begin(chunk));
      int to = cut.index(ChunkSequence.end(chunk));
      if (parts == null) {
        part.run(from, to);
      } else {
        parts.run(from, to);
      }
      indices += to - from;
      double left = asks ? nanosLeft(part.nanos, indices) : 0;
      if (left >= WAKING_NANOS) {
        pool.share(this, cut.units(), true);
        asks = false;
      }
      chunk = asks && helpers <= 0 ? nextAlone(worker, chunk, left) : chunks.next(worker);
    }
    if (indices > 0) {
      kernel.cost().took(part.nanos, indices * itemsPerIndex);
    }
  }

  /**
   * What a thread does of a launch. Only the kernel's own time is a part of its cost: in the first
   * seconds of a program, what surrounds a call takes longer than many kernels.
   */
  private final class PartOfThread implements BoundedParts.Body {
    private final long call;
    private final long range;

    /** How long the calls took. */
    private long nanos;

    PartOfThread(long call, long range) {
      this.call = call;
      this.range = range;
    }

    @Override
    public void run(int from, int to) {
      LaunchRange.writePart(range, geometry, cut.dimension(), from, to);
      long begin = System.nanoTime();
      JNI.invokePPV(call, range, kernel.code());
      nanos += System.nanoTime() - begin;
      if (kernel.inPlace().isPresent()) {
        HostArrayCall.check(call);
      }
    }
  }

  private BoundedParts parts(PartOfThread part) {
    KernelCost cost = kernel.cost();
    double nanosPerIndex = cost.isKnown() ? cost.nanos(itemsPerIndex) : 0;
    return new BoundedParts(
        part,
        cut.grain(),
        nanosPerIndex,
        cut.size(),
        kernel.inPlace().orElseThrow(),
        HostArrayCall.clock(part.call));
  }

  /** As many as before: the rest in few chunks, and all at once only if it is short. */
  private long nextAlone(int worker, long chunk, double left) {
    return chunks.next(worker, left < CHUNK_NANOS ? cut.units() : ChunkSequence.end(chunk));
  }

  /** How long this thread takes for what is left, as far as what it did shows that. */
  private double nanosLeft(long nanos, long indices) {
    return (double) nanos / indices * chunks.left() * cut.grain();
  }

  @Override
  protected boolean hasMore() {
    return chunks.hasMore();
  }

  @Override
  protected void stop() {
    chunks.stop();
  }
}
