import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** {@code Half}: every operation on the edges of its range, in every kind of memory. */
public class HalfNumbers {
  static final Half TENTH = Half.of(0.1f);
  static final Half SMALLEST = Half.ofBits((short) 1);

  record Pair(Half a, Half b) {
    Half dot(Pair other) {
      return a.fma(other.a, b.mul(other.b));
    }
  }

  static final Pair UNIT = new Pair(Half.of(1), Half.of(0));
  static final Half ROOT = Half.of((float) Math.sqrt(3));
  static final Pair MADE = new Pair(ROOT, ROOT.neg());

  public static Object run(DeviceQueue q) {
    return new Object[] {operations(q), conversions(q), memory(q), local(q), constants(q)};
  }

  /** The bits, but one for all that are NaN. */
  static int bits(Half h) {
    return h.toFloat() != h.toFloat() ? 0x7e00 : h.bits() & 0xffff;
  }

  static Object operations(DeviceQueue q) {
    short[] edges = {
      0, (short) 0x8000, 1, (short) 0x8001, 0x3ff, 0x400, 0x401, (short) 0x83ff, 0x3bff, 0x3c00, 0x3c01, (short) 0xbc00,
      0x3555, 0x4248, 0x5640, (short) 0xd640, 0x6400, 0x63ff, 0x7bff, (short) 0xfbff, 0x7c00, (short) 0xfc00, 0x7e00, 0x2e66
    };
    int n = edges.length;
    int[] add = new int[n * n];
    int[] sub = new int[n * n];
    int[] mul = new int[n * n];
    int[] div = new int[n * n];
    int[] fma = new int[n * n];
    int[] min = new int[n * n];
    int[] max = new int[n * n];
    int[] order = new int[n * n];
    int[] single = new int[n * 4];
    q.parallelFor(
            range(n, n),
            (i, j) -> {
              Half a = Half.ofBits(edges[i]);
              Half b = Half.ofBits(edges[j]);
              int at = i * n + j;
              add[at] = bits(a.add(b));
              sub[at] = bits(a.sub(b));
              mul[at] = bits(a.mul(b));
              div[at] = bits(a.div(b));
              min[at] = bits(a.min(b));
              max[at] = bits(a.max(b));
              order[at] = a.compareTo(b);
              int sum = 0;
              for (int k = 0; k < n; k++) {
                sum = sum * 31 + bits(a.fma(b, Half.ofBits(edges[k])));
              }
              fma[at] = sum;
              if (j == 0) {
                single[4 * i] = bits(a.neg());
                single[4 * i + 1] = bits(a.abs());
                single[4 * i + 2] = bits(a.sqrt());
                single[4 * i + 3] = a.bits() == b.bits() ? 1 : 0;
              }
            })
        .await();
    return new Object[] {add, sub, mul, div, fma, min, max, order, single};
  }

  /** Every number there is to a float and back, and floats on both sides of every tie. */
  static Object conversions(DeviceQueue q) {
    float[] wide = new float[1 << 16];
    short[] back = new short[1 << 16];
    int[] near = new int[1 << 16];
    int[] fromInts = new int[256];
    q.parallelFor(
            range(1 << 16),
            i -> {
              Half h = Half.ofBits((short) i);
              wide[i] = h.toFloat();
              back[i] = (short) bits(Half.of(h.toFloat()));
              int pattern = Float.floatToIntBits(h.toFloat());
              int sum = 0;
              for (int d = -1; d <= 1; d++) {
                sum = sum * 31 + bits(Half.of(Float.intBitsToFloat(pattern + 0x1000 + d)));
                sum = sum * 31 + bits(Half.of(Float.intBitsToFloat(pattern + d)));
              }
              near[i] = sum;
              if (i < 256) {
                fromInts[i] = bits(Half.of(i * 300)) ^ bits(Half.of((long) i << 5)) ^ bits(Half.of((byte) i));
              }
            })
        .await();
    return new Object[] {wide, back, near, fromInts};
  }

  static Half sumOf(Half[] values) {
    Half sum = Half.ZERO;
    for (Half value : values) {
      sum = sum.add(value);
    }
    return sum;
  }

  static Object memory(DeviceQueue q) {
    Half[] data = new Half[20];
    for (int i = 0; i < data.length; i++) {
      data[i] = Half.of(i * 0.37f);
    }
    Half factor = Half.of(3);
    Pair pair = new Pair(Half.of(0.5f), Half.of(-1.5f));
    try (HalfDeviceBuffer buffer = DeviceBuffer.wrap(data);
        HalfDeviceBuffer2 plane = DeviceBuffer.halfs(range(4, 5))) {
      q.submit(
          h -> {
            HalfAccessor A = buffer.access(h, READ_WRITE);
            HalfAccessor2 P = plane.access(h, READ_WRITE);
            h.parallelFor(
                range(20),
                i -> {
                  Half[] own = new Half[3];
                  own[0] = A.get(i);
                  own[1] = factor;
                  own[2] = own[0].mul(own[1]);
                  Pair[] pairs = {pair, new Pair(own[2], own[0])};
                  P.set(i / 5, i % 5, pairs[1].dot(pairs[0]));
                  A.set(i, sumOf(own).add(P.get(i / 5, i % 5)));
                });
          });
    }
    int[] out = new int[20];
    for (int i = 0; i < out.length; i++) {
      out[i] = bits(data[i]);
    }
    return out;
  }

  static Object local(DeviceQueue q) {
    short[] out = new short[16];
    q.submit(
            h -> {
              LocalHalfs row = h.localHalfs(4);
              h.parallelFor(
                  ndRange(16, 4),
                  it -> {
                    row.set(it.localId(), Half.of(it.globalId() / 7f));
                    it.barrier();
                    out[it.globalId()] = row.get(3 - it.localId()).sub(TENTH).bits();
                  });
            })
        .await();
    return out;
  }

  static Object constants(DeviceQueue q) {
    short[] out = new short[14];
    q.singleTask(
            () -> {
              out[0] = TENTH.bits();
              out[1] = SMALLEST.bits();
              out[2] = Half.ZERO.bits();
              out[3] = Half.ONE.bits();
              out[4] = Half.MIN_VALUE.bits();
              out[5] = Half.MIN_NORMAL.bits();
              out[6] = Half.MAX_VALUE.bits();
              out[7] = Half.POSITIVE_INFINITY.bits();
              out[8] = Half.NEGATIVE_INFINITY.bits();
              out[9] = (short) (Half.NaN.toFloat() != Half.NaN.toFloat() ? 1 : 0);
              out[10] = UNIT.dot(new Pair(TENTH, TENTH)).bits();
              out[11] = (short) (Half.ONE.compareTo(TENTH) > 0 ? 5 : 6);
              out[12] = ROOT.bits();
              out[13] = MADE.dot(UNIT).bits();
            })
        .await();
    return out;
  }
}
