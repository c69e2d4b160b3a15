package dev.sycamore.tests.memory;

/** A program whose kernels use arrays that a collector moves as often as it can. */
final class ArraysInPlaceProgram {
  static final String NAME = "MovedArrays";

  static final String SOURCE =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;

      import dev.sycamore.*;
      import java.util.*;

      public final class MovedArrays {
        static volatile Object garbage;

        static final class Arrays8 {
          final boolean[] z;
          final byte[] b;
          final short[] s;
          final char[] c;
          final int[] i;
          final long[] j;
          final float[] f;
          final double[] d;

          Arrays8(int n) {
            z = new boolean[n];
            b = new byte[n];
            s = new short[n];
            c = new char[n];
            i = new int[n];
            j = new long[n];
            f = new float[n];
            d = new double[n];
            for (int k = 0; k < n; k++) {
              z[k] = k % 3 == 0;
              b[k] = (byte) k;
              s[k] = (short) (k * 3);
              c[k] = (char) (k * 7);
              i[k] = k * 31;
              j[k] = k * 1_000_003L;
              f[k] = k;
              d[k] = k;
            }
          }

          List<Object> all() {
            return List.of(z, b, s, c, i, j, f, d);
          }

          int hash() {
            return Arrays.deepHashCode(all().toArray());
          }
        }

        static void run(DeviceQueue q, DeviceQueue other, Arrays8 a, int r) {
          boolean[] z = a.z;
          byte[] b = a.b;
          short[] s = a.s;
          char[] c = a.c;
          int[] i = a.i;
          long[] j = a.j;
          float[] f = a.f;
          double[] d = a.d;
          int n = z.length;
          q.parallelFor(range(n), k -> {
            z[k] = !z[k];
            b[k] += (byte) r;
            s[k] += b[k];
            c[k] ^= (char) k;
            i[k] = i[k] * 31 + c[k] + r;
            j[k] += z[k] ? i[k] : -i[k];
          });
          // The same array under two names, and a part of it.
          int[] alias = i;
          q.parallelFor(range(n / 2), k -> alias[k] = i[k + n / 2] + alias[k]);
          // Of two queues, each after the other.
          other.parallelFor(range(n), k -> f[k] += alias[k]);
          q.parallelFor(range(n), k -> d[k] = d[k] * 0.5 + f[k]);
          other.parallelFor(range(n), k -> f[k] -= (float) d[k]);
          // Groups with a barrier.
          q.submit(h -> {
            LocalLongs local = h.localLongs(64);
            h.parallelFor(ndRange(n / 64 * 64, 64), it -> {
              local.set(it.localId(), j[it.globalId()]);
              it.barrier();
              j[it.globalId()] = local.get(63 - it.localId()) + it.localId();
            });
          });
          q.await();
          other.await();
        }

        static void allocate() {
          Object[] some = new Object[256];
          for (int k = 0; ; k++) {
            some[k & 255] = new byte[4096];
            garbage = some;
            if (k % 64 == 0) {
              java.util.concurrent.locks.LockSupport.parkNanos(100_000);
            }
          }
        }

        public static void main(String[] args) {
          long end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000;
          if (args[1].equals("allocating")) {
            Thread allocating = new Thread(MovedArrays::allocate);
            allocating.setDaemon(true);
            allocating.start();
          }
          int rounds = 0;
          List<Arrays8> earlier = new ArrayList<>();
          List<Integer> hashes = new ArrayList<>();
          try (DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"));
              DeviceQueue q = DeviceQueue.open(ComputeDevice.select("native-cpu"));
              DeviceQueue other =
                  DeviceQueue.open(ComputeDevice.select("native-cpu"), QueueOption.OUT_OF_ORDER)) {
            while (rounds < 5 || System.nanoTime() < end) {
              int n = 1000 + rounds % 3000;
              Arrays8 expected = new Arrays8(n);
              run(host, host, expected, rounds);
              Arrays8 actual = new Arrays8(n);
              run(q, other, actual, rounds);
              int hash = actual.hash();
              if (hash != expected.hash()) {
                throw new AssertionError("round " + rounds);
              }
              earlier.add(actual);
              hashes.add(hash);
              if (earlier.size() > 8) {
                // Nothing was written after the wait.
                if (earlier.remove(0).hash() != hashes.remove(0)) {
                  throw new AssertionError("written after round " + rounds);
                }
              }
              rounds++;
            }
          }
          var statistics = RuntimeStatistics.snapshot().device("native-cpu").orElseThrow();
          System.out.println("| " + statistics.arraysInPlace() + " " + statistics.arraysCopied());
        }
      }
      """;

  private ArraysInPlaceProgram() {}
}
