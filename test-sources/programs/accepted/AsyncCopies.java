import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Copies from global to local memory and back, by all work-items of a group. */
public class AsyncCopies {
  static final int SIZE = 8;
  static final int TILE = 20;

  /** The events of two copies, one of them of every third element. */
  static DeviceEvent load(Group g, LocalInts tile, LocalLongs wide, int[] a, long[] b) {
    int start = g.id(0) * TILE;
    DeviceEvent first = g.asyncWorkGroupCopy(tile, 0, a, start, TILE);
    DeviceEvent second = g.asyncWorkGroupCopy(wide, 1, b, start, TILE / 3, 3);
    g.waitFor(first, second);
    return second;
  }

  static int[] arrays(DeviceQueue q) {
    int groups = 3;
    int[] a = new int[groups * TILE];
    long[] b = new long[groups * TILE];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 0x9E3779B1;
      b[i] = a[i] * 0x100000001L;
    }
    int[] out = new int[groups * TILE];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(TILE);
              LocalLongs wide = h.localLongs(TILE);
              h.parallelFor(
                  ndRange(groups * SIZE, SIZE),
                  it -> {
                    Group g = it.group();
                    DeviceEvent loaded = load(g, tile, wide, a, b);
                    g.waitFor(loaded);
                    int id = it.localId();
                    int sum = (int) (wide.get(1 + id % (TILE / 3)) >>> 32);
                    for (int i = id; i < TILE; i += SIZE) {
                      int value = tile.get(i) ^ sum;
                      tile.set(i, value);
                    }
                    it.barrier();
                    g.waitFor(
                        g.asyncWorkGroupCopy(out, (g.id(0) + 1) * TILE - 1, tile, 0, TILE, -1));
                  });
            })
        .await();
    return out;
  }

  /** While one tile is used the next one is loaded. */
  static long[] twoTiles(DeviceQueue q) {
    int steps = 5;
    long[] out = new long[2 * SIZE];
    int[] data = new int[2 * steps * SIZE];
    for (int i = 0; i < data.length; i++) {
      data[i] = i * i + 7;
    }
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
              h -> {
                IntAccessor in = buffer.access(h, AccessMode.READ);
                LocalInts even = h.localInts(SIZE);
                LocalInts odd = h.localInts(SIZE);
                h.parallelFor(
                    ndRange(2 * SIZE, SIZE),
                    it -> {
                      Group g = it.group();
                      int begin = g.id(0) * steps * SIZE;
                      long sum = 0;
                      DeviceEvent loading = g.asyncWorkGroupCopy(even, 0, in, begin, SIZE);
                      for (int step = 0; step < steps; step++) {
                        g.waitFor(loading);
                        int next = begin + (step + 1) * SIZE;
                        if (step + 1 < steps) {
                          loading =
                              step % 2 == 0
                                  ? g.asyncWorkGroupCopy(odd, 0, in, next, SIZE)
                                  : g.asyncWorkGroupCopy(even, 0, in, next, SIZE);
                        }
                        int other = SIZE - 1 - it.localId();
                        sum = 31 * sum + (step % 2 == 0 ? even.get(other) : odd.get(other));
                      }
                      out[it.globalId()] = sum;
                    });
              })
          .await();
    }
    return out;
  }

  static Object[] kinds(DeviceQueue q) {
    boolean[] flags = new boolean[16];
    byte[] bytes = new byte[16];
    short[] shorts = new short[16];
    char[] chars = new char[16];
    float[] floats = new float[16];
    double[] doubles = new double[16];
    for (int i = 0; i < 16; i++) {
      flags[i] = i % 3 == 0;
      bytes[i] = (byte) (i * 37);
      shorts[i] = (short) (i * 7919);
      chars[i] = (char) (i * 5003);
      floats[i] = i / 7f;
      doubles[i] = i / 11.0;
    }
    q.submit(
            h -> {
              LocalBooleans localFlags = h.localBooleans(8);
              LocalBytes localBytes = h.localBytes(8);
              LocalShorts localShorts = h.localShorts(8);
              LocalChars localChars = h.localChars(8);
              LocalFloats localFloats = h.localFloats(8);
              LocalDoubles localDoubles = h.localDoubles(8);
              h.parallelFor(
                  ndRange(range(2, 4), range(1, 4)),
                  it -> {
                    Group g = it.group();
                    int at = g.id(0) * 8;
                    DeviceEvent first = g.asyncWorkGroupCopy(localFlags, 0, flags, at, 8);
                    DeviceEvent second = g.asyncWorkGroupCopy(localBytes, 0, bytes, at, 8);
                    g.asyncWorkGroupCopy(localShorts, 0, shorts, at, 8);
                    g.asyncWorkGroupCopy(localChars, 0, chars, at, 8);
                    g.asyncWorkGroupCopy(localFloats, 0, floats, at, 8);
                    DeviceEvent last = g.asyncWorkGroupCopy(localDoubles, 0, doubles, at, 8);
                    g.waitFor(first, second);
                    g.waitFor(last);
                    // Neighbours change places.
                    for (int i = 0; i < 2; i++) {
                      g.waitFor(
                          g.asyncWorkGroupCopy(flags, at + i, localFlags, 1 - i, 4, 2),
                          g.asyncWorkGroupCopy(bytes, at + 4 * i, localBytes, 4 - 4 * i, 4),
                          g.asyncWorkGroupCopy(shorts, at + 4 * i, localShorts, 4 - 4 * i, 4),
                          g.asyncWorkGroupCopy(chars, at + 4 * i, localChars, 4 - 4 * i, 4),
                          g.asyncWorkGroupCopy(floats, at + 4 * i, localFloats, 4 - 4 * i, 4),
                          g.asyncWorkGroupCopy(doubles, at + 4 * i, localDoubles, 4 - 4 * i, 4));
                    }
                  });
            })
        .await();
    return new Object[] {flags, bytes, shorts, chars, floats, doubles};
  }

  static float[] halves(DeviceQueue q) {
    Half[] data = new Half[12];
    for (int i = 0; i < data.length; i++) {
      data[i] = Half.of(i / 3f);
    }
    float[] out = new float[12];
    try (HalfDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
              h -> {
                HalfAccessor all = buffer.access(h, AccessMode.READ_WRITE);
                LocalHalfs tile = h.localHalfs(6);
                h.parallelFor(
                    ndRange(4, 2),
                    it -> {
                      Group g = it.group();
                      int at = g.id(0) * 6;
                      g.waitFor(g.asyncWorkGroupCopy(tile, 0, all, at, 6));
                      g.waitFor(g.asyncWorkGroupCopy(all, at + 5, tile, 0, 6, -1));
                      for (int i = it.localId(); i < 6; i += 2) {
                        out[at + i] = all.get(at + i).toFloat();
                      }
                    });
              })
          .await();
    }
    return out;
  }

  /** Copies, and leaves the waiting to somebody else. */
  static void fetch(Group g, LocalInts tile, int to, int[] a, int from, int count, int stride) {
    g.asyncWorkGroupCopy(tile, to, a, from, count, stride);
  }

  /** Four tiles in one memory, of which three are loaded while one is used; events in an array. */
  static long[] pipeline(DeviceQueue q) {
    int steps = 11;
    int depth = 4;
    int[] data = new int[2 * steps * SIZE + 3];
    for (int i = 0; i < data.length; i++) {
      data[i] = i * 0x61C88647;
    }
    long[] out = new long[2 * SIZE];
    q.submit(
            h -> {
              LocalInts tiles = h.localInts(depth * SIZE);
              h.parallelFor(
                  ndRange(2 * SIZE, SIZE),
                  it -> {
                    Group g = it.group();
                    int begin = g.id(0) * steps * SIZE + 3;
                    DeviceEvent none = new DeviceEvent(0);
                    DeviceEvent[] loads = {none, none, none, none};
                    for (int i = 0; i < depth - 1; i++) {
                      loads[i] =
                          g.asyncWorkGroupCopy(tiles, i * SIZE, data, begin + i * SIZE, SIZE);
                    }
                    long sum = 0;
                    for (int step = 0; step < steps; step++) {
                      g.waitFor(loads[step % depth]);
                      int ahead = step + depth - 1;
                      if (ahead < steps) {
                        loads[ahead % depth] =
                            g.asyncWorkGroupCopy(
                                tiles, ahead % depth * SIZE, data, begin + ahead * SIZE, SIZE);
                      }
                      sum = 31 * sum + tiles.get(step % depth * SIZE + SIZE - 1 - it.localId());
                    }
                    g.waitFor(loads);
                    out[it.globalId()] = sum;
                  });
            })
        .await();
    return out;
  }

  /** What is aligned to 16 bytes and what is not, whole blocks and what is left of them. */
  static int[] blocks(DeviceQueue q) {
    int length = 67;
    int[] data = new int[4 * length];
    for (int i = 0; i < data.length; i++) {
      data[i] = i ^ 0x5A5A5A;
    }
    int[] out = new int[4 * length];
    q.submit(
            h -> {
              LocalInts tile = h.localInts(4 * length);
              h.parallelFor(
                  ndRange(SIZE, SIZE),
                  it -> {
                    Group g = it.group();
                    int stride = 1 + data[0] % 2;
                    fetch(g, tile, 0, data, 0, length, stride);
                    fetch(g, tile, length + 1, data, 0, length - 1, stride);
                    fetch(g, tile, 2 * length + 2, data, 4 * length - 2, length - 2, -stride);
                    g.waitFor(g.asyncWorkGroupCopy(tile, 4 * length - 4, data, 8, 4));
                    // No element, and none again.
                    fetch(g, tile, 0, data, 0, 0, stride);
                    g.waitFor();
                    g.waitFor(g.asyncWorkGroupCopy(out, 0, tile, 0, length));
                    g.waitFor(
                        g.asyncWorkGroupCopy(out, length + 1, tile, length + 1, length - 1),
                        g.asyncWorkGroupCopy(out, 2 * length + 2, tile, 2 * length + 2, 60, stride),
                        g.asyncWorkGroupCopy(out, 4 * length - 4, tile, 4 * length - 4, 4));
                  });
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {
      arrays(q), twoTiles(q), kinds(q), halves(q), pipeline(q), blocks(q)
    };
  }
}
