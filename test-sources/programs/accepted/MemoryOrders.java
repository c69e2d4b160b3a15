import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;

/**
 * What orders reads and writes of different threads: atomic operations on one element, barriers, launches and waits.
 * Processors with a weak memory order show where something is missing.
 */
public class MemoryOrders {
  private static final int N = 4096;
  private static final int GROUP = 64;

  /** Of one element each work-item sees the changes in one order: its own is between what it reads before and after. */
  static int[] changesOfOneElement(DeviceQueue q) {
    int[] cell = new int[1];
    int[] wrong = new int[1];
    int[] taken = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              int before = Atomics.load(cell, 0);
              int ticket = Atomics.add(cell, 0, 1);
              int after = Atomics.load(cell, 0);
              if (ticket < before || after <= ticket) {
                Atomics.add(wrong, 0, 1);
              }
              Atomics.add(taken, ticket, 1);
            })
        .await();
    int once = 0;
    for (int count : taken) {
      once += count == 1 ? 1 : 0;
    }
    return new int[] {cell[0], wrong[0], once};
  }

  /** Two elements, each of which one half of the work-items writes before it looks at the other: no value is lost. */
  static long[] storeBuffering(DeviceQueue q) {
    int[] cells = new int[2];
    int[] seen = new int[N];
    q.parallelFor(
            range(N),
            i -> {
              int own = i & 1;
              seen[i] = Atomics.exchange(cells, own, i + 1);
              int other = Atomics.load(cells, 1 - own);
              // Nobody writes into an element what belongs to the other one.
              if (other != 0 && ((other - 1) & 1) == own) {
                seen[i] = -1_000_000;
              }
            })
        .await();
    long[] sums = {cells[0], cells[1]};
    for (int i = 0; i < N; i++) {
      sums[i & 1] += seen[i];
    }
    return sums;
  }

  /** A launch reads all that the one before it wrote, by whichever thread. */
  static int[] messagesBetweenLaunches(DeviceQueue q) {
    int[] a = new int[N];
    int[] b = new int[N];
    for (int round = 0; round < 24; round++) {
      int r = round;
      q.parallelFor(range(N), i -> b[i] = a[N - 1 - i] * 3 + i + r);
      q.parallelFor(range(N), i -> a[i] = b[(i + N / 2) % N] ^ b[i]);
    }
    q.await();
    return a;
  }

  /** What a work-item wrote before a barrier, in local and in global memory, others of the group read after it. */
  static int[] publicationByBarriers(DeviceQueue q) {
    int[] shared = new int[N];
    int[] out = new int[N];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(GROUP);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int l = it.localId();
                    int first = it.globalId() - l;
                    int sum = 0;
                    for (int round = 1; round <= 8; round++) {
                      tile.set(l, l * round + sum);
                      shared[first + l] = sum ^ round;
                      it.barrier();
                      int other = (l + 7 * round) % GROUP;
                      sum += tile.get(GROUP - 1 - l) + shared[first + other];
                      it.barrier();
                    }
                    out[it.globalId()] = sum;
                  });
            })
        .await();
    return out;
  }

  /** A flag of the group that one work-item sets, and a count that all raise, are complete after the barrier. */
  static int[] flagOfAGroup(DeviceQueue q) {
    int[] out = new int[N];
    q.submit(
            h -> {
              LocalInts flags = h.localInts(3);
              h.parallelFor(
                  ndRange(N, GROUP),
                  it -> {
                    int l = it.localId();
                    if (l < 3) {
                      flags.set(l, 0);
                    }
                    it.barrier();
                    int ticket = Atomics.add(flags, 0, 1);
                    if (ticket == GROUP / 2) {
                      Atomics.store(flags, 1, it.groupId() + 1);
                    }
                    Atomics.max(flags, 2, l * 5 % GROUP);
                    it.barrier();
                    out[it.globalId()] = flags.get(0) * 1000 + flags.get(1) + flags.get(2);
                  });
            })
        .await();
    return out;
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Kernels read what another thread of the host has written, and that thread's successor reads their results. */
  static long[] hostThreads(DeviceQueue q) {
    int[] in = new int[N];
    int[] out = new int[N];
    long[] sums = new long[12];
    for (int round = 0; round < sums.length; round++) {
      int r = round;
      Thread writer =
          new Thread(
              () -> {
                for (int i = 0; i < N; i++) {
                  in[i] = i * 31 + r;
                }
              });
      writer.start();
      join(writer);
      q.parallelFor(range(N), i -> out[i] = in[N - 1 - i] ^ i).await();
      Thread reader =
          new Thread(
              () -> {
                for (int value : out) {
                  sums[r] += value;
                }
              });
      reader.start();
      join(reader);
    }
    return sums;
  }

  /** A thread that did not launch waits for the queue, and reads the results. */
  static long[] waitOfAnotherThread(DeviceQueue q) {
    int[] out = new int[N];
    long[] sums = new long[12];
    for (int round = 0; round < sums.length; round++) {
      int r = round;
      q.parallelFor(range(N), i -> out[i] = i * r + 1);
      Thread reader =
          new Thread(
              () -> {
                q.await();
                for (int value : out) {
                  sums[r] += value;
                }
              });
      reader.start();
      join(reader);
    }
    return sums;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      changesOfOneElement(q), storeBuffering(q), messagesBetweenLaunches(q), publicationByBarriers(q),
      flagOfAGroup(q), hostThreads(q), waitOfAnotherThread(q)
    };
  }
}
