import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Array variables that are assigned again or chosen, also by `switch`, methods that return one of their parameters. */
public class ArrayVariables {
  static final int[] TABLE = {3, 1, 4, 1, 5, 9, 2, 6};

  record Pair(int x, float y) {}

  static int[] longer(int[] a, int[] b) {
    return a.length >= b.length ? a : b;
  }

  static double[] either(boolean first, double[] a, double[] b) {
    if (first) {
      return a;
    }
    double[] other = b;
    return other;
  }

  /** Parameters are variables. */
  static int steps(int[] from, int[] to, int rounds) {
    int seen = 0;
    for (int r = 0; r < rounds; r++) {
      for (int k = 0; k < to.length; k++) {
        to[k] = from[k] * 3 + r;
      }
      int[] t = from;
      from = to;
      to = t;
      seen = seen * 31 + from[r % from.length];
    }
    return seen;
  }

  static int sum(int[] values) {
    int sum = 0;
    for (int v : values) sum = sum * 7 + v;
    return sum;
  }

  static void add(int[] values, int v) {
    for (int k = 0; k < values.length; k++) values[k] += v;
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    int[] a = new int[n];
    int[] b = new int[n];
    int[] pingPong = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7;
      b[i] = 1000 - i;
    }
    int[] small = new int[5];
    q.parallelFor(
            range(n),
            i -> {
              int[] src = new int[6];
              int[] dst = new int[6];
              for (int k = 0; k < 6; k++) src[k] = a[i] + k;
              for (int round = 0; round < 5 + i % 3; round++) {
                for (int k = 0; k < 6; k++) {
                  dst[k] = src[(k + 1) % 6] + src[k] * round;
                }
                int[] t = src;
                src = dst;
                dst = t;
              }
              pingPong[i] = sum(src) * 31 + sum(dst);
            })
        .await();

    // Global memory: each work-item has its own elements.
    int[] written = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] x = i % 2 == 0 ? a : b;
              x[i] += 5;
              x[i]++;
              written[i] = x[i]-- + --x[i] * 3;
              x[i] <<= i % 5;
              int k = i;
              x[k++] = k + x.length;
              int[] y;
              if (i % 3 == 0) y = x;
              else y = written;
              y[i] ^= 0x55;
              written[i] += (i % 5 < 2 ? x : y)[i] + (i % 7 == 0 ? small : x).length;
            })
        .await();

    // Arrays of several address spaces.
    int[] spaces = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] mine = {i, i + 1, i + 2};
              int[] x = mine;
              int total = 0;
              for (int k = 0; k < 4; k++) {
                for (int v : x) total = total * 31 + v;
                total += x.length + x[k % 3];
                x = k == 0 ? TABLE : k == 1 ? b : mine;
              }
              add(mine, 3);
              spaces[i] = total + sum(x) + longer(mine, b)[2] + sum(longer(mine, mine)) % 100;
            })
        .await();

    int[] params = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] u = {1, 2, i};
              int[] v = new int[3];
              params[i] = steps(u, v, i % 6) + u[0] * 7 + v[1];
              params[i] += steps(i % 2 == 0 ? u : v, i % 2 == 0 ? v : u, 3);
            })
        .await();

    double[] doubles = new double[n];
    q.parallelFor(
            range(n),
            i -> {
              double[] p = {i, 0.5, -0.0};
              double[] r = {1e300, i * 0.25, 2};
              double[] s = either(i % 3 == 1, p, r);
              s[1] *= 3;
              s = either(i % 2 == 0, s, p);
              s[2] %= 0.7;
              either(i > 9, p, r)[0] -= i;
              doubles[i] = p[0] + p[1] + p[2] + r[0] * 1e-300 + r[1] + r[2];
            })
        .await();

    // Other element types, records and rows.
    long[] others = new long[n];
    q.parallelFor(
            range(n),
            i -> {
              byte[] bytes = {1, 2};
              byte[] more = {(byte) i, (byte) 200};
              byte[] z = bytes;
              for (int k = 0; k < 3; k++) {
                z[k % 2] += 100;
                z[(k + 1) % 2]++;
                z = z[0] > 50 ? more : bytes;
              }
              Pair[] pairs = {new Pair(i, 0.5f), new Pair(2, i)};
              Pair[] twins = new Pair[2];
              twins[0] = pairs[1];
              twins[1] = pairs[0];
              Pair[] w = i % 2 == 0 ? pairs : twins;
              w[i % 2] = new Pair(w[1].x() + 1, w[0].y());
              int[][] grid = {{1, 2, 3}, {i, i, i}};
              int[][] turned = {{i, 2, 2}, {3, 3, 3}};
              int[][] g = i % 4 < 2 ? grid : turned;
              int r = i % 2;
              g[r][1] += 9;
              int total = 0;
              for (int[] row : g) total += sum(row);
              others[i] =
                  bytes[0] + bytes[1] * 3 + more[0] * 5 + more[1] * 7
                      + Float.floatToIntBits(pairs[0].y() + twins[1].y()) + pairs[1].x() * 11L
                      + twins[0].x() * 13 + total + grid[0][1] + turned[1][1] + g[1].length + g.length;
            })
        .await();
    return new Object[] {pingPong, a, b, written, spaces, params, doubles, others, switched(q, a, b)};
  }

  enum Source { FIRST, SECOND, TABLE }

  static int[] picked(int number, int[] x, int[] y) {
    return switch (number) {
      case 0 -> x;
      case 1 -> y;
      default -> {
        int[] last = number % 2 == 0 ? x : y;
        last[0] += number;
        yield last;
      }
    };
  }

  /** Switch expressions whose results are arrays: of several address spaces, in each form, one in the other. */
  static Object switched(DeviceQueue q, int[] a, int[] b) {
    int n = a.length;
    long[] out = new long[n];
    q.parallelFor(
            range(n),
            i -> {
              int[] mine = {i, 2, 3, 4};
              int[] others = new int[6];
              int steps = i;
              int[] x =
                  switch (steps++ % 4) {
                    case 0 -> a;
                    case 1, 2 -> {
                      steps += 10;
                      yield i % 3 == 0 ? mine : b;
                    }
                    default -> TABLE;
                  };
              Source source = Source.values()[i % 3];
              int[] y =
                  switch (source) {
                    case FIRST:
                      steps *= 3;
                    case SECOND:
                      yield mine;
                    case TABLE:
                      yield i % 2 == 0
                          ? others
                          : switch (i % 5) {
                            case 0 -> mine;
                            default -> others;
                          };
                  };
              y[i % 4] += 7;
              for (int k = 0; k < 3; k++) {
                y = switch (k + i & 3) { case 0 -> others; case 1 -> y; default -> mine; };
                y[k]++;
              }
              (switch (i % 7) { case 0, 1 -> mine; default -> others; })[steps++ & 3] -= 5;
              picked(i % 5, others, mine)[1] *= 3;
              out[i] =
                  sum(x) + x.length * 31L + steps * 1000L
                      + sum(switch (i % 2) { case 0 -> b; default -> x; })
                      + (switch (i % 3) { case 0 -> mine; case 1 -> TABLE; default -> a; }).length;
              out[i] = out[i] * 31 + sum(mine) * 7L + sum(others);
            })
        .await();
    return out;
  }
}
