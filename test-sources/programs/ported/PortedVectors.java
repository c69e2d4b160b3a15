import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Ports of kernels on vectors. {@code run(null)} runs the loops that each was ported from. */
public class PortedVectors {
  private static final int N = 100;

  record Vec3(float x, float y, float z) {
    float dot(Vec3 other) {
      return x * other.x + y * other.y + z * other.z;
    }
  }

  static float[] numbers(int count, float scale) {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = (i * 37 % 101 - 50) * scale;
    }
    return numbers;
  }

  static Vec3 vectorAt(float[] components, int index) {
    return new Vec3(components[3 * index], components[3 * index + 1], components[3 * index + 2]);
  }

  static float[] saxpy(DeviceQueue q) {
    float alpha = 2.5f;
    float[] x = numbers(N, 0.125f);
    float[] y = numbers(N, 0.3f);
    if (q == null) {
      for (int i = 0; i < y.length; i++) {
        y[i] += alpha * x[i];
      }
    } else {
      q.parallelFor(
              range(y.length),
              i -> {
                y[i] += alpha * x[i];
              })
          .await();
    }
    return y;
  }

  static float[] add(DeviceQueue q) {
    float[] a = numbers(N, 0.5f);
    float[] b = numbers(N, 1.1f);
    float[] sum = new float[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        sum[i] = a[i] + b[i];
      }
    } else {
      q.parallelFor(range(N), i -> sum[i] = a[i] + b[i]).await();
    }
    return sum;
  }

  static float[] dotVector(DeviceQueue q) {
    float[] a = numbers(3 * N, 0.25f);
    float[] b = numbers(3 * N, 0.9f);
    float[] dots = new float[N];
    if (q == null) {
      for (int i = 0; i < N; i++) {
        Vec3 v = vectorAt(a, i);
        Vec3 w = vectorAt(b, i);
        dots[i] = v.dot(w);
      }
    } else {
      q.parallelFor(
              range(N),
              i -> {
                Vec3 v = vectorAt(a, i);
                Vec3 w = vectorAt(b, i);
                dots[i] = v.dot(w);
              })
          .await();
    }
    return dots;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {saxpy(q), add(q), dotVector(q)};
  }
}
