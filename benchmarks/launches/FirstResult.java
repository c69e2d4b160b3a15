import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** A program with one launch, of which the whole time is measured. */
public final class FirstResult {
  private FirstResult() {}

  /** Runs it on the default device. */
  public static void main(String[] args) {
    float[] y = new float[8];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(8), i -> y[i] = 2.5f * i + y[i]).await();
    }
    System.out.println(y[7]);
  }
}
