import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Float4;
import dev.sycamore.Half;

/** {@code equals} and {@code hashCode} of records: generated, written, nested, generic. */
public class RecordEquality {
  enum Mode { A, B, C }

  record Empty() {}

  record All(boolean z, byte b, short s, char c, int i, long l, float f, double d) {}

  record Nested(All all, Half half, Empty empty, Float4 vector) {}

  record Moded(Mode mode, int k) {
    @Override
    public int hashCode() {
      return 7 * mode.ordinal() + k;
    }
  }

  /** Equal modulo ten. */
  record Written(int v) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Written other && other.v % 10 == v % 10;
    }

    @Override
    public int hashCode() {
      return v % 10;
    }

    boolean isSame(Written other) {
      return equals(other) && hashCode() == other.hashCode();
    }
  }

  record Pair<A, B>(A a, B b) {
    boolean has(A other) {
      return a.equals(other);
    }
  }

  static float f(int i) {
    return switch (i % 6) {
      case 0 -> 0f;
      case 1 -> -0f;
      case 2 -> Float.NaN;
      case 3 -> Float.intBitsToFloat(0x7fc00001);
      default -> i * 1e-45f;
    };
  }

  static double d(int i) {
    return switch (i / 6 % 6) {
      case 0 -> 0;
      case 1 -> -0.0;
      case 2 -> Double.NaN;
      case 3 -> Double.longBitsToDouble(0xfff8000000000001L);
      default -> i * 4e300;
    };
  }

  static All all(int i) {
    return new All(
        i % 2 == 0, (byte) (i * 37), (short) (i * 999), (char) (i * 7777), i * 0x12345678, i * 0x123456789abcdefL,
        f(i), d(i));
  }

  static Nested nested(int i) {
    return new Nested(all(i), Half.of(i * 0.25f), new Empty(), Float4.of(i, -i, f(i), 0.5f));
  }

  static <T> int code(T value, T other) {
    return value.hashCode() * 2 + (value.equals(other) ? 1 : 0);
  }

  public static Object run(DeviceQueue q) {
    int n = 72;
    int[] hashes = new int[n];
    int[] equal = new int[n * n];
    int[] rest = new int[n];
    q.parallelFor(range(n), i -> hashes[i] = all(i).hashCode() * 31 + nested(i).hashCode() + new Empty().hashCode());
    q.parallelFor(
        range(n),
        i -> {
          for (int j = 0; j < n; j++) {
            All left = all(i);
            int k = j % 3 == 0 ? i : j;
            All right = new All(left.z(), left.b(), left.s(), left.c(), left.i(), left.l(), f(k), d(k));
            equal[i * n + j] = (left.equals(right) ? 1 : 0) + (nested(i).equals(nested(k)) ? 2 : 0);
          }
        });
    Written captured = new Written(13);
    Pair<Moded, Written> held = new Pair<>(new Moded(Mode.C, 4), new Written(5));
    q.parallelFor(
        range(n),
        i -> {
          Moded moded = new Moded(Mode.values()[i % 3], i);
          Pair<Moded, Written> pair = new Pair<>(moded, new Written(i));
          int all = moded.equals(new Moded(Mode.A, i)) ? 1 : 0;
          all += captured.isSame(new Written(i)) ? 2 : 0;
          all += pair.equals(new Pair<>(moded, new Written(i + 10))) ? 4 : 0;
          all += pair.has(new Moded(Mode.B, i)) ? 8 : 0;
          all += held.equals(pair) ? 16 : 0;
          rest[i] = 1000 * all + code(pair, held) + code(new Written(i), captured) + held.hashCode() + moded.hashCode();
        })
        .await();
    q.await();
    return new Object[] {hashes, equal, rest};
  }
}
