import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** The launch reads components by their accessors: one that the user wrote may say something else. */
public class WrittenAccessors {
  record Scaled(int factor, int[] data) {
    public int factor() {
      return factor * 10;
    }

    void run(DeviceQueue q) {
      int[] out = new int[8];
      q.parallelFor(range(8), i -> out[i] = /*! SYC1017 | factor */factor + i);
    }
  }

  static void captured(DeviceQueue q, Scaled s) {
    int[] out = new int[8];
    q.parallelFor(range(8), i -> out[i] = /*! SYC1009 | Scaled */s.factor() + i);
  }
}
