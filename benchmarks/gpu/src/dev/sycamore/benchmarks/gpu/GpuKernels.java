package dev.sycamore.benchmarks.gpu;

import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import dev.sycamore.DoubleMemory;
import dev.sycamore.FloatMemory;
import dev.sycamore.IntMemory;
import dev.sycamore.LocalFloats;
import dev.sycamore.LocalFloats2;
import dev.sycamore.LocalInts;

/**
 * The kernels of {@code benchmarks/cpu} as a GPU wants them: sizes are arguments, and what
 * sub-groups do there, work-groups do here. {@code kernels.cu} has the same in CUDA C++, under the
 * same names with the same parameters.
 */
final class GpuKernels {
  private static final int TILE = 16;
  private static final int GROUP = 256;

  private GpuKernels() {}

  static void vectorAdd(DeviceQueue q, int n, FloatMemory x, FloatMemory y, FloatMemory sum) {
    q.parallelFor("vectorAdd", range(n), i -> sum.set(i, x.get(i) + y.get(i)));
  }

  static void saxpy(DeviceQueue q, int n, float a, FloatMemory x, FloatMemory y, FloatMemory z) {
    q.parallelFor("saxpy", range(n), i -> z.set(i, a * x.get(i) + y.get(i)));
  }

  static void matrixProduct(
      DeviceQueue q, int n, FloatMemory left, FloatMemory right, FloatMemory product) {
    q.parallelFor(
        "matrixProduct",
        range(n, n),
        (row, column) -> {
          float sum = 0;
          for (int k = 0; k < n; k++) {
            sum += left.get(row * n + k) * right.get(k * n + column);
          }
          product.set(row * n + column, sum);
        });
  }

  static void tiledMatrixProduct(
      DeviceQueue q, int n, FloatMemory left, FloatMemory right, FloatMemory product) {
    q.submit(
        h -> {
          LocalFloats2 a = h.localFloats(TILE, TILE);
          LocalFloats2 b = h.localFloats(TILE, TILE);
          h.parallelFor(
              "tiledMatrixProduct",
              ndRange(range(n, n), range(TILE, TILE)),
              it -> {
                int row = it.globalId(0);
                int column = it.globalId(1);
                int i = it.localId(0);
                int j = it.localId(1);
                float sum = 0;
                for (int t = 0; t < n; t += TILE) {
                  a.set(i, j, left.get(row * n + t + j));
                  b.set(i, j, right.get((t + i) * n + column));
                  it.barrier();
                  for (int k = 0; k < TILE; k++) {
                    sum += a.get(i, k) * b.get(k, j);
                  }
                  it.barrier();
                }
                product.set(row * n + column, sum);
              });
        });
  }

  private static int escapeTime(int row, int column, int rows, int columns, int limit) {
    float re = -2.1f + 3.0f * column / columns;
    float im = -1.0f + 2.0f * row / rows;
    float x = 0;
    float y = 0;
    int steps = 0;
    while (steps < limit && x * x + y * y <= 4) {
      float next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  static void mandelbrot(DeviceQueue q, int rows, int columns, int limit, IntMemory image) {
    q.parallelFor(
        "mandelbrot",
        range(rows, columns),
        (row, column) ->
            image.set(row * columns + column, escapeTime(row, column, rows, columns, limit)));
  }

  static void nBody(
      DeviceQueue q,
      int n,
      float softening,
      FloatMemory x,
      FloatMemory y,
      FloatMemory z,
      FloatMemory mass,
      FloatMemory ax,
      FloatMemory ay,
      FloatMemory az) {
    q.parallelFor(
        "nBody",
        range(n),
        i -> {
          float xi = x.get(i);
          float yi = y.get(i);
          float zi = z.get(i);
          float sx = 0;
          float sy = 0;
          float sz = 0;
          for (int j = 0; j < n; j++) {
            float dx = x.get(j) - xi;
            float dy = y.get(j) - yi;
            float dz = z.get(j) - zi;
            float square = dx * dx + dy * dy + dz * dz + softening;
            float inverse = 1 / (float) Math.sqrt(square);
            float pull = mass.get(j) * inverse * inverse * inverse;
            sx += pull * dx;
            sy += pull * dy;
            sz += pull * dz;
          }
          ax.set(i, sx);
          ay.set(i, sy);
          az.set(i, sz);
        });
  }

  static void reduction(DeviceQueue q, int groups, int part, FloatMemory from, FloatMemory to) {
    q.submit(
        h -> {
          LocalFloats sums = h.localFloats(GROUP);
          h.parallelFor(
              "reduction",
              ndRange(groups * GROUP, GROUP),
              it -> {
                int l = it.localId();
                int first = it.groupId() * part + l;
                float a = 0;
                float b = 0;
                float c = 0;
                float d = 0;
                for (int i = 0; i < part; i += 4 * GROUP) {
                  a += from.get(first + i);
                  b += from.get(first + i + GROUP);
                  c += from.get(first + i + 2 * GROUP);
                  d += from.get(first + i + 3 * GROUP);
                }
                sums.set(l, (a + b) + (c + d));
                for (int step = GROUP / 2; step > 0; step /= 2) {
                  it.barrier();
                  if (l < step) {
                    sums.set(l, sums.get(l) + sums.get(l + step));
                  }
                }
                if (l == 0) {
                  to.set(it.groupId(), sums.get(0));
                }
              });
        });
  }

  static void stencil2D(DeviceQueue q, int n, float rate, FloatMemory before, FloatMemory after) {
    q.parallelFor(
        "stencil2D",
        range(n - 2, n - 2),
        (row, column) -> {
          int at = (row + 1) * n + column + 1;
          float around =
              before.get(at - n) + before.get(at + n) + before.get(at - 1) + before.get(at + 1);
          after.set(at, before.get(at) + rate * (around - 4 * before.get(at)));
        });
  }

  static void stencil3D(DeviceQueue q, int n, float rate, FloatMemory before, FloatMemory after) {
    q.parallelFor(
        "stencil3D",
        range(n - 2, n - 2, n - 2),
        (plane, row, column) -> {
          int at = ((plane + 1) * n + row + 1) * n + column + 1;
          float around =
              before.get(at - n * n)
                  + before.get(at + n * n)
                  + before.get(at - n)
                  + before.get(at + n)
                  + before.get(at - 1)
                  + before.get(at + 1);
          after.set(at, before.get(at) + rate * (around - 6 * before.get(at)));
        });
  }

  static void convolution(
      DeviceQueue q,
      int n,
      int radius,
      FloatMemory image,
      FloatMemory weights,
      FloatMemory filtered) {
    q.parallelFor(
        "convolution",
        range(n, n),
        (row, column) -> {
          float sum = 0;
          int weight = 0;
          for (int dy = -radius; dy <= radius; dy++) {
            int y = Math.min(Math.max(row + dy, 0), n - 1);
            for (int dx = -radius; dx <= radius; dx++) {
              int x = Math.min(Math.max(column + dx, 0), n - 1);
              sum += weights.get(weight++) * image.get(y * n + x);
            }
          }
          filtered.set(row * n + column, sum);
        });
  }

  /** The standard normal distribution, with an error below 7.5e-8. */
  private static double normal(double d) {
    double k = 1 / (1 + 0.2316419 * Math.abs(d));
    double polynomial =
        k
            * (0.319381530
                + k
                    * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    double tail = 0.39894228040143267794 * Math.exp(-0.5 * d * d) * polynomial;
    return d > 0 ? 1 - tail : tail;
  }

  static void blackScholes(
      DeviceQueue q,
      int n,
      double rate,
      double volatility,
      DoubleMemory price,
      DoubleMemory strike,
      DoubleMemory years,
      DoubleMemory call,
      DoubleMemory put) {
    q.parallelFor(
        "blackScholes",
        range(n),
        i -> {
          double s = price.get(i);
          double t = years.get(i);
          double deviation = volatility * Math.sqrt(t);
          double d1 =
              (Math.log(s / strike.get(i)) + (rate + 0.5 * volatility * volatility) * t)
                  / deviation;
          double n1 = normal(d1);
          double n2 = normal(d1 - deviation);
          double discounted = strike.get(i) * Math.exp(-rate * t);
          call.set(i, s * n1 - discounted * n2);
          put.set(i, discounted * (1 - n2) - s * (1 - n1));
        });
  }

  private static int escapeTime(
      int row, int column, double rows, double columns, int limit) {
    double re = -2.1 + 3.0 * column / columns;
    double im = -1.0 + 2.0 * row / rows;
    double x = 0;
    double y = 0;
    int steps = 0;
    while (steps < limit && x * x + y * y <= 4) {
      double next = x * x - y * y + re;
      y = 2 * x * y + im;
      x = next;
      steps++;
    }
    return steps;
  }

  static void doubleMandelbrot(DeviceQueue q, int rows, int columns, int limit, IntMemory image) {
    q.parallelFor(
        "doubleMandelbrot",
        range(rows, columns),
        (row, column) ->
            image.set(
                row * columns + column,
                escapeTime(row, column, (double) rows, (double) columns, limit)));
  }

  static void histogram(DeviceQueue q, int n, IntMemory values, IntMemory counts) {
    q.parallelFor("histogram", range(n), i -> Atomics.add(counts, values.get(i), 1));
  }

  static void prefixSum(DeviceQueue q, int groups, IntMemory values, IntMemory sums) {
    q.submit(
        h -> {
          LocalInts scanned = h.localInts(2 * GROUP);
          h.parallelFor(
              "prefixSum",
              ndRange(groups * GROUP, GROUP),
              it -> {
                int l = it.localId();
                int from = 0;
                scanned.set(l, values.get(it.globalId()));
                for (int step = 1; step < GROUP; step *= 2) {
                  it.barrier();
                  int sum = scanned.get(from + l);
                  if (l >= step) {
                    sum += scanned.get(from + l - step);
                  }
                  from = GROUP - from;
                  scanned.set(from + l, sum);
                }
                sums.set(it.globalId(), scanned.get(from + l));
              });
        });
  }

  static void sparseProduct(
      DeviceQueue q,
      int rows,
      IntMemory starts,
      IntMemory columns,
      FloatMemory values,
      FloatMemory x,
      FloatMemory y) {
    q.parallelFor(
        "sparseProduct",
        range(rows),
        row -> {
          float sum = 0;
          int end = starts.get(row + 1);
          for (int k = starts.get(row); k < end; k++) {
            sum += values.get(k) * x.get(columns.get(k));
          }
          y.set(row, sum);
        });
  }

  static void kMeans(
      DeviceQueue q,
      int n,
      int dimensions,
      int count,
      FloatMemory points,
      FloatMemory centres,
      IntMemory nearest) {
    q.parallelFor(
        "kMeans",
        range(n),
        i -> {
          int best = 0;
          float least = Float.MAX_VALUE;
          for (int c = 0; c < count; c++) {
            float distance = 0;
            for (int d = 0; d < dimensions; d++) {
              float difference = points.get(d * n + i) - centres.get(c * dimensions + d);
              distance += difference * difference;
            }
            if (distance < least) {
              least = distance;
              best = c;
            }
          }
          nearest.set(i, best);
        });
  }

  static void bitonicSort(DeviceQueue q, int n, int run, int distance, IntMemory from, IntMemory to) {
    q.parallelFor(
        "bitonicSort",
        range(n / 2),
        pair -> {
          int low = 2 * pair - (pair & (distance - 1));
          int high = low + distance;
          int a = from.get(low);
          int b = from.get(high);
          boolean ascending = (low & run) == 0;
          to.set(low, ascending ? Math.min(a, b) : Math.max(a, b));
          to.set(high, ascending ? Math.max(a, b) : Math.min(a, b));
        });
  }

  private static final int[] K = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private static int message(int[] w, int t) {
    int w15 = w[(t + 1) & 15];
    int w2 = w[(t + 14) & 15];
    int s0 = Integer.rotateRight(w15, 7) ^ Integer.rotateRight(w15, 18) ^ w15 >>> 3;
    int s1 = Integer.rotateRight(w2, 17) ^ Integer.rotateRight(w2, 19) ^ w2 >>> 10;
    return w[t & 15] + s0 + w[(t + 9) & 15] + s1;
  }

  private static int sum0(int a, int b, int c) {
    return (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
        + ((a & b) ^ (a & c) ^ (b & c));
  }

  private static int sum1(int e, int f, int g) {
    return (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
        + ((e & f) ^ (~e & g));
  }

  static void sha256(DeviceQueue q, int n, IntMemory head, IntMemory digests) {
    q.parallelFor(
        "sha256",
        range(n),
        item -> {
          int[] w = new int[16];
          for (int t = 0; t < 8; t++) {
            w[t] = head.get(t);
          }
          w[8] = item;
          w[9] = 0x80000000;
          w[15] = 9 * 32;
          int a = 0x6a09e667;
          int b = 0xbb67ae85;
          int c = 0x3c6ef372;
          int d = 0xa54ff53a;
          int e = 0x510e527f;
          int f = 0x9b05688c;
          int g = 0x1f83d9ab;
          int h = 0x5be0cd19;
          for (int t = 0; t < 64; t++) {
            if (t >= 16) {
              w[t & 15] = message(w, t);
            }
            int t1 = h + sum1(e, f, g) + K[t] + w[t & 15];
            int t2 = sum0(a, b, c);
            h = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
          }
          digests.set(item, 0x6a09e667 + a);
          digests.set(n + item, 0xbb67ae85 + b);
          digests.set(2 * n + item, 0x3c6ef372 + c);
          digests.set(3 * n + item, 0xa54ff53a + d);
          digests.set(4 * n + item, 0x510e527f + e);
          digests.set(5 * n + item, 0x9b05688c + f);
          digests.set(6 * n + item, 0x1f83d9ab + g);
          digests.set(7 * n + item, 0x5be0cd19 + h);
        });
  }

    /** A point or a direction. */
  private record Vector(float x, float y, float z) {

    Vector plus(Vector v) {
      return new Vector(x + v.x, y + v.y, z + v.z);
    }

    Vector minus(Vector v) {
      return new Vector(x - v.x, y - v.y, z - v.z);
    }

    Vector times(float by) {
      return new Vector(x * by, y * by, z * by);
    }

    float dot(Vector v) {
      return x * v.x + y * v.y + z * v.z;
    }

    float length() {
      return (float) Math.sqrt(dot(this));
    }

    Vector unit() {
      return times(1 / length());
    }
  }

  private record Ray(Vector from, Vector to) {

    Vector at(float distance) {
      return from.plus(to.times(distance));
    }
  }

  private static float sphere(Vector p, float x, float y, float z, float radius) {
    return p.minus(new Vector(x, y, z)).length() - radius;
  }

  private static float box(Vector p, float x, float y, float z, float half) {
    float dx = Math.max(Math.abs(p.x() - x) - half, 0);
    float dy = Math.max(Math.abs(p.y() - y) - half, 0);
    float dz = Math.max(Math.abs(p.z() - z) - half, 0);
    return new Vector(dx, dy, dz).length() - 0.1f;
  }

  /** The distance to the nearest surface. */
  private static float scene(Vector p) {
    float floor = p.y() + 1;
    float spheres = Math.min(sphere(p, -1.2f, 0, 0.5f, 1), sphere(p, 0.9f, -0.4f, -0.6f, 0.6f));
    return Math.min(floor, Math.min(spheres, box(p, 1.6f, -0.3f, 1.8f, 0.6f)));
  }

  /** How far a ray goes until it hits a surface, or the limit. */
  private static float march(Ray ray, float start, float end, int limit) {
    float distance = start;
    for (int step = 0; step < limit && distance < end; step++) {
      float free = scene(ray.at(distance));
      if (free < 1e-3f) {
        return distance;
      }
      distance += free;
    }
    return end;
  }

  private static Vector normal(Vector p) {
    float e = 1e-2f;
    float x =
        scene(new Vector(p.x() + e, p.y(), p.z())) - scene(new Vector(p.x() - e, p.y(), p.z()));
    float y =
        scene(new Vector(p.x(), p.y() + e, p.z())) - scene(new Vector(p.x(), p.y() - e, p.z()));
    float z =
        scene(new Vector(p.x(), p.y(), p.z() + e)) - scene(new Vector(p.x(), p.y(), p.z() - e));
    return new Vector(x, y, z).unit();
  }

  private static float brightness(int row, int column, int rows, int columns, int limit) {
    float u = (2f * column - columns) / rows;
    float v = (rows - 2f * row) / rows;
    Ray ray = new Ray(new Vector(0, 0.5f, -5), new Vector(u, v, 2).unit());
    float distance = march(ray, 0, 30, limit);
    if (distance >= 30) {
      return 0.1f + 0.1f * v;
    }
    Vector hit = ray.at(distance);
    Vector normal = normal(hit);
    Vector light = new Vector(-0.5f, 0.8f, -0.4f).unit();
    float diffuse = Math.max(normal.dot(light), 0);
    if (diffuse > 0 && march(new Ray(hit, light), 0.05f, 10, limit) < 10) {
      diffuse *= 0.3f;
    }
    return 0.15f + 0.85f * diffuse;
  }

  static void rayMarcher(DeviceQueue q, int rows, int columns, int limit, FloatMemory image) {
    q.parallelFor(
        "rayMarcher",
        range(rows, columns),
        (row, column) ->
            image.set(row * columns + column, brightness(row, column, rows, columns, limit)));
  }

  static void gaussSeidel(DeviceQueue q, int n, int colour, FloatMemory source, FloatMemory u) {
    q.parallelFor(
        "gaussSeidel",
        range(n - 2, (n - 2) / 2),
        (row, pair) -> {
          int at = (row + 1) * n + 1 + 2 * pair + (row + colour) % 2;
          u.set(
              at,
              0.25f
                  * (u.get(at - n)
                      + u.get(at + n)
                      + u.get(at - 1)
                      + u.get(at + 1)
                      - source.get(at)));
        });
  }
}
