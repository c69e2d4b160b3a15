import dev.sycamore.DeviceQueue;
import tools.ImmutableScale;

class Main {
  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      ImmutableScale.builder().factor(7).build().run(q, a);
    }
    System.out.println(a[3] == 21 ? "PASS" : "a[3] is " + a[3]);
  }
}
