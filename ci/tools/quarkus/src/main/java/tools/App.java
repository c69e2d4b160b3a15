package tools;

import dev.sycamore.DeviceQueue;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import jakarta.inject.Inject;

@QuarkusMain
public class App implements QuarkusApplication {
  @Inject Service service;

  @Override
  public int run(String... arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      service.run(q, a);
    }
    System.out.println(a[3] == 12 ? "PASS" : "a[3] is " + a[3]);
    return 0;
  }

  public static void main(String[] arguments) {
    Quarkus.run(App.class, arguments);
  }
}
