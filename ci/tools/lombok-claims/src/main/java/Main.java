import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import lombok.Data;

/** All annotations are Lombok's. */
@Data
class Main {
  float factor = 3;

  public static void main(String[] arguments) {
    float[] x = {1, 2, 3};
    float factor = new Main().getFactor();
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(3), i -> x[i] *= factor).await();
    }
    System.out.println(x[2] == 9 ? "PASS" : "x[2] is " + x[2]);
  }
}
