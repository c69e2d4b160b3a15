import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import com.google.auto.value.AutoValue;

class Main {
  @AutoValue
  abstract static class Scale {
    abstract int factor();

    void run(DeviceQueue q, int[] a) {
      int factor = factor();
      q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
    }
  }

  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      new AutoValue_Main_Scale(5).run(q, a);
    }
    System.out.println(a[3] == 15 ? "PASS" : "a[3] is " + a[3]);
  }
}
