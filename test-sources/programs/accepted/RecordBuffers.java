import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;

/** Records in buffers: of every kind of component, nested, with constructors, in parts, by component. */
public class RecordBuffers {
  enum Level {
    LOW,
    MIDDLE,
    HIGH
  }

  record Every(
      boolean z, byte b, short s, char c, int i, long l, float f, double d, Half h, Level level) {}

  record Point(float x, float y) {
    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }
  }

  record Particle(Point at, Float4 velocity, int id) {
    Particle moved(float time) {
      return new Particle(
          at.plus(new Point(velocity.x() * time, velocity.y() * time)), velocity, id + 1);
    }
  }

  /** Its constructor and its accessor say something else than what they are given. */
  record Clamped(int value) {
    Clamped {
      value = Math.min(value, 100);
    }

    public int value() {
      return value + 1000;
    }
  }

  record Bounded(Clamped low, Clamped high) {
    Bounded(Clamped low, Clamped high) {
      this.low = low;
      this.high = high;
    }
  }

  record Pair<A, B>(A first, B second) {}

  record Paired(Pair<Point, Level> pair, long weight) {}

  record Access(RecordAccessor<Point> points, int shift) {
    Point shifted(int i) {
      return points.get(i + shift);
    }
  }

  private record Hidden(int a, double b) {}

  public static Object run(DeviceQueue q) {
    return new Object[] {
      every(q), particles(q), constructed(q), generic(q), parts(q), component(q), order(q), filled(q), copied(q), groups(q), zeros(q), methods(q), objects(q)
    };
  }

  static Object every(DeviceQueue q) {
    Every[] all = new Every[20];
    for (int i = 0; i < all.length; i++) {
      all[i] =
          new Every(
              i % 3 == 0, (byte) (i * 37), (short) (i * 4001), (char) (i * 4001), i * 123456789, i * 1234567890123456789L,
              i * 0.1f, i * 0.1, Half.of(i * 0.1f), Level.values()[i % 3]);
    }
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.wrap(all)) {
      q.submit(
          h -> {
            RecordAccessor<Every> a = b.access(h, READ_WRITE);
            h.parallelFor(
                range(a.size()),
                i -> {
                  Every e = a.get(i);
                  Level next = e.level() == Level.HIGH ? Level.LOW : Level.HIGH;
                  a.set(
                      i,
                      new Every(
                          !e.z(), (byte) (e.b() + 1), (short) (e.s() - 1), (char) (e.c() + 7), e.i() * 3, e.l() ^ i,
                          e.f() / 3, e.d() / 3, Half.of(e.h().toFloat() * 3), next));
                });
          });
    }
    String[] text = new String[all.length];
    for (int i = 0; i < all.length; i++) {
      text[i] = all[i].toString() + Float.floatToRawIntBits(all[i].f()) + Double.doubleToRawLongBits(all[i].d());
    }
    return text;
  }

  static float speed(RecordAccessor<Particle> a, int i) {
    return a.get(i).velocity().dot(a.get(i).velocity());
  }

  static Object particles(DeviceQueue q) {
    Particle[] particles = new Particle[32];
    for (int i = 0; i < particles.length; i++) {
      particles[i] = new Particle(new Point(i, -i), Float4.of(i * 0.5f, 1, -i, 0.25f), i);
    }
    float[] speeds = new float[32];
    try (RecordDeviceBuffer<Particle> b = DeviceBuffer.wrap(particles)) {
      q.submit(
          h -> {
            RecordAccessor<Particle> a = b.access(h, READ_WRITE);
            h.parallelFor(
                range(32),
                i -> {
                  a.set(i, a.get(i).moved(0.125f));
                  speeds[i] = speed(a, i) + a.get(i).at().x() + a.get((i + 0) % a.size()).id();
                });
          });
      q.await();
    }
    return new Object[] {floats(particles), speeds};
  }

  static float[] floats(Particle[] particles) {
    float[] all = new float[particles.length * 4];
    for (int i = 0; i < particles.length; i++) {
      Particle p = particles[i];
      all[4 * i] = p.at().x();
      all[4 * i + 1] = p.at().y();
      all[4 * i + 2] = p.velocity().z();
      all[4 * i + 3] = p.id();
    }
    return all;
  }

  static Object constructed(DeviceQueue q) {
    int[] out = new int[8];
    try (RecordDeviceBuffer<Bounded> b = DeviceBuffer.records(Bounded.class, 4)) {
      try (IntDeviceBuffer high = (IntDeviceBuffer) b.component("high.value");
          IntAccessor values = high.hostAccess(WRITE)) {
        for (int i = 0; i < 4; i++) {
          values.set(i, i * 70);
        }
      }
      q.submit(
          h -> {
            RecordAccessor<Bounded> a = b.access(h, READ_WRITE);
            h.parallelFor(
                range(4),
                i -> {
                  out[i] = a.get(i).high().value();
                  a.set(i, new Bounded(a.get(i).high(), new Clamped(5 * i)));
                  out[4 + i] = a.get(i).low().value();
                });
          });
      q.await();
    }
    return out;
  }

  static Object generic(DeviceQueue q) {
    Paired[] all = {
      new Paired(new Pair<>(new Point(1, 2), Level.MIDDLE), 5), new Paired(new Pair<>(new Point(3, 4), Level.HIGH), 6)
    };
    long[] out = new long[2];
    try (RecordDeviceBuffer<Paired> b = DeviceBuffer.wrap(all)) {
      q.submit(
          h -> {
            RecordAccessor<Paired> a = b.access(h, READ);
            h.parallelFor(
                range(2),
                i ->
                    out[i] =
                        a.get(i).weight() * 100 + a.get(i).pair().second().ordinal() * 10 + (int) a.get(1 - i).pair().first().y());
          });
      q.await();
    }
    return out;
  }

  static Object parts(DeviceQueue q) {
    Point[] points = new Point[16];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Point(i, i * i);
    }
    float[] out = new float[4];
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points);
        RecordDeviceBuffer<Point> part = b.subBuffer(range(8), range(8))) {
      q.submit(
          h -> {
            RecordAccessor<Point> a = part.access(h, READ_WRITE, range(4), range(2));
            Point by = new Point(100, -100);
            h.parallelFor(range(a.size()), i -> a.set(i, a.get(i).plus(by)));
          });
      q.submit(
          h -> {
            Access access = new Access(b.access(h, READ), 9);
            h.parallelFor(range(4), i -> out[i] = access.shifted(i).y());
          });
      q.await();
    }
    float[] all = new float[32];
    for (int i = 0; i < 16; i++) {
      all[2 * i] = points[i].x();
      all[2 * i + 1] = points[i].y();
    }
    return new Object[] {all, out};
  }

  static Object component(DeviceQueue q) {
    Hidden[] hidden = {new Hidden(1, 0.5), new Hidden(2, 0.25), new Hidden(3, 0.125)};
    double[] out = new double[3];
    try (RecordDeviceBuffer<Hidden> b = DeviceBuffer.wrap(hidden);
        DoubleDeviceBuffer seconds = (DoubleDeviceBuffer) b.component("b")) {
      q.submit(
          h -> {
            DoubleAccessor a = seconds.access(h, READ_WRITE);
            h.parallelFor(range(3), i -> a.set(i, a.get(i) * 3));
          });
      q.submit(
          h -> {
            RecordAccessor<Hidden> a = b.access(h, READ);
            h.parallelFor(range(3), i -> out[i] = a.get(i).b() + a.get(i).a());
          });
      q.await();
    }
    return new Object[] {out, hidden[2].b()};
  }

  static int next(int[] counter) {
    return counter[0]++;
  }

  /** The index comes before the value, and is evaluated once; all of the value comes before it is stored. */
  static Object order(DeviceQueue q) {
    Point[] points = {new Point(1, 2), new Point(3, 4), new Point(5, 6)};
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points)) {
      q.submit(
          h -> {
            RecordAccessor<Point> a = b.access(h, READ_WRITE);
            h.singleTask(
                () -> {
                  int[] counter = new int[1];
                  int i = 0;
                  a.set(i, new Point(a.get(i++).y(), a.get(i).x()));
                  a.set(next(counter), new Point(next(counter), a.get(next(counter)).y()));
                  Point old = a.get(2);
                  a.set(2, new Point(old.y(), old.x()));
                  a.set(1, old);
                });
          });
    }
    return new float[] {
      points[0].x(), points[0].y(), points[1].x(), points[1].y(), points[2].x(), points[2].y()
    };
  }

  static Object filled(DeviceQueue q) {
    Every value =
        new Every(true, (byte) 1, (short) 2, 'c', 4, 5, 6.5f, 7.5, Half.of(8.5f), Level.MIDDLE);
    String[] out = new String[6];
    try (RecordDeviceBuffer<Every> a = DeviceBuffer.records(Every.class, 6);
        RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 6)) {
      q.submit(h -> h.fill(a.access(h, WRITE_DISCARD, range(3), range(2)), value));
      q.submit(h -> h.copy(a.access(h, READ), b.access(h, WRITE_DISCARD)));
      try (RecordAccessor<Every> host = b.hostAccess(READ)) {
        for (int i = 0; i < out.length; i++) {
          out[i] = host.get(i).toString();
        }
      }
    }
    return out;
  }

  static Object copied(DeviceQueue q) {
    Particle[] particles = new Particle[8];
    for (int i = 0; i < particles.length; i++) {
      particles[i] = new Particle(new Point(i, -i), Float4.of(i * 0.5f, 1, -i, 0.25f), i);
    }
    Particle[] part = new Particle[4];
    try (RecordDeviceBuffer<Particle> b = DeviceBuffer.records(Particle.class, 8)) {
      q.submit(h -> h.copy(particles, b.access(h, WRITE_DISCARD)));
      q.submit(
          h -> {
            RecordAccessor<Particle> a = b.access(h, READ_WRITE);
            h.parallelFor(range(8), i -> a.set(i, a.get(i).moved(0.5f)));
          });
      q.submit(h -> h.copy(b.access(h, READ, range(4), range(3)), part));
      q.submit(h -> h.copy(part, b.access(h, WRITE, range(4), range(0))));
      q.submit(h -> h.copy(b.access(h, READ), particles));
    }
    return new Object[] {floats(part), floats(particles)};
  }

  static Object groups(DeviceQueue q) {
    Point[] points = new Point[16];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Point(i, -i);
    }
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points)) {
      q.submit(
          h -> {
            RecordAccessor<Point> a = b.access(h, READ_WRITE);
            LocalFloats scratch = h.localFloats(4);
            h.parallelFor(
                ndRange(16, 4),
                it -> {
                  scratch.set(it.localId(), a.get(it.globalId()).x());
                  it.barrier();
                  RecordAccessor<Point> same = a;
                  same.set(it.globalId(), new Point(scratch.get(3 - it.localId()), it.localId()));
                });
          });
    }
    float[] all = new float[16];
    for (int i = 0; i < 16; i++) {
      all[i] = points[i].x() * 10 + points[i].y();
    }
    return all;
  }

  static Object zeros(DeviceQueue q) {
    int[] out = new int[3];
    try (RecordDeviceBuffer<Every> b = DeviceBuffer.records(Every.class, 3)) {
      q.submit(
          h -> {
            RecordAccessor<Every> a = b.access(h, READ);
            h.parallelFor(
                range(3), i -> out[i] = a.get(i).z() || a.get(i).level() != Level.LOW ? 1 : a.get(i).i() + 2);
          });
      q.await();
    }
    return out;
  }

  @Kernel
  static void push(int i, RecordAccessor<Point> a, float by) {
    a.set(i, a.get(i).plus(new Point(by, 0.1f)));
  }

  static Object methods(DeviceQueue q) {
    Point[] points = {new Point(1, 2), new Point(3, 4)};
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points)) {
      RecordBuffersKernels.push(q, range(2), b, 0.3f);
      q.submit(h -> RecordBuffersKernels.push(h, range(1), b.access(h, READ_WRITE), 7));
    }
    return new float[] {points[0].x(), points[0].y(), points[1].x(), points[1].y()};
  }

  /** A kernel whose accessor is a component of the record that it is. */
  record Turn(RecordAccessor<Point> points) implements RangeKernel1 {
    @Override
    public void run(int i) {
      points.set(i, new Point(-points.get(i).y(), points.get(i).x()));
    }
  }

  static Object objects(DeviceQueue q) {
    Point[] points = {new Point(1, 2), new Point(3, 4)};
    try (RecordDeviceBuffer<Point> b = DeviceBuffer.wrap(points)) {
      q.submit(h -> h.parallelFor(range(2), new Turn(b.access(h, READ_WRITE))));
    }
    return new float[] {points[0].x(), points[0].y(), points[1].x(), points[1].y()};
  }
}
