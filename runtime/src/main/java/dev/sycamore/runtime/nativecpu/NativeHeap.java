package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.driver.BlockAllocator;
import dev.sycamore.runtime.statistics.DeviceCounters;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.lwjgl.system.MemoryUtil;

/**
 * Native memory. Blocks that are released are kept for a while, because programs ask for the same
 * sizes again and fresh pages are slow: at most {@link #MOST_KEPT} bytes, those released last. A
 * block that nobody wanted for {@link #KEPT_FOR} is returned to the system at the next release.
 * When the system has no memory, {@link #releaseKept} returns all.
 */
final class NativeHeap {
  /** In bytes. */
  static final long MOST_KEPT = 256L << 20;

  /** In nanoseconds. */
  static final long KEPT_FOR = TimeUnit.SECONDS.toNanos(10);

  private static final long ALIGNMENT = 64;

  /** Size classes between a power of two and the next. */
  private static final int STEPS = 4;

  private record Kept(long address, long capacity, long since) {}

  private final DeviceCounters counters;
  private final LongSupplier clock;
  private final LongSupplier memory;

  /** By address; the block that was released first comes first. */
  private final Map<Long, Kept> byAge = new LinkedHashMap<>();

  /** By capacity; the block that was released last comes first. */
  private final Map<Long, Deque<Kept>> bySize = new HashMap<>();

  private long keptBytes;

  /**
   * An empty heap.
   *
   * @param clock nanoseconds from any point
   * @param memory how many bytes there are for all blocks; 0 if nobody knows
   */
  NativeHeap(DeviceCounters counters, LongSupplier clock, LongSupplier memory) {
    this.counters = counters;
    this.clock = clock;
    this.memory = memory;
  }

  /**
   * The bytes that a block of a size really has: a multiple of 64, at least 64, and at most a
   * quarter more; just enough for blocks that are too large to be kept.
   */
  static long capacity(long size) {
    long step = size > MOST_KEPT ? ALIGNMENT : Long.highestOneBit(size) / STEPS;
    step = Math.max(ALIGNMENT, step);
    return Math.max(ALIGNMENT, (size + step - 1) / step * step);
  }

  NativeBlock allocate(long size) {
    long capacity = capacity(size);
    long address = takeKept(capacity);
    if (address == MemoryUtil.NULL) {
      address = fresh(size, capacity);
    }
    counters.allocated(size);
    return new NativeBlock(address, size);
  }

  private synchronized long takeKept(long capacity) {
    Deque<Kept> same = bySize.get(capacity);
    if (same == null) {
      return MemoryUtil.NULL;
    }
    Kept kept = same.peekFirst();
    byAge.remove(kept.address());
    forget(kept);
    return kept.address();
  }

  private long fresh(long size, long capacity) {
    boolean huge = capacity >= HugePages.SMALLEST_BLOCK;
    long address =
        hasRoomFor(capacity)
            ? MemoryUtil.nmemAlignedAlloc(huge ? HugePages.SIZE : ALIGNMENT, capacity)
            : MemoryUtil.NULL;
    if (address == MemoryUtil.NULL) {
      throw BlockAllocator.noRoom(NativeCpuDevice.ID, size, memory.getAsLong(), "");
    }
    if (huge) {
      HugePages.ask(address, capacity);
    }
    return address;
  }

  /**
   * Linux gives out addresses for more memory than there is, and ends a process that then uses
   * them. What is in use is less than {@link #MOST_KEPT} in most programs, which need not ask.
   */
  private boolean hasRoomFor(long capacity) {
    long sum = counters.liveBytes() + capacity;
    if (sum <= MOST_KEPT) {
      return true;
    }
    long most = memory.getAsLong();
    return most == 0 || sum <= most;
  }

  void release(NativeBlock block) {
    counters.released(block.size());
    long capacity = capacity(block.size());
    synchronized (this) {
      long now = clock.getAsLong();
      if (capacity > MOST_KEPT) {
        MemoryUtil.nmemAlignedFree(block.rawAddress());
      } else {
        keep(new Kept(block.rawAddress(), capacity, now));
      }
      while (!byAge.isEmpty() && (keptBytes > MOST_KEPT || now - oldest().since() > KEPT_FOR)) {
        freeOldest();
      }
    }
  }

  private void keep(Kept kept) {
    byAge.put(kept.address(), kept);
    Deque<Kept> same = bySize.get(kept.capacity());
    if (same == null) {
      same = new ArrayDeque<>();
      bySize.put(kept.capacity(), same);
    }
    same.addFirst(kept);
    keptBytes += kept.capacity();
    counters.cached(kept.capacity());
  }

  private Kept oldest() {
    return byAge.values().iterator().next();
  }

  private void freeOldest() {
    Kept oldest = oldest();
    byAge.remove(oldest.address());
    forget(oldest);
    MemoryUtil.nmemAlignedFree(oldest.address());
  }

  /** Removes one end of a size class: the first for reuse, the last for the oldest of all. */
  private void forget(Kept kept) {
    Deque<Kept> same = bySize.get(kept.capacity());
    if (same.peekFirst().address() == kept.address()) {
      same.removeFirst();
    } else {
      same.removeLast();
    }
    if (same.isEmpty()) {
      bySize.remove(kept.capacity());
    }
    keptBytes -= kept.capacity();
    counters.cached(-kept.capacity());
  }

  /** Returns all that is kept to the system. */
  synchronized void releaseKept() {
    while (!byAge.isEmpty()) {
      freeOldest();
    }
  }
}
