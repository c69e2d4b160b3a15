import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Records from the host: of values, of memory, of each other, private and local ones too. */
public class CapturedRecords {
  record Point(float x, float y) {
    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }
  }

  record Mixed(byte b, double d, boolean z, long l, char c, Half h) {}

  record Segment(Point from, Point to, int weight) {
    Point middle() {
      return new Point((from.x + to.x()) / 2, (from.y() + to.y) / 2);
    }
  }

  record Arrays(float[] in, float[] out, int shift) {}

  record Nested(Arrays arrays, Segment segment) {}

  record Accessors(IntAccessor flat, FloatAccessor2 plane, LocalInts scratch, int scale) {
    int scaled(int i) {
      return flat.get(i) * scale;
    }
  }

  record Pair<A, B>(A first, B second) {}

  private record Hidden(int a, Secret inner) {
    private record Secret(long b) {}
  }

  /** The host's accessor says something else than the component is. */
  record Shifted(int value) {
    public int value() {
      return value + 1000;
    }
  }

  enum Level {
    LOW,
    HIGH
  }

  record Leveled(Level level, int n) {}

  public static Object run(DeviceQueue q) {
    return new Object[] {values(q), nested(q), accessors(q), generic(q), hidden(q), local(q), shifted(q), leveled(q)};
  }

  static Object values(DeviceQueue q) {
    Point p = new Point(1.5f, -2.25f);
    Mixed m = new Mixed((byte) -5, 1e300, true, 1L << 60, '\u8000', Half.of(0.1f));
    double[] out = new double[9];
    q.singleTask(
            () -> {
              Point sum = p.plus(new Point(0.1f, 0.2f)).plus(p);
              out[0] = sum.x();
              out[1] = sum.y();
              out[2] = m.b();
              out[3] = m.d();
              out[4] = m.z() ? 1 : 0;
              out[5] = m.l();
              out[6] = m.c();
              out[7] = m.h().toFloat();
              out[8] = p.x();
            })
        .await();
    return out;
  }

  static float sum(Arrays arrays, int i) {
    return arrays.in()[i] + arrays.shift();
  }

  static Object nested(DeviceQueue q) {
    float[] in = new float[24];
    float[] out = new float[24];
    for (int i = 0; i < in.length; i++) {
      in[i] = i * 0.75f;
    }
    Nested n = new Nested(new Arrays(in, out, 3), new Segment(new Point(1, 2), new Point(7, -3), 5));
    q.parallelFor(
            range(24),
            i -> {
              Point middle = n.segment().middle();
              Segment copy = n.segment();
              n.arrays().out()[i] = sum(n.arrays(), i) * middle.x() + middle.y() * copy.weight() + n.arrays().in().length;
            })
        .await();
    return out;
  }

  static Object accessors(DeviceQueue q) {
    int[] flat = new int[16];
    float[] plane = new float[16];
    try (IntDeviceBuffer bf = DeviceBuffer.wrap(flat);
        FloatDeviceBuffer2 bp = DeviceBuffer.wrap(plane, range(4, 4))) {
      q.submit(
          h -> {
            Accessors a =
                new Accessors(
                    bf.access(h, READ_WRITE), bp.access(h, READ_WRITE), h.localInts(4), 3);
            h.parallelFor(
                ndRange(16, 4),
                it -> {
                  int i = it.globalId();
                  a.flat().set(i, i + 1);
                  a.scratch().set(it.localId(), a.scaled(i));
                  it.barrier();
                  a.plane().set(i / 4, i % 4, a.scratch().get(3 - it.localId()) + a.plane().range(0));
                });
          });
    }
    return new Object[] {flat, plane};
  }

  static Object generic(DeviceQueue q) {
    Pair<Point, int[]> pair = new Pair<>(new Point(4, 5), new int[] {1, 2, 3, 4});
    Pair<Pair<Half, Point>, Point> deep =
        new Pair<>(new Pair<>(Half.of(1.25f), new Point(1, 2)), new Point(3, 4));
    float[] out = new float[4];
    q.parallelFor(
            range(4),
            i ->
                out[i] =
                    pair.first().x() * pair.second()[i]
                        + deep.first().first().toFloat()
                        + deep.first().second().y() * deep.second().x())
        .await();
    return out;
  }

  static Object hidden(DeviceQueue q) {
    Hidden hidden = new Hidden(3, new Hidden.Secret(1L << 33));
    long[] out = new long[4];
    q.parallelFor(range(4), i -> out[i] = hidden.a() * i + hidden.inner().b()).await();
    return out;
  }

  static Object local(DeviceQueue q) {
    record Here(int a, float[] out) {}
    Here here = new Here(9, new float[5]);
    q.parallelFor(range(5), i -> here.out()[i] = here.a() + i).await();
    return here.out();
  }

  static Object shifted(DeviceQueue q) {
    Shifted shifted = new Shifted(5);
    int[] out = new int[1];
    q.singleTask(() -> out[0] = shifted.value()).await();
    return out;
  }

  static Object leveled(DeviceQueue q) {
    Leveled leveled = new Leveled(Level.HIGH, 4);
    int[] out = new int[2];
    q.singleTask(
            () -> {
              out[0] = leveled.level() == Level.HIGH ? leveled.n() : -1;
              out[1] = leveled.level().ordinal();
            })
        .await();
    return out;
  }
}
