import static dev.sycamore.Range.range;

import dev.sycamore.Atomics;
import dev.sycamore.DeviceQueue;
import java.util.Arrays;
import java.util.List;

/** Particles and points. */
final class PhysicsWorkloads {
  private PhysicsWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(bodies(q), boxes(q), cutOff(q), means(q), neighbours(q), places(q), ising(q));
  }

  private static void force(float[] x, float[] y, float[] z, float[] f, int n, int i) {
    float fx = 0;
    float fy = 0;
    float fz = 0;
    for (int j = 0; j < n; j++) {
      float dx = x[j] - x[i];
      float dy = y[j] - y[i];
      float dz = z[j] - z[i];
      float square = dx * dx + dy * dy + dz * dz + 0.01f;
      float inverse = 1 / (square * (float) Math.sqrt(square));
      fx += dx * inverse;
      fy += dy * inverse;
      fz += dz * inverse;
    }
    f[3 * i] = fx;
    f[3 * i + 1] = fy;
    f[3 * i + 2] = fz;
  }

  private static Workload bodies(DeviceQueue q) {
    int n = 1024;
    float[] x = Data.floats(n);
    float[] y = Data.floats(n + 1);
    float[] z = Data.floats(n + 2);
    float[] f = new float[3 * n];
    return Workload.of(
        "n-body",
        () -> {
          for (int i = 0; i < n; i++) {
            force(x, y, z, f, n, i);
          }
        },
        () -> q.parallelFor(range(n), i -> force(x, y, z, f, n, i)).await(),
        f);
  }

  /** The potential of a particle, by those in its box and the boxes beside that. */
  private static double potential(double[] x, double[] charge, int boxes, int size, int i) {
    double sum = 0;
    for (int box = Math.max(0, i / size - 1); box <= Math.min(boxes - 1, i / size + 1); box++) {
      for (int j = box * size; j < (box + 1) * size; j++) {
        double distance = x[i] - x[j];
        sum += charge[j] * Math.exp(-0.5 * distance * distance);
      }
    }
    return sum;
  }

  private static Workload boxes(DeviceQueue q) {
    int boxes = 32;
    int size = 64;
    int n = boxes * size;
    double[] x = Data.doubles(n);
    double[] charge = Data.doubles(n + 1);
    double[] sums = new double[n];
    return Workload.of(
        "lavaMD (boxes, exp)",
        () -> {
          for (int i = 0; i < n; i++) {
            sums[i] = potential(x, charge, boxes, size, i);
          }
        },
        () ->
            q.parallelFor(range(n), i -> sums[i] = potential(x, charge, boxes, size, i)).await(),
        sums);
  }

  private static double lennardJones(double[] x, int[] near, int i) {
    double sum = 0;
    for (int k = 0; k < 64; k++) {
      double d = x[near[i * 64 + k]] - x[i];
      double square = d * d;
      if (square < 0.16) {
        double r6 = 1 / ((square + 0.1) * (square + 0.1) * (square + 0.1));
        sum += r6 * (1.5 * r6 - 2) * d;
      }
    }
    return sum;
  }

  private static Workload cutOff(DeviceQueue q) {
    int n = 1 << 13;
    double[] x = Data.doubles(n);
    int[] near = Data.ints(64 * n, n);
    double[] forces = new double[n];
    return Workload.of(
        "Lennard-Jones (lists of neighbours)",
        () -> {
          for (int i = 0; i < n; i++) {
            forces[i] = lennardJones(x, near, i);
          }
        },
        () -> q.parallelFor(range(n), i -> forces[i] = lennardJones(x, near, i)).await(),
        forces);
  }

  private static int nearest(float[] points, float[] centers, int dimensions, int count, int i) {
    int best = 0;
    float least = Float.MAX_VALUE;
    for (int c = 0; c < count; c++) {
      float sum = 0;
      for (int d = 0; d < dimensions; d++) {
        float difference = points[i * dimensions + d] - centers[c * dimensions + d];
        sum += difference * difference;
      }
      if (sum < least) {
        least = sum;
        best = c;
      }
    }
    return best;
  }

  /** One step: the nearest of the centers, and how many points each of them has. */
  private static Workload means(DeviceQueue q) {
    int n = 1 << 14;
    float[] points = Data.floats(8 * n);
    float[] centers = Data.floats(16 * 8);
    int[] nearest = new int[n];
    int[] counts = new int[16];
    return Workload.of(
        "k-means",
        () -> {
          Arrays.fill(counts, 0);
          for (int i = 0; i < n; i++) {
            nearest[i] = nearest(points, centers, 8, 16, i);
            counts[nearest[i]]++;
          }
        },
        () -> {
          Arrays.fill(counts, 0);
          q.parallelFor(
              range(n),
              i -> {
                nearest[i] = nearest(points, centers, 8, 16, i);
                Atomics.add(counts, nearest[i], 1);
              });
          q.await();
        },
        nearest,
        counts);
  }

  private static Workload neighbours(DeviceQueue q) {
    int n = 1 << 8;
    int known = 1 << 10;
    float[] points = Data.floats(16 * n);
    float[] others = Data.floats(16 * known);
    int[] nearest = new int[n];
    return Workload.of(
        "nearest neighbours",
        () -> {
          for (int i = 0; i < n; i++) {
            nearest[i] = nearest(points, others, 16, known, i);
          }
        },
        () ->
            q.parallelFor(range(n), i -> nearest[i] = nearest(points, others, 16, known, i))
                .await(),
        nearest);
  }

  private record Place(float latitude, float longitude, int name) {}

  private static float distance(Place place) {
    float x = place.latitude() - 30;
    float y = place.longitude() - 50;
    return (float) Math.sqrt(x * x + y * y);
  }

  /** An array of records. */
  private static Workload places(DeviceQueue q) {
    int n = 1 << 15;
    float[] at = Data.floats(2 * n);
    Place[] places = new Place[n];
    Arrays.setAll(places, i -> new Place(60 * at[2 * i], 100 * at[2 * i + 1], i));
    float[] distances = new float[n];
    return Workload.of(
        "distances (array of records)",
        () -> {
          for (int i = 0; i < n; i++) {
            distances[i] = distance(places[i]);
          }
        },
        () -> q.parallelFor(range(n), i -> distances[i] = distance(places[i])).await(),
        distances);
  }

  private static void flip(byte[] spins, int n, int sweep, int r, int c) {
    int up = spins[(r + n - 1) % n * n + c] + spins[(r + 1) % n * n + c];
    int sum = up + spins[r * n + (c + n - 1) % n] + spins[r * n + (c + 1) % n];
    int hash = (r * n + c) * 0x9E3779B9 + sweep * 0x85EBCA6B;
    hash = (hash ^ hash >>> 15) * 0x2C1B3C6D;
    double random = (hash >>> 8) * 0x1p-24;
    if (random < 0.5 - 0.12 * sum * spins[r * n + c]) {
      spins[r * n + c] = (byte) -spins[r * n + c];
    }
  }

  private static Workload ising(DeviceQueue q) {
    int n = 256;
    byte[] spins = new byte[n * n];
    Arrays.fill(spins, (byte) 1);
    return Workload.of(
            "Ising model",
            () -> {
              for (int half = 0; half < 4; half++) {
                for (int r = 0; r < n; r++) {
                  for (int c = (r + half) % 2; c < n; c += 2) {
                    flip(spins, n, half, r, c);
                  }
                }
              }
            },
            () -> {
              for (int half = 0; half < 4; half++) {
                int now = half;
                q.parallelFor(
                    range(n, n / 2), (r, c) -> flip(spins, n, now, r, 2 * c + (r + now) % 2));
              }
              q.await();
            },
            spins)
        .inPlace(spins);
  }
}
