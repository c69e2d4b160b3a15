import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dagger.Component;
import javax.inject.Inject;

class Main {
  static class Doubling {
    final int factor = 2;

    @Inject
    Doubling() {}

    void run(DeviceQueue q, int[] a) {
      q.parallelFor(range(a.length), i -> a[i] = factor * i).await();
    }
  }

  @Component
  interface App {
    Doubling doubling();
  }

  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      DaggerMain_App.create().doubling().run(q, a);
    }
    System.out.println(a[3] == 6 ? "PASS" : "a[3] is " + a[3]);
  }
}
