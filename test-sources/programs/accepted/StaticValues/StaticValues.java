import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import java.util.Arrays;
import statics.Palette;
import statics.Physics;

/** Static final fields whose values are not in the source: they are read at the launch. */
public class StaticValues {
  static final double ROOT = Math.sqrt(2);
  static final float THIRD = Float.parseFloat("0.33333334");
  private static final long SEED = mix(42);
  static final int COUNT;
  static final boolean NEGATE = Boolean.parseBoolean("true");
  static final byte SMALL = (byte) mix(7);
  protected static final short SHORT = (short) mix(8);
  public static final char LETTER = "kernel".charAt(3);
  private static final Direction HEADING = Direction.valueOf("WEST");

  private static final int[] SQUARES = new int[16];
  static final float[] WINDOW = hann(12);
  static final byte[] BYTES = "constants".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
  static final short[] SHORTS = {(short) mix(1), (short) mix(2)};
  static final char[] CHARS = "letters".toCharArray();
  static final long[] LONGS = java.util.stream.LongStream.range(0, 9).map(StaticValues::mix).toArray();
  static final double[] DOUBLES = {ROOT, ROOT * ROOT, 1 / ROOT};
  static final boolean[] FLAGS;
  static final int[] CHANGING = {1, 2, 3, 4};
  static final int[] OUT = new int[8];
  static final int[] HISTOGRAM = new int[5];

  private static final Box BOX = new Box(new Vec(ROOT, THIRD), new int[] {5, 6, 7}, Direction.values()[1]);
  static final Pair<Vec> PAIR = pair(new Vec(0.5, 2), new Vec(ROOT, 1));

  static {
    COUNT = SQUARES.length - 5;
    for (int i = 0; i < SQUARES.length; i++) {
      SQUARES[i] = i * i;
    }
    FLAGS = new boolean[3];
    FLAGS[1] = true;
  }

  enum Direction {
    NORTH,
    EAST,
    SOUTH,
    WEST
  }

  record Vec(double x, float y) {
    double dot(Vec o) {
      return x * o.x + y * o.y;
    }
  }

  private record Box(Vec corner, int[] sizes, Direction side) {
    int volume() {
      return sizes[0] * sizes[1] * sizes[2];
    }
  }

  record Pair<T>(T first, T second) {}

  static <T> Pair<T> pair(T a, T b) {
    return new Pair<>(a, b);
  }

  interface Limits {
    int LOW = Integer.parseInt("-3");
    int[] STEPS = {LOW, LOW + 2, 1};
  }

  private static class Nested {
    private static final int DEEP = Integer.parseInt("1234");

    static int scaled(int x) {
      return x * DEEP + Limits.STEPS[x % Limits.STEPS.length];
    }
  }

  static long mix(long x) {
    return (x ^ x >>> 7) * 0x9E3779B97F4A7C15L;
  }

  static float[] hann(int n) {
    float[] w = new float[n];
    for (int i = 0; i < n; i++) {
      w[i] = (float) (0.5 - 0.5 * StrictMath.cos(2 * StrictMath.PI * i / n));
    }
    return w;
  }

  static float windowed(float x, int i) {
    return i < WINDOW.length ? x * WINDOW[i] : -x;
  }

  static int sum(int[] a) {
    int sum = 0;
    for (int v : a) sum += v;
    return sum;
  }

  static void store(int[] a, int i, int v) {
    a[i] = v;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      scalars(q), arrays(q), records(q), elsewhere(q), changed(q), written(q), groups(q)
    };
  }

  static Object scalars(DeviceQueue q) {
    double[] doubles = new double[20];
    long[] longs = new long[20];
    q.parallelFor(
            range(20),
            i -> {
              doubles[i] = ROOT * i + THIRD;
              longs[i] = SEED + COUNT * SMALL - SHORT + LETTER + (NEGATE ? -i : i) + HEADING.ordinal();
              if (HEADING == Direction.WEST) {
                longs[i] += Limits.LOW + Nested.scaled(i);
              }
            })
        .await();
    return new Object[] {doubles, longs};
  }

  static Object arrays(DeviceQueue q) {
    double[] doubles = new double[16];
    long[] longs = new long[16];
    float[] floats = new float[16];
    q.parallelFor(
            range(16),
            i -> {
              longs[i] = SQUARES[i] + BYTES[i % BYTES.length] + SHORTS[i & 1] + CHARS[i % CHARS.length] + LONGS[i % 9];
              doubles[i] = DOUBLES[i % DOUBLES.length] + (FLAGS[i % 3] ? sum(SQUARES) : SQUARES.length);
              floats[i] = windowed(i, i);
              for (int s : Limits.STEPS) longs[i] ^= s;
            })
        .await();
    return new Object[] {doubles, longs, floats};
  }

  static Object records(DeviceQueue q) {
    double[] out = new double[4];
    q.parallelFor(
            range(4),
            i -> {
              Vec corner = BOX.corner();
              out[i] = corner.dot(PAIR.second()) + PAIR.first().x() * BOX.sizes()[i % 3] + BOX.volume();
              if (BOX.side() == Direction.EAST) out[i]++;
            })
        .await();
    return out;
  }

  static Object elsewhere(DeviceQueue q) {
    float[] out = new float[6];
    q.parallelFor(range(6), i -> out[i] = Physics.fall(i) + Palette.color(i) + Physics.TABLE[i % 3] + Physics.ROOT)
        .await();
    return out;
  }

  /** The same kernel, launched again with other elements; and the array captured as well. */
  static Object changed(DeviceQueue q) {
    int[][] out = new int[3][4];
    for (int round = 0; round < 3; round++) {
      CHANGING[round] += 10 * round + 1;
      int[] row = out[round];
      int[] same = CHANGING;
      q.parallelFor(range(4), i -> row[i] = CHANGING[i] * 100 + same[3 - i]).await();
    }
    CHANGING[0] = 1;
    CHANGING[1] = 2;
    CHANGING[2] = 3;
    return out;
  }

  /** Arrays that kernels write. */
  static Object written(DeviceQueue q) {
    Arrays.fill(OUT, -1);
    Arrays.fill(HISTOGRAM, 0);
    int[] same = OUT;
    q.parallelFor(
            range(7),
            i -> {
              store(OUT, i, i * COUNT);
              same[i] += OUT[i] + 1;
              Atomics.add(HISTOGRAM, i % HISTOGRAM.length, 1);
            })
        .await();
    return new Object[] {OUT.clone(), HISTOGRAM.clone()};
  }

  /** Every work-item sees one value: a barrier may depend on it. */
  static Object groups(DeviceQueue q) {
    int[] out = new int[16];
    q.submit(
            h -> {
              LocalInts row = h.localInts(4);
              h.parallelFor(
                  ndRange(16, 4),
                  it -> {
                    row.set(it.localId(), SQUARES[it.globalId()]);
                    if (COUNT > 3) {
                      it.barrier();
                    }
                    out[it.globalId()] = row.get(3 - it.localId()) + COUNT;
                  });
            })
        .await();
    return out;
  }
}
