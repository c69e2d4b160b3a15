package attribution;

import java.io.Serializable;

/** Kernels as they are written, over an API of the same shape. */
class Kernels {
  interface RangeKernel1 extends Serializable {
    void run(int i);
  }

  interface RangeKernel2 extends Serializable {
    void run(int i, int j);
  }

  interface NdKernel1 extends Serializable {
    void run(NdItem1 it);
  }

  interface SingleTask extends Serializable {
    void run();
  }

  interface HandlerConsumer {
    void accept(Handler h);
  }

  record Range1(int size) {}

  record Range2(int rows, int columns) {}

  record NdRange1(int global, int local) {}

  interface NdItem1 {
    int globalId();

    int localId();

    int localId(int dimension);

    Group1 group();

    void barrier();
  }

  interface Group1 {
    float reduce(float value, Op op);

    int reduce(int value, Op op);

    double reduce(double value, Op op);
  }

  enum Op {
    ADD,
    MAX
  }

  interface FloatAccessor {
    float get(int i);

    void set(int i, float value);

    int size();
  }

  interface LocalFloats {
    float get(int i);

    void set(int i, float value);
  }

  interface Buffer extends AutoCloseable {
    FloatAccessor access(Handler h, Mode mode);

    @Override
    void close();
  }

  enum Mode {
    READ,
    WRITE
  }

  interface Handler {
    void parallelFor(Range1 r, RangeKernel1 k);

    void parallelFor(Range2 r, RangeKernel2 k);

    void parallelFor(NdRange1 r, NdKernel1 k);

    void parallelFor(String name, Range1 r, RangeKernel1 k);

    void singleTask(SingleTask k);

    LocalFloats localFloats(int n);
  }

  interface Queue extends AutoCloseable {
    Event submit(HandlerConsumer c);

    Event parallelFor(Range1 r, RangeKernel1 k);

    Event parallelFor(Range2 r, RangeKernel2 k);

    Event parallelFor(NdRange1 r, NdKernel1 k);

    static Queue open() {
      return null;
    }

    @Override
    void close();
  }

  interface Event {
    void await();
  }

  static Range1 range(int n) {
    return new Range1(n);
  }

  static Range2 range(int n, int m) {
    return new Range2(n, m);
  }

  static NdRange1 ndRange(int g, int l) {
    return new NdRange1(g, l);
  }

  static int clamp(int v, int low, int high) {
    return v < low ? low : v > high ? high : v;
  }

  static float square(float x) {
    return x * x;
  }

  final float[] field = new float[16];
  int scale = 3;

  void saxpy(Queue q, float a, float[] x, float[] y, float[] c) {
    q.parallelFor(range(x.length), i -> c[i] = a * x[i] + y[i]).await();
    q.parallelFor(range(x.length), i -> field[i] = scale * square(x[i]));
    q.parallelFor(
        range(4, 4),
        (i, j) -> {
          c[i * 4 + j] += x[j] * this.field[i];
        });
  }

  void accessors(int[] data) {
    try (Queue q = Queue.open();
        Buffer b = null) {
      q.submit(
          h -> {
            FloatAccessor A = b.access(h, Mode.WRITE);
            var tile = h.localFloats(64);
            h.parallelFor(range(1024), i -> A.set(i, i * 2 + clamp(42, 0, i)));
            h.parallelFor("named", range(A.size()), (int i) -> A.set(i, A.get(i) + 1));
            h.parallelFor(range(2, 3), (var i, var j) -> A.set(i, j));
            h.parallelFor(
                ndRange(256, 64),
                it -> {
                  int lid = it.localId();
                  tile.set(lid, A.get(it.globalId()));
                  it.barrier();
                  for (int s = 32; s > 0; s >>= 1) {
                    if (lid < s) {
                      tile.set(lid, tile.get(lid) + tile.get(lid + s));
                    }
                    it.barrier();
                  }
                  var sum = it.group().reduce(tile.get(lid), Op.ADD);
                  var most = it.group().reduce(lid, Op.MAX) + it.localId(0);
                });
            h.singleTask(() -> A.set(0, 1));
          });
    }
  }

  void bodies(Queue q, byte[] bytes, char[] chars, long[] longs, double[] doubles, int[][] m) {
    q.parallelFor(
        range(8),
        i -> {
          byte b = bytes[i];
          b += 3;
          b >>>= 1;
          bytes[i]++;
          chars[i] += 1.5;
          var c = chars[i]++ + --bytes[i];
          longs[i] = longs[i] << b ^ i;
          var d = doubles[i] % 3 - i / 2;
          float[] tmp = new float[4];
          int[] init = {1, 2, b, 'c'};
          int[][] two = {{1}, {2, 3}};
          var three = new int[2][3][];
          tmp[i & 3] = init[0] + two[1][0];
          var t = tmp[0] > tmp[1] ? tmp[0] : -tmp[1];
          for (float e : tmp) {
            t += e;
          }
          for (var e : two) {
            t += e[0] * e.length;
          }
          for (char e : chars) {
            var u = e + 1;
          }
          int k = 0, arr[] = new int[3], arr2[][] = new int[2][2];
          var v = arr[k] + arr2[k][k] + three[0].length;
          final int width = 3;
          var w = width * 2;
          while (k < 10) {
            k += i | 1;
            if (k == 5) continue;
            if (k == 7) break;
          }
          if (i > 3) return;
          var x = (k = 4) + (longs[0] = 2);
          var y = m[i][k]-- * -m[k][i];
        });
  }
}
