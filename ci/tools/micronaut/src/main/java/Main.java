import dev.sycamore.DeviceQueue;
import io.micronaut.context.ApplicationContext;
import tools.Service;

class Main {
  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (ApplicationContext context = ApplicationContext.run();
        DeviceQueue q = DeviceQueue.open()) {
      context.getBean(Service.class).run(q, a);
    }
    System.out.println(a[3] == 12 ? "PASS" : "a[3] is " + a[3]);
  }
}
