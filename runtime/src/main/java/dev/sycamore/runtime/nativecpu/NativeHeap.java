package dev.sycamore.runtime.nativecpu;

import dev.sycamore.DeviceException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.lwjgl.system.MemoryUtil;

/**
 * Native memory. Blocks that are given back are kept for a while, because programs ask for the same
 * sizes again and fresh pages are slow.
 */
final class NativeHeap {
  /** The most that is kept, in bytes. */
  private static final long MOST_KEPT = 256L << 20;

  private static final long ALIGNMENT = 64;

  private final Map<Long, Deque<NativeBlock>> kept = new HashMap<>();
  private long keptSize;

  synchronized NativeBlock allocate(long size) {
    Deque<NativeBlock> same = kept.get(size);
    if (same != null && !same.isEmpty()) {
      keptSize -= size;
      return same.pop();
    }
    long padded = (Math.max(size, 1) + ALIGNMENT - 1) & -ALIGNMENT;
    long address = MemoryUtil.nmemAlignedAlloc(ALIGNMENT, padded);
    if (address == MemoryUtil.NULL) {
      throw new DeviceException("native-cpu: no memory for " + size + " bytes");
    }
    return new NativeBlock(address, size);
  }

  synchronized void release(NativeBlock block) {
    if (keptSize + block.size() > MOST_KEPT) {
      MemoryUtil.nmemAlignedFree(block.address());
      return;
    }
    keptSize += block.size();
    kept.computeIfAbsent(block.size(), size -> new ArrayDeque<>()).push(block);
  }
}
