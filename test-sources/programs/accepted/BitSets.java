import static dev.sycamore.Range.range;

import dev.sycamore.DeviceBits;
import dev.sycamore.DeviceQueue;

/** {@code DeviceBits} on captured and private arrays, and what several work-items set in one element. */
public class BitSets {
  static final int N = 512;

  static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return n > 1;
  }

  public static Object run(DeviceQueue q) {
    long[] primes = new long[DeviceBits.words(N)];
    long[] odd = new long[DeviceBits.words(N)];
    int[] next = new int[3 * N];
    int[] sieved = new int[8];
    q.parallelFor(
            range(N),
            i -> {
              if (isPrime(i)) {
                DeviceBits.testAndSet(primes, i);
              }
            })
        .await();
    q.parallelFor(
            range(odd.length),
            w -> {
              for (int b = w * 64 + 1; b < (w + 1) * 64; b += 2) {
                DeviceBits.set(odd, b);
              }
              DeviceBits.flip(odd, w * 64 + 2);
              DeviceBits.clear(odd, w * 64 + 1);
              DeviceBits.set(odd, w * 64 + 3, w % 2 == 0);
            })
        .await();
    q.parallelFor(
            range(N),
            i -> {
              next[3 * i] = DeviceBits.nextSetBit(primes, i);
              next[3 * i + 1] = DeviceBits.nextClearBit(odd, i);
              next[3 * i + 2] = (DeviceBits.get(odd, i) ? 1 : 0) + (DeviceBits.intersects(primes, odd) ? 2 : 0);
            })
        .await();
    q.parallelFor(
            range(8),
            i -> {
              long[] set = new long[4];
              for (int k = i; k < 256; k += i + 1) {
                DeviceBits.set(set, k);
              }
              sieved[i] = DeviceBits.cardinality(set) + 1000 * DeviceBits.nextSetBit(set, 100);
            })
        .await();
    return new Object[] {primes, odd, next, sieved};
  }
}
