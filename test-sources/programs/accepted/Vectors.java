import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Vector types: captured, in private arrays and records, passed and returned, loaded and stored. */
public class Vectors {
  record Ray(Float3 origin, Float3 direction) {
    Float3 at(float t) {
      return direction.fma(Float3.splat(t), origin);
    }
  }

  static final Float4 UNIT = Float4.of(1, 0.5f, 0.25f, 0.125f);
  static final Ray DOWN = new Ray(new Float3(0, 0, 10), new Float3(0, 0, -1));

  static Float4 axpy(float a, Float4 x, Float4 y) {
    return x.mul(a).add(y);
  }

  static float total(Float4[] values) {
    Float4 sum = Float4.splat(0);
    for (Float4 value : values) {
      sum = sum.add(value);
    }
    return sum.sum();
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {floats(q), captured(q), memory(q), narrow(q), longs(q), doubles(q), wide(q), masks(q)};
  }

  static Object floats(DeviceQueue q) {
    float[] x = new float[64];
    float[] y = new float[64];
    float[] dots = new float[16];
    for (int i = 0; i < x.length; i++) {
      x[i] = i * 0.37f - 5;
      y[i] = 100f / (i + 1);
    }
    q.parallelFor(
            range(16),
            i -> {
              Float4 a = Float4.load(x, 4 * i);
              Float4 b = Float4.load(y, 4 * i);
              Float4 r = axpy(1.5f, a, b).sub(a.div(b)).add(b.rem(a)).mul(UNIT);
              Float4[] own = {a, b, r, a.neg().abs().min(b).max(r)};
              own[1] = own[1].with(i % 4, 7).with(9, 3);
              r = own[3].add(own[1]).add(own[0].get(i % 5));
              r.store(y, 4 * i);
              dots[i] = a.dot(b) + total(own) + r.x() + r.w();
            })
        .await();
    return new Object[] {y, dots};
  }

  static Object captured(DeviceQueue q) {
    Float3 origin = new Float3(1, 2, 3);
    Ray ray = new Ray(new Float3(-1, 0.1f, 1e-3f), Float3.of(0.5f, 0.6f, 0.7f));
    Int2 cell = Int2.of(3, 4);
    float[] out = new float[24];
    q.parallelFor(
            range(8),
            i -> {
              Float3 p = ray.at(i).add(origin).sub(DOWN.at(i * 0.5f));
              Float3 copy = i % 2 == 0 ? p : origin;
              copy.mul(cell.x()).add(cell.y()).store(out, 3 * i);
            })
        .await();
    return out;
  }

  static Object memory(DeviceQueue q) {
    int[] data = new int[32];
    int[] sums = new int[8];
    for (int i = 0; i < data.length; i++) {
      data[i] = i * i - 100;
    }
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
          h -> {
            IntAccessor A = buffer.access(h, READ_WRITE);
            LocalInts tile = h.localInts(16);
            h.parallelFor(
                ndRange(8, 4),
                it -> {
                  int i = it.globalId();
                  Int4.load(A, 4 * i).mul(3).store(tile, 4 * it.localId());
                  it.barrier();
                  Int4 other = Int4.load(tile, 4 * (3 - it.localId()));
                  sums[i] = other.sum() + other.xor(Int4.splat(i)).or(Int4.of(1, 2, 4, 8)).and(-2).dot(other);
                  other.store(A, 4 * i);
                });
          });
    }
    return new Object[] {data, sums};
  }

  static Object narrow(DeviceQueue q) {
    byte[] b = new byte[16];
    short[] s = new short[16];
    char[] c = new char[16];
    int[] sums = new int[24];
    for (int i = 0; i < 16; i++) {
      b[i] = (byte) (i * 37);
      s[i] = (short) (i * 9000);
      c[i] = (char) (i * 11000);
    }
    q.parallelFor(
            range(8),
            i -> {
              Byte2 bytes = Byte2.load(b, 2 * i);
              Short2 shorts = Short2.load(s, 2 * i);
              Char2 chars = Char2.load(c, 2 * i);
              sums[3 * i] = bytes.dot(bytes) + bytes.sum();
              sums[3 * i + 1] = shorts.dot(shorts.neg()) + shorts.max(Short2.splat((short) 5)).sum();
              sums[3 * i + 2] = chars.dot(chars) + chars.min(Char2.splat('z')).sum();
              bytes.mul((byte) 5).sub(Byte2.splat((byte) 100)).neg().store(b, 2 * i);
              shorts.add(shorts).abs().store(s, 2 * i);
              chars.add('\u7000').mul(chars).div((char) 7).store(c, 2 * i);
            })
        .await();
    return new Object[] {b, s, c, sums};
  }

  static Object longs(DeviceQueue q) {
    long[] out = new long[16];
    Long2 factor = new Long2(0x123456789abcdefL, -3);
    q.parallelFor(
            range(8),
            i -> factor.mul(i).add(Long2.of(i, Long.MAX_VALUE)).div(Long2.splat(i + 1)).rem(1000003L).store(out, 2 * i))
        .await();
    return out;
  }

  static Object doubles(DeviceQueue q) {
    double[] out = new double[24];
    q.parallelFor(
            range(8),
            i -> {
              Double3 d = Double3.of(i, 1.0 / (i + 1), -i * 1e300);
              d.div(Double3.splat(3)).add(d.neg().max(Double3.splat(-0.0))).fma(d, d).store(out, 3 * i);
            })
        .await();
    return out;
  }

  static Object wide(DeviceQueue q) {
    float[] a = new float[64];
    int[] b = new int[64];
    for (int i = 0; i < a.length; i++) {
      a[i] = i / 3f;
      b[i] = i * 12345678;
    }
    float[] sums = new float[8];
    q.parallelFor(
            range(8),
            i -> {
              Float8 v = Float8.load(a, 8 * i);
              sums[i] = v.dot(v) + v.s7() + v.get(i);
              v.mul(v).with(i, -1).store(a, 8 * i);
              if (i % 2 == 0) {
                Int16 w = Int16.load(b, 8 * i);
                w.add(Int16.splat(i)).mul(w.sf()).store(b, 8 * i);
              }
            })
        .await();
    return new Object[] {a, b, sums};
  }

  static Object masks(DeviceQueue q) {
    int[] out = new int[64];
    float[] picked = new float[64];
    q.parallelFor(
            range(16),
            i -> {
              Float4 a = Float4.of(i, 8, i % 3 == 0 ? Float.NaN : 1, -0.0f);
              Float4 b = Float4.of(8, i, 1, 0.0f);
              Int4 less = a.less(b);
              Int4 any = a.lessOrEqual(b).or(a.notEqual(b)).and(a.greater(b).xor(a.greaterOrEqual(b)));
              less.add(any.mul(10)).add(a.equal(b).mul(100)).store(out, 4 * i);
              a.select(less, b).store(picked, 4 * i);
              out[4 * i] += (less.any() ? 1000 : 0) + (less.all() ? 2000 : 0);
            })
        .await();
    return new Object[] {out, picked};
  }
}
