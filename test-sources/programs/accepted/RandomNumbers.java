import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.DeviceRandom.BoundedInt;
import dev.sycamore.DeviceRandom.Philox;
import dev.sycamore.DeviceRandom.SplitMix64;

/** The generators of {@code DeviceRandom}, made in the kernel or captured. */
public class RandomNumbers {
  static final int N = 100;

  static SplitMix64 ofItem(long seed, int i) {
    return SplitMix64.of(seed).skip(10L * i);
  }

  public static Object run(DeviceQueue q) {
    long[] longs = new long[2 * N];
    int[] ints = new int[3 * N];
    float[] floats = new float[9 * N];
    double[] doubles = new double[N];
    SplitMix64 captured = SplitMix64.of(42).split();
    Philox philox = Philox.of(0x299f31d0a4093822L, 7);
    q.parallelFor(
            range(N),
            i -> {
              SplitMix64 random = ofItem(5, i);
              longs[2 * i] = random.nextLong();
              random = random.next();
              longs[2 * i + 1] = random.split().nextLong() + captured.skip(i).nextLong();
              random = random.skip(2);
              ints[3 * i] = random.nextInt();
              for (int k = 0; k < 4; k++) {
                BoundedInt drawn = random.nextInt(k % 2 == 0 ? 1 << 30 : (3 << 29) + 1);
                ints[3 * i + 1] += drawn.value();
                random = drawn.next();
              }
              ints[3 * i + 2] = random.nextBoolean() ? 1 : 2;
              floats[9 * i] = random.nextFloat();
              doubles[i] = random.next().nextDouble();
              Philox next = philox.skip(i);
              Int4 bits = next.ints();
              ints[3 * i + 2] += bits.x() ^ bits.y() ^ bits.z() ^ bits.w();
              Float4 units = next.next().floats();
              Float4 normal = new Philox(i, -1, i * 3L).gaussians();
              floats[9 * i + 1] = units.x();
              floats[9 * i + 2] = units.y();
              floats[9 * i + 3] = units.z();
              floats[9 * i + 4] = units.w();
              floats[9 * i + 5] = normal.x();
              floats[9 * i + 6] = normal.y();
              floats[9 * i + 7] = normal.z();
              floats[9 * i + 8] = normal.w();
            })
        .await();
    return new Object[] {longs, ints, floats, doubles};
  }
}
