import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

class Main {
  static int factor(int i) {
    return i % 2 == 0 ? 2 : 3;
  }

  static boolean check(int[] a) {
    return a[3] == 9 && Seen.calls == 1;
  }

  public static void main(String[] arguments) {
    int[] a = new int[4];
    try (DeviceQueue q = DeviceQueue.open()) {
      q.parallelFor(range(a.length), i -> a[i] = factor(i) * i).await();
    }
    System.out.println(check(a) ? "PASS" : "a[3] is " + a[3]);
  }
}
