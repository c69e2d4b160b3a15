import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalBytes;
import dev.sycamore.LocalInts;

/** Kernels that use local memory, with a race where the name begins with it. */
public class LocalUses {
  static final int SIZE = 16;
  static final int N = 64;

  /** The last one of many readers writes. */
  public static void raceOfTheLastReader(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalInts tile = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          tile.set(0, 1);
        }
        it.barrier();
        int value = tile.get(0);
        if (it.localId() == SIZE - 1) {
          tile.set(0, value + 1);
        }
        a[it.globalId()] = value;
      });
    }).await();
  }

  /** What the same work-item read before the barrier is not all that was read after it. */
  public static void raceAfterABarrier(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalInts tile = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          tile.set(0, 1);
        }
        it.barrier();
        int value = tile.get(0);
        it.barrier();
        if (it.localId() == 2) {
          value += tile.get(0);
        }
        if (it.localId() == 3) {
          tile.set(0, value);
        }
        a[it.globalId()] = value;
      });
    }).await();
  }

  /** Two work-items have one byte. */
  public static void raceOfBytes(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalBytes tile = h.localBytes(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l / 2, (byte) l);
        it.barrier();
        a[it.globalId()] = tile.get(l / 2);
      });
    }).await();
  }

  /** An element is read that others change by atomic operations. */
  public static void raceWithAtomics(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalInts count = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          count.set(0, 0);
        }
        it.barrier();
        Atomics.add(count, 0, 1);
        a[it.globalId()] = count.get(0);
      });
    }).await();
  }

  /** Each byte has one writer up to the barrier, and one after it. */
  public static void bytesOfOneEach(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalBytes tile = h.localBytes(SIZE);
      h.parallelFor(ndRange(N, SIZE), it -> {
        int l = it.localId();
        tile.set(l, (byte) l);
        tile.set(l, (byte) (tile.get(l) + 1));
        it.barrier();
        tile.set(SIZE - 1 - l, (byte) (tile.get(SIZE - 1 - l) + 1));
        it.barrier();
        a[it.globalId()] = tile.get(l);
      });
    }).await();
  }

  /** Each group has memory of its own. */
  public static void firstOfEachGroup(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalInts tile = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          tile.set(0, it.groupId());
          a[it.globalId()] = tile.get(0);
        }
      });
    }).await();
  }

  /** A barrier is between the update and the read. */
  public static void atomicsThenRead(DeviceQueue q) {
    int[] a = new int[N];
    q.submit(h -> {
      LocalInts count = h.localInts(1);
      h.parallelFor(ndRange(N, SIZE), it -> {
        if (it.localId() == 0) {
          count.set(0, 0);
        }
        it.barrier();
        Atomics.add(count, 0, 1);
        it.barrier();
        a[it.globalId()] = count.get(0);
      });
    }).await();
  }
}
