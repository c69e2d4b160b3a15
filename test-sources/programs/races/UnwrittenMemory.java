import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalBytes;
import dev.sycamore.LocalInts;

/** Kernels that read local memory which nobody wrote. */
public class UnwrittenMemory {
  static final int SIZE = 16;

  /** A stencil reads one element more on each side than the group has filled. */
  public static void borders(DeviceQueue q) {
    int[] a = new int[64];
    q.submit(h -> {
      LocalInts tile = h.localInts(SIZE + 2);
      h.parallelFor(ndRange(64, SIZE), it -> {
        int l = it.localId();
        tile.set(l + 1, l);
        it.barrier();
        a[it.globalId()] = tile.get(l) + tile.get(l + 2);
      });
    }).await();
  }

  /** Counters are not set to zero. */
  public static void counters(DeviceQueue q) {
    int[] counts = new int[8];
    q.submit(h -> {
      LocalInts own = h.localInts(8);
      h.parallelFor(ndRange(64, SIZE), it -> {
        int l = it.localId();
        Atomics.add(own, l & 7, 1);
        it.barrier();
        if (l < 8) {
          Atomics.add(counts, l, own.get(l));
        }
      });
    }).await();
  }

  /** Only the first group fills the table. */
  public static void table(DeviceQueue q) {
    int[] a = new int[64];
    q.submit(h -> {
      LocalInts table = h.localInts(SIZE);
      h.parallelFor(ndRange(64, SIZE), it -> {
        if (it.globalId() < SIZE) {
          table.set(it.localId(), it.localId());
        }
        it.barrier();
        a[it.globalId()] = table.get(SIZE - 1 - it.localId());
      });
    }).await();
  }

  /** One byte of four is not written. */
  public static void bytes(DeviceQueue q) {
    int[] a = new int[64];
    q.submit(h -> {
      LocalBytes own = h.localBytes(4 * SIZE);
      h.parallelFor(ndRange(64, SIZE), it -> {
        int first = 4 * it.localId();
        own.set(first, (byte) 1);
        own.set(first + 1, (byte) 1);
        own.set(first + 3, (byte) 1);
        int sum = 0;
        for (int k = 0; k < 4; k++) {
          sum += own.get(first + k);
        }
        a[it.globalId()] = sum;
      });
    }).await();
  }
}
