import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Records {
  record Point(float x, float y) {
    static final Point UNUSED = null;

    Point {
      if (x < 0) x = 0;
    }

    Point(float both) {
      this(both, both);
    }

    float dot(Point o) {
      return x * o.x + this.y * o.y();
    }

    Point scale(float s) {
      return new Point(x() * s, y * s);
    }

    static Point of(float x) {
      return new Point(x, 1);
    }
  }

  record Pair<T>(T a, T b) {
    T first() {
      return a;
    }
  }

  record Range(int from, int to) {
    Range(int from, int to) {
      this.from = Math.min(from, to);
      if (to > 3) {
        this.to = 3;
        return;
      }
      this.to = to;
    }
  }

  record Params(float[] data, int n, Point origin) {
    float at(int i) {
      return data[i] + n;
    }
  }

  void run(DeviceQueue q, float[] out, Params params, Point captured) {
    q.parallelFor(
        range(8),
        i -> {
          Point p = new Point(i, 2).scale(2);
          Point zero = new Point(0);
          Pair<Point> pair = new Pair<>(p, zero);
          record Local(int a, byte b) {}
          Local local = new Local(i, (byte) 2);
          Point[] points = {p, zero};
          points[1] = Point.of(3);
          out[i] = p.dot(pair.first()) + pair.b().x() + local.b() + points[0].y();
          out[i] += params.data()[i] + params.n() + params.origin().dot(captured);
          out[i] += params.at(i) + new Range(1, i).to();
          Point whole = captured;
        });
  }
}
