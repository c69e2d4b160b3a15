import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Writes through READ, reads through WRITE_DISCARD, and what only looks like it. */
public class AccessModes {
  static void put(IntAccessor to, int i, int v) {
    /*! SYC1051 | accessor `a` */to.set(i, v);
  }

  static void store(IntAccessor to, int i, int v) {
    to.set(i, v);
  }

  static int twice(IntAccessor from, int i) {
    return 2 * /*! SYC1052 | accessor `d` */from.get(i);
  }

  static int load(IntAccessor from, int i) {
    return from.get(i);
  }

  static void through(DeviceQueue q, IntDeviceBuffer b, FloatDeviceBuffer2 f, IntDeviceBuffer n) {
    q.submit(
        h -> {
          IntAccessor a = b.access(h, READ);
          IntAccessor c = n.access(h, READ_WRITE);
          FloatAccessor2 g = f.access(h, AccessMode.READ, range(2, 2), range(0, 0));
          h.parallelFor(
              range(4),
              i -> {
                IntAccessor same = a;
                /*! SYC1051 | accessor `a` */same.set(i, a.get(i) + 1);
                put(a, i, 3);
                store(c, i, 4);
                if (i < 2) {
                  /*! SYC1051 | accessor `g` */g.set(i, i, 1f);
                }
                /*! SYC1051 | accessor `a` */Atomics.add(a, 0, i);
                c.set(i, Atomics.load(a, 1));
              });
        });
  }

  static void discarded(DeviceQueue q, IntDeviceBuffer b, IntDeviceBuffer n, FloatDeviceBuffer f) {
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          FloatAccessor e = f.access(h, WRITE_DISCARD);
          IntAccessor c = n.access(h, READ_WRITE);
          h.parallelFor(
              range(4),
              i -> {
                int first = /*! SYC1052 | accessor `d` */d.get(i) + twice(d, i);
                float sum = 0;
                for (int k = 0; k < 4; k++) {
                  sum += /*! SYC1052 | accessor `e` */e.get(k);
                }
                c.set(i, first + (int) sum);
              });
        });
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          h.parallelFor(range(4), i -> d.set(i, /*! SYC1052 | accessor `d` */d.get(i) + 1));
        });
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          h.parallelFor(range(4), i -> /*! SYC1052 | accessor `d` */Atomics.add(d, 0, i));
        });
  }

  static void none(
      DeviceQueue q, IntDeviceBuffer b, IntDeviceBuffer n, FloatDeviceBuffer f, AccessMode mode) {
    // Written before, by this work-item or perhaps by another one, or in an earlier round.
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          IntAccessor e = n.access(h, WRITE_DISCARD);
          FloatAccessor g = f.access(h, WRITE_DISCARD);
          h.parallelFor(
              ndRange(8, 4),
              it -> {
                int i = it.globalId();
                store(d, i, 5);
                d.set(i, load(d, i) + 1);
                for (int k = 0; k < 2; k++) {
                  if (k > 0) {
                    g.set(i, g.get(i) + 1);
                  }
                  g.set(i, k);
                }
                if (i == 0) {
                  e.set(0, 3);
                } else {
                  e.set(i, e.get(i - 1));
                }
              });
        });
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          h.parallelFor(
              ndRange(8, 4),
              it -> {
                if (it.localId() > 0) {
                  it.globalId();
                }
                it.barrier();
                d.set(it.globalId(), d.get(0));
              });
        });
    // Only the range, a mode that is no constant.
    q.submit(
        h -> {
          IntAccessor d = b.access(h, WRITE_DISCARD);
          IntAccessor m = n.access(h, mode);
          FloatAccessor r = f.access(h, READ);
          h.parallelFor(range(8), i -> m.set(i, m.get(i) + d.size() + (int) r.get(i)));
        });
  }
}
