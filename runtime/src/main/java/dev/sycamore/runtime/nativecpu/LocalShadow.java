package dev.sycamore.runtime.nativecpu;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.runtime.detect.KernelDetector.Search;
import dev.sycamore.runtime.detect.WatchedMemory;
import dev.sycamore.runtime.range.Geometry;
import java.util.Set;
import org.lwjgl.system.MemoryUtil;

/** What the code of a watched image keeps of local memory and of the work-items of a group. */
final class LocalShadow implements AutoCloseable {
  private static final int CELL = 24;
  private static final int ITEM = 16;

  /** Places in the state, in bytes; what is behind them is set to zero. */
  private static final int BEGIN = 24;

  private static final int SIZE = 32;
  private static final int CELLS = 40;
  private static final int QUIETS = 48;
  private static final int ITEMS = 56;
  private static final int NOW = 64;
  private static final int SEARCHES = 96;
  private static final int GRANULE_BITS = 120;

  private static final int RACES = 1;
  private static final int READS = 2;

  private final long state;
  private final long cells;
  private final long quiets;
  private final long items;

  /**
   * @param state that of the image
   */
  LocalShadow(long state, WatchedMemory memory, Geometry geometry, Set<Search> searches) {
    this.state = state;
    int granuleBits = (int) MemoryUtil.memGetLong(state + GRANULE_BITS);
    long granules = (memory.localSize() >>> granuleBits) + 1;
    this.cells = allocate(granules, CELL);
    this.quiets = allocate(granules, Long.BYTES);
    this.items = allocate(itemsOfGroup(geometry), ITEM);
    MemoryUtil.memSet(state + NOW, 0, GRANULE_BITS - NOW);
    MemoryUtil.memPutLong(state + BEGIN, memory.localBegin());
    MemoryUtil.memPutLong(state + SIZE, memory.localSize());
    MemoryUtil.memPutAddress(state + CELLS, cells);
    long fromZero = (memory.localBegin() >>> granuleBits) * Long.BYTES;
    MemoryUtil.memPutAddress(state + QUIETS, quiets - fromZero);
    MemoryUtil.memPutAddress(state + ITEMS, items);
    long races = searches.contains(Search.RACES) ? RACES : 0;
    long reads = searches.contains(Search.UNINITIALIZED) ? READS : 0;
    MemoryUtil.memPutLong(state + SEARCHES, races | reads);
  }

  /** That of the image, which knows it now. */
  long state() {
    return state;
  }

  private static long itemsOfGroup(Geometry geometry) {
    long size = 1;
    for (int d = 0; d < geometry.dimensions() && geometry.form() == KernelForm.ND_RANGE; d++) {
      size *= geometry.local().get(d);
    }
    return size;
  }

  private static long allocate(long count, int size) {
    long memory = MemoryUtil.nmemCalloc(count, size);
    if (memory == MemoryUtil.NULL) {
      throw new OutOfMemoryError("for what is known of a watched kernel");
    }
    return memory;
  }

  @Override
  public void close() {
    MemoryUtil.memSet(state + BEGIN, 0, GRANULE_BITS - BEGIN);
    MemoryUtil.nmemFree(cells);
    MemoryUtil.nmemFree(quiets);
    MemoryUtil.nmemFree(items);
  }
}
