import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import dev.sycamore.NdRange1;
import dev.sycamore.Op;

/** Writes of all work-items to one element, and those that only look like it. */
public class SharedWrites {
  static void add(int[] sums, int at, int value) {
    /*! SYC1101 | update the same element of `sums` */sums[at] += value;
  }

  static void put(int[] a, int at, int value) {
    a[at] = value;
  }

  static void raceInARange(DeviceQueue q, int[] in, int[] out, float[] sum, int bucket) {
    q.parallelFor(range(64), i -> /*! SYC1101 | write the same element of `out` */out[0] = i);
    q.parallelFor(range(64), i -> /*! SYC1101 | update the same element of `sum` */sum[0] += in[i]);
    q.parallelFor(range(64), i -> /*! SYC1101 */out[bucket]++);
    q.parallelFor(range(64), i -> /*! SYC1101 */out[1] = out[1] + in[i]);
    q.parallelFor(
        range(64),
        i -> {
          if (in[i] > 0) {
            /*! SYC1101 | update */--out[2];
          }
          int last = bucket * 2 + 1;
          for (int k = 0; k < 3; k++) {
            /*! SYC1101 | write */out[last + k] = in[i];
          }
        });
    q.parallelFor(range(64), i -> add(out, bucket, in[i]));
    q.parallelFor(range(8, 8), (i, j) -> /*! SYC1101 */out[3] = j);
  }

  static void raceOfTwo(DeviceQueue q, int[] in, int[] out, int n) {
    q.parallelFor(
        range(n),
        i -> /*! SYC1101 | work-items 0 and 1 write the same element of `out`: `out[0]` */out[i / 2] = in[i]);
    q.parallelFor(
        range(64),
        i -> /*! SYC1101 | work-items 0 and 8 update the same element of `out` */out[i % 8] += in[i]);
    q.parallelFor(
        range(64),
        i -> /*! SYC1101 | work-items 0 and 1, if `in[0] == in[1]`, update the same element of `out` */out[in[i]]++);
    q.parallelFor(
        range(8, 8),
        (i, j) ->
            /*! SYC1101 | work-items (0, 0) and (0, 1) write the same element of `out` */out[i] = j);
    q.parallelFor(
        ndRange(64, 8),
        it ->
            /*! SYC1101 | work-items 0 of groups 0 and 1 write */out[it.localId()] = it.globalId());
  }

  static void raceOfAWriteAndARead(DeviceQueue q, int[] a, int n) {
    q.parallelFor(
        range(63),
        i -> /*! SYC1101 | work-item 1 writes, and work-item 0 reads, the same element of `a`: `a[1]` */a[i] = a[i + 1]);
    q.parallelFor(
        range(n),
        i -> {
          if (i > 0 && i < n - 1) {
            /*! SYC1101 | work-item 1 writes, and work-item 2 reads, */a[i] = (a[i - 1] + a[i + 1]) / 2;
          }
        });
    q.parallelFor(range(n), i -> /*! SYC1101 | work-item 0 writes, and work-item 1 reads, */a[i] -= a[0]);
  }

  /** None of these changes what another work-item reads. */
  static void noRaceOfAWriteAndARead(DeviceQueue q, int[] a, int[] b, int n) {
    q.parallelFor(range(64), i -> b[i] = a[i + 1]);
    q.parallelFor(range(64), i -> a[i] = a[i + 64]);
    q.parallelFor(range(64), i -> a[i] = a[0]);
    q.parallelFor(range(64), i -> a[i] = Math.max(a[i], a[0]));
    q.parallelFor(range(64), i -> a[2 * i] = a[2 * i + 1]);
    q.parallelFor(
        range(n),
        i -> {
          if (i < n / 2) {
            int other = a[n - 1 - i];
            a[n - 1 - i] = a[i];
            a[i] = other;
          }
        });
    q.parallelFor(
        range(n),
        i -> {
          if (b[i] > 0) {
            a[i] = a[i + 1];
          }
        });
  }

  static void raceInGroups(DeviceQueue q, int[] in, int[] out) {
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(64, 8),
              it -> {
                int value = in[it.globalId()];
                /*! SYC1101 | all work-items of a group write the same element of `tile` */tile.set(0, value);
                it.barrier();
                if (it.localId() == 0) {
                  /*! SYC1101 | work-items of several groups update the same element of `out` | help: write an element of each group's own, such as `[it.groupId()]`, or use Atomics */out[0] += tile.get(0);
                }
                int sum = it.group().reduce(value, Op.ADD);
                if (it.localId() == 0) {
                  /*! SYC1101 | work-items of several groups write the same element of `out` */out[1] = sum;
                }
                /*! SYC1101 | all work-items write the same element of `out` */out[2] = it.globalId();
                /*! SYC1101 | all work-items of a group write the same element of `out` */out[3] = it.localId();
                /*! SYC1101 | all work-items of a group write the same element of `out` */out[it.groupId()] = it.localId();
                /*! SYC1101 | all work-items of a group update the same element of `out` */out[it.groupId()] += value;
                if (it.group().linearId() == 0) {
                  /*! SYC1101 | all work-items of a group write */out[4] = it.globalId();
                }
                out[5] = it.groupRange();
                out[it.groupId()] = sum;
              });
        });
  }

  static final int SIZE = 64;

  static void oneGroup(DeviceQueue q, int[] in, int[] out, int n) {
    NdRange1 whole = ndRange(SIZE, 64);
    q.parallelFor(ndRange(64, 64), it -> {
      int sum = it.group().reduce(in[it.globalId()], Op.ADD);
      if (it.localId() == 0) {
        out[0] = sum;
        out[1] += in[it.globalId()];
      }
      if (it.globalId() == 5) {
        out[2] = in[5];
      }
      out[3] = sum;
    });
    q.parallelFor(ndRange(n, n), it -> {
      if (it.localId() == 0) {
        out[0] += in[it.globalId()];
      }
    });
    q.parallelFor(whole, it -> {
      if (it.localId() == 0) {
        out[0] += in[it.globalId()];
      }
      /*! SYC1101 | all work-items update */out[1] += 1;
    });
    q.parallelFor(ndRange(range(8, 8), range(8, SIZE / 8)), it -> {
      if (it.localId(0) == 0 && it.localId(1) == 0) {
        out[0] += 1;
      }
    });
    q.parallelFor(ndRange(1, 1), it -> out[0] = it.globalId());
    q.parallelFor(ndRange(n, 64), it -> {
      if (it.localId() == 0 && it.group().linearId() == 0) {
        out[0] = in[it.globalId()];
      }
      if (it.globalId() == n - 1) {
        out[1]++;
      }
    });
  }

  static void none(DeviceQueue q, int[] in, int[] out) {
    q.singleTask(() -> out[0] = in[0]);
    q.parallelFor(range(1), i -> out[0] += i + 1);
    q.parallelFor(range(64), i -> out[i] = in[i]);
    q.parallelFor(range(64), i -> out[i % 64] += in[i]);
    q.parallelFor(range(64), i -> out[in[i]] = i);
    q.parallelFor(range(64), i -> out[i / 2] = in[i / 2]);
    q.parallelFor(range(8, 8), (i, j) -> out[i * 8 + j] = i);
    q.parallelFor(range(64), i -> put(out, i, in[i]));
    // The same value from all.
    q.parallelFor(
        range(64),
        i -> {
          if (in[i] < 0) {
            out[0] = 1;
          }
          out[1] = in[3] + in.length;
        });
    // One work-item.
    q.parallelFor(
        range(64),
        i -> {
          if (i == 7) {
            out[0] = i;
            out[1] += in[i];
          }
          if (i > 0) {
            return;
          }
          out[2]++;
        });
    // Whichever comes last.
    q.parallelFor(
        range(64),
        i -> {
          if (in[i] == 17) {
            out[0] = i;
          }
        });
    q.parallelFor(
        range(64),
        i -> {
          int[] own = new int[2];
          own[0] = i;
          own[1] += own[0];
          Atomics.add(out, 0, own[1]);
          int count = 0;
          count++;
          out[i] = count;
        });
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(64, 8),
              it -> {
                tile.set(it.localId(), it.globalId());
                if (it.localId() == 0) {
                  tile.set(0, it.globalId());
                  out[it.groupId()] = tile.get(0);
                  out[it.groupId() + 8]++;
                }
                if (it.globalId() == 0) {
                  out[20] += tile.get(0);
                }
              });
        });
  }
}
