import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Groups of one, two and three dimensions: where they are, and what their work-items share. */
public class GroupShapes {
  static final int WORDS = 24;

  static long[] one(DeviceQueue q, int groups, int size) {
    long[] out = new long[groups * size * WORDS];
    q.parallelFor(
            ndRange(groups * size, size),
            it -> {
              int at = (int) it.globalLinearId() * WORDS;
              Group g = it.group();
              out[at++] = g.id(0);
              out[at++] = g.range(0);
              out[at++] = g.linearId();
              out[at++] = g.size();
              shared(g, it.localLinearId(), (int) it.globalLinearId(), out, at);
            })
        .await();
    return out;
  }

  static long[] two(DeviceQueue q) {
    long[] out = new long[6 * 15 * WORDS];
    q.parallelFor(
            ndRange(range(6, 15), range(3, 5)),
            it -> {
              int at = (int) it.globalLinearId() * WORDS;
              Group g = it.group();
              for (int d = 0; d < 2; d++) {
                out[at++] = g.id(d);
                out[at++] = g.range(d);
              }
              out[at++] = g.linearId();
              out[at++] = g.size();
              shared(g, it.localLinearId(), (int) it.globalLinearId(), out, at);
            })
        .await();
    return out;
  }

  static long[] three(DeviceQueue q) {
    long[] out = new long[4 * 6 * 7 * WORDS];
    q.parallelFor(
            ndRange(range(4, 6, 7), range(2, 3, 7)),
            it -> {
              int at = (int) it.globalLinearId() * WORDS;
              Group g = it.group();
              for (int d = 0; d < 3; d++) {
                out[at++] = g.id(d);
                out[at++] = g.range(d);
              }
              out[at++] = g.linearId();
              out[at++] = g.size();
              shared(g, it.localLinearId(), (int) it.globalLinearId(), out, at);
            })
        .await();
    return out;
  }

  static void shared(Group g, int local, int global, long[] out, int first) {
    int at = first;
    out[at++] = g.broadcast(global);
    out[at++] = g.broadcast(global, g.size() - 1);
    // Each one may ask for another.
    out[at++] = g.broadcast(global, (local + 1) % g.size());
    out[at++] = g.broadcast((long) global << 33);
    out[at++] = Float.floatToRawIntBits(g.broadcast(global + 0.5f, g.size() / 2));
    out[at++] = Double.doubleToRawLongBits(g.broadcast(global + 0.1, g.size() / 2));
    out[at++] = g.any(local == g.size() - 1) ? 1 : 0;
    out[at++] = g.any(global == 5) ? 1 : 0;
    out[at++] = g.all(local >= 0) ? 1 : 0;
    out[at++] = g.all(global != 5) ? 1 : 0;
    out[at++] = g.none(global == 5) ? 1 : 0;
    out[at++] = g.none(local < 0) ? 1 : 0;
    out[at++] = g.reduce(global, Op.ADD);
    out[at] = g.exclusiveScan((long) global, Op.MAX);
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {one(q, 4, 1), one(q, 3, 17), one(q, 1, 64), two(q), three(q)};
  }
}
