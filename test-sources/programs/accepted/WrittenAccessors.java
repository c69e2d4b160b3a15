import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** The launch reads the components themselves; a kernel that calls an accessor the user wrote runs what they wrote. */
public class WrittenAccessors {
  record Scaled(int factor, int[] data) {
    public int factor() {
      return factor * 10;
    }

    int[] run(DeviceQueue q) {
      int[] out = new int[8];
      q.parallelFor(range(8), i -> out[i] = factor + 100 * factor() + i + data[i % 3]).await();
      return out;
    }
  }

  static int[] captured(DeviceQueue q, Scaled s) {
    int[] out = new int[8];
    q.parallelFor(range(8), i -> out[i] = s.factor() + s.factor + s.data()[i % 3] * i).await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    Scaled s = new Scaled(3, new int[] {1, 5, 7});
    return new Object[] {s.run(q), captured(q, s)};
  }
}
