import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class RecordBuffers {
  enum Level { LOW, HIGH }

  record Point(float x, float y) {}

  record Particle(Point at, Level level, Half mass) {}

  record Positive(int value) {
    Positive {
      value = Math.abs(value);
    }
  }

  static float sum(RecordAccessor<Particle> a, int i) {
    return a.get(i).at().x() + a.get(i + 1).at.y;
  }

  static void run(DeviceQueue q, RecordDeviceBuffer<Particle> b, RecordDeviceBuffer<Positive> p, float[] out) {
    q.submit(h -> {
      RecordAccessor<Particle> a = b.access(h, READ_WRITE);
      h.parallelFor(range(8), i -> {
        Particle one = a.get(i);
        a.set(i + 1, new Particle(one.at(), Level.HIGH, a.get(i).mass()));
        out[i] = sum(a, i) + a.size();
      });
    });
    q.submit(h -> {
      RecordAccessor<Positive> a = p.access(h, READ_WRITE);
      h.parallelFor(range(8), i -> a.set(i, a.get(7 - i)));
    });
  }
}
