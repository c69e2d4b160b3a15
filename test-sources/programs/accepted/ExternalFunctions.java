import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Device;

/** Functions that are exported for other jars, called in their own file too, in other forms as well. */
public class ExternalFunctions {
  record Line(float slope, float start) {
    float at(float x) {
      return slope * x + start;
    }
  }

  @Device(external = true)
  public static float at(Line line, float x) {
    return clamp(line.at(x));
  }

  @Device(external = true)
  public static int first(int[] data, int n) {
    return data[0] + n;
  }

  static float clamp(float x) {
    return Math.max(0, x);
  }

  public static class Nested {
    @Device(external = true)
    public static int twice(int x) {
      return 2 * x;
    }
  }

  static Object kernel(DeviceQueue q) {
    float[] x = new float[50];
    int[] data = {7};
    q.parallelFor(
            range(50),
            i -> {
              int[] own = {i, 2};
              x[i] = at(new Line(0.5f, -3), i) + first(own, 1) + first(data, i) + Nested.twice(i);
            })
        .await();
    return x;
  }

  public static Object[] run(DeviceQueue q) {
    return new Object[] {kernel(q)};
  }
}
