import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops that count in float, most of them where sums round, and some that count in double. */
public class FloatCounters {
  static int up() {
    int n = 0;
    for (float f = 25; f <= 20000100f; f += 1001) n++;
    return n;
  }

  static int aboveExact() {
    int n = 0;
    for (float f = 16777210f; f < 16779210f; f += 3f) n++;
    return n;
  }

  static int down() {
    int n = 0;
    for (float f = 33555500f; f > 33553000f; f -= 3f) n++;
    return n;
  }

  static int until() {
    int n = 0;
    for (float f = 16777216f; f != 16777416f; f += 4f) n++;
    return n;
  }

  static float sum() {
    float s = 0;
    for (float f = 20000001f; f <= 20000101f; f += 5f) s += f;
    return s;
  }

  static int last() {
    int n = 0;
    float f = 16777210f;
    do {
      n += (int) f & 3;
      f += 3f;
    } while (f < 16778210f);
    return n * 31 + (int) f;
  }

  static int inTheTest() {
    int n = 0;
    float f = 33554400f;
    while ((f += 5f) < 33556400f) n++;
    return n;
  }

  static int leftTwice(int limit) {
    int n = 0;
    for (float f = 16777210f; f <= 16779210f; f += 3f) {
      if (n == limit) break;
      n++;
    }
    return n;
  }

  static int between(float from, float to, float step) {
    int n = 0;
    for (float f = from; f <= to; f += step) n++;
    return n;
  }

  static int from(float f) {
    int n = 0;
    while (f < 50331700f) {
      f += 3f;
      n++;
    }
    return n;
  }

  static int nested() {
    int n = 0;
    for (int i = 0; i < 5; i++) {
      for (float f = 16777210f + i; f < 16777910f; f += 3f) n += i;
    }
    return n;
  }

  static int intBounds() {
    int n = 0;
    for (float f = Integer.MAX_VALUE - 2000; f < 2147485000f; f += 200) n++;
    return n;
  }

  static int negative() {
    int n = 0;
    for (float f = -33556000f; f < -33554000f; f += 3f) n++;
    for (float f = -16777210f; f >= -16779210f; f -= 3f) n += 1000;
    return n;
  }

  static double doubles() {
    double s = 0;
    for (double d = 16777210; d < 16777400; d += 3) s += d;
    for (double d = 2147483000.0; d > 2147480000.0; d -= 7) s += d;
    for (double d = 9007199254740990.0; d < 9007199254741100.0; d += 3) s += 1;
    return s;
  }

  static float small() {
    float s = 0;
    for (float f = 0; f < 10; f += 1) s += f;
    for (float f = 1; f > 0; f -= 0.125f) s += f;
    for (float f = -3f; f < 3f; f++) s = s * 2 + 1 / f;
    return s;
  }

  public static Object run(DeviceQueue q) {
    int k = 19;
    int w = 14;
    int[] counts = new int[k * w];
    int[] once = new int[w];
    float[] sums = new float[2 * k];
    double[] wide = new double[k];
    q.parallelFor(
        range(k),
        i -> {
          counts[i * w] = up();
          counts[i * w + 1] = aboveExact();
          counts[i * w + 2] = down();
          counts[i * w + 3] = until();
          counts[i * w + 4] = last();
          counts[i * w + 5] = inTheTest();
          counts[i * w + 6] = leftTwice(i * 50);
          counts[i * w + 7] = between(16777210f, 16779210f, 3f);
          counts[i * w + 8] = from(50331600f);
          counts[i * w + 9] = nested();
          counts[i * w + 10] = intBounds();
          counts[i * w + 11] = negative();
          counts[i * w + 12] = between(16777210f, 16777210f + 10f * i, 3f);
          counts[i * w + 13] = from(50331600f + 3 * i);
          sums[2 * i] = sum();
          sums[2 * i + 1] = small();
          wide[i] = doubles();
        });
    q.singleTask(
        () -> {
          once[0] = up();
          once[1] = aboveExact();
          once[2] = down();
          once[3] = until();
          once[4] = last();
          once[5] = inTheTest();
          once[6] = leftTwice(1000);
          once[7] = between(16777210f, 16779210f, 3f);
          once[8] = from(50331600f);
          once[9] = nested();
          once[10] = intBounds();
          once[11] = negative();
          once[12] = (int) sum();
          once[13] = (int) doubles();
        });
    q.await();
    return new Object[] {counts, once, sums, wide};
  }
}
