import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops whose counters move by half of all numbers of their type and more, or come round before they end. */
public class FarLoops {
  static final int S = 1 << 29;
  static final int T = 3 << 28;
  static final int U = 1 << 20;
  static final long L = 3L << 60;

  public static Object run(DeviceQueue q) {
    int least = Integer.MIN_VALUE;
    int[] a = {least, least, least + 1, least + 7, -U, -1, 0, 5, 1 << 30, least + 4099};
    int[] b = {0, 1 << 30, 5, -1, 1 << 30, U, 1 << 30, (1 << 30) + 8, -5, 2 << 29};
    int n = a.length;
    int[] o = new int[32 * n];
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i < b[k]; i += S) r = r * 31 + i; o[k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i <= b[k]; i += S) r = r * 31 + i; o[n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = b[k]; i > (a[k] | T); i -= S) r = r * 31 + i; o[2 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = b[k]; i >= (a[k] | T); i -= S) r = r * 31 + i; o[3 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = 0; i > a[k]; i -= S) r = r * 31 + i; o[4 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = 0; i < b[k]; i += T) r = r * 31 + i; o[5 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1, i = a[k]; do r = r * 31 + i; while ((i += U) < b[k]); o[6 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1, i = b[k]; do r = r * 31 + i; while ((i -= U) > (a[k] | 2 * U - 1)); o[7 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1, i = a[k];
          while (true) {
            r ^= i;
            if (i >= b[k]) break;
            r = r * 31 + i;
            i += U;
          }
          o[8 * n + k] = r;
        });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1;
          for (int i = a[k]; i < b[k]; i += U) {
            r = r * 31 + i;
            if (r == 77) break;
          }
          o[9 * n + k] = r;
        });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i < b[k] && r != 77; i += 4099) r = r * 31 + i; o[10 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i + U < b[k]; i += U) r = r * 31 + i; o[11 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 0; for (int i = a[k]; i < b[k]; i += U) r++; o[12 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 0; for (int i = b[k]; i > (a[k] | 8191); i -= 4099) r++; o[13 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i < Math.min(b[k], 1 << 29); i += U) r = r * 31 + i; o[14 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i < (long) b[k]; i += U) r = r * 31 + i; o[15 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = k; for (int i = Integer.MIN_VALUE; i < 1 << 30; i += S) r = r * 31 + i; o[16 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int j = 0; j * T + a[k] < b[k] && j < 9; j++) r = r * 31 + j; o[17 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1;
          for (int i = 0; Integer.compareUnsigned(i, a[k] & -U) < 0; i += U) r = r * 31 + i;
          o[18 * n + k] = r;
        });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k] & -S; i != (b[k] & -S); i += S) r = r * 31 + i; o[19 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1;
          for (int i = a[k]; i < b[k]; i += S) for (int j = 0; j < (i & 3); j += 2) r = r * 31 + i + j;
          o[20 * n + k] = r;
        });
    int[] step = {S, U};
    q.parallelFor(range(n), k -> { int r = 1, s = step[k & 1]; for (int i = a[k]; i < b[k]; i += s) r = r * 31 + i; o[21 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1;
          for (int i = a[k], j = b[k]; i < j; i += S, j -= U) r = r * 31 + i + j;
          o[22 * n + k] = r;
        });
    long[] c = {Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 3, -1, 0, Long.MIN_VALUE / 2, least, 1, 1L << 62, -L};
    long[] d = {0, 1L << 62, 5, 1L << 61, 1L << 62, 1L << 62, L, L, 0, L};
    long[] p = new long[9 * n];
    q.parallelFor(range(n), k -> { long r = 1; for (long i = c[k]; i < d[k]; i += L) r = r * 31 + i; p[k] = r; });
    q.parallelFor(range(n), k -> { long r = 1; for (long i = d[k]; i > (c[k] | L); i -= 1L << 61) r = r * 31 + i; p[n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 1; for (long i = 0; i > c[k]; i -= 1L << 50) r = r * 31 + i; p[2 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 1, i = c[k]; do r = r * 31 + i; while ((i += 1L << 52) < d[k]); p[3 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 0; for (long i = c[k]; i <= d[k]; i += (1L << 52) + 5) r = r * 31 + i; p[4 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 1; for (long i = a[k]; i < b[k]; i += U) r = r * 31 + i; p[5 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 0; for (long i = c[k]; i <= d[k]; i += (1L << 52) + 5) r++; p[8 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          long r = 1;
          for (long i = 0; Long.compareUnsigned(i, c[k] & -1L << 52) < 0; i += 1L << 52) r = r * 31 + i;
          p[6 * n + k] = r;
        });
    q.parallelFor(
        range(n),
        k -> {
          long r = 1;
          for (long i = c[k]; i < d[k]; i += 1L << 54) {
            r = r * 31 + i;
            if (r == 77) break;
          }
          p[7 * n + k] = r;
        });
    // Such counters come round several times before they are equal to the limit.
    int[] w = new int[8 * n];
    long[] v = new long[4 * n];
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i != a[k] + k * S; i += T) r = r * 31 + i; w[k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k]; i != a[k] + k * S; i -= T) r = r * 31 + i; w[n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1, i = a[k]; do r = r * 31 + i; while ((i += 5 << 26) != a[k] - (k << 26)); w[2 * n + k] = r; });
    q.parallelFor(
        range(n),
        k -> {
          int r = 1, i = a[k];
          while (true) {
            r = r * 31 + i;
            i += T;
            if (i == a[k] + k * S || r == 77) break;
          }
          w[3 * n + k] = r;
        });
    q.parallelFor(range(n), k -> { int r = 1; for (int i = a[k], j = a[k] + k * S; i != j; i += S, j -= 1 << 28) r = r * 31 + i; w[4 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (short i = (short) a[k]; i != (short) (a[k] - k); i += 3) r = r * 31 + i; w[5 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = 1; for (byte i = (byte) a[k]; i != (byte) (a[k] - 2 * k); i += 6) r = r * 31 + i; w[6 * n + k] = r; });
    q.parallelFor(range(n), k -> { int r = k; for (int i = 0; i != 7 << 27; i += 5 << 27) r = r * 31 + i; w[7 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 1; for (long i = c[k]; i != c[k] + k * L; i += L * 3) r = r * 31 + i; v[k] = r; });
    q.parallelFor(range(n), k -> { long r = 1; for (long i = c[k]; i != c[k] + ((long) k << 60); i -= L) r = r * 31 + i; v[n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 1, i = c[k]; do r = r * 31 + i; while ((i += 5L << 56) != c[k] - ((long) k << 56)); v[2 * n + k] = r; });
    q.parallelFor(range(n), k -> { long r = 0; for (long i = c[k]; i != c[k] - ((long) k << 52); i += 7L << 52) r++; v[3 * n + k] = r; });
    q.await();
    return new Object[] {o, p, w, v};
  }
}
