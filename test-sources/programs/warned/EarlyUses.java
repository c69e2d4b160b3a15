import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Event;
import dev.sycamore.RangeKernel1;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Arrays that a launch has, used before and after a wait for it. */
public class EarlyUses {
  static final int N = 1024;
  private final float[] result = new float[N];
  private DeviceQueue queue;

  record Point(float x, float y) {}

  static void forms(DeviceQueue q, float[] a, float[] b) {
    q.parallelFor(range(N), i -> b[i] = a[i]);
    System.out.println(/*! SYC1110 | `b` is read */b[0]);
    System.out.println(b[1]);
    /*! SYC1110 | `a` is changed */a[0] = 1;
    System.out.println(a[0]);
  }

  static void submitted(DeviceQueue q, float[] a, int[] sum) {
    q.submit(h -> h.singleTask(() -> sum[0] += 1));
    int total = /*! SYC1110 | `sum` is read */sum[0];
    q.submit(
        h -> {
          h.parallelFor(range(N), i -> a[i] += 1);
        });
    /*! SYC1110 | `a` is read */a[3]++;
    a[3] += total;
  }

  static float named(DeviceQueue q, float[] a) {
    RangeKernel1 kernel = i -> a[i] = i;
    Event event = q.parallelFor("EarlyUses.named", range(N), kernel);
    float sum = 0;
    for (float x : /*! SYC1110 */a) {
      sum += x;
    }
    event.await();
    return sum;
  }

  void fields() {
    queue.parallelFor(range(N), i -> result[i] = i);
    float first = /*! SYC1110 */this.result[0];
    queue.await();
    System.out.println(first + result[1]);
  }

  static void library(float[] a, DeviceQueue q) {
    int[] b = new int[N];
    int[] c = new int[N];
    int[] d = new int[N];
    int[] e = new int[N];
    q.parallelFor(
        range(N),
        i -> {
          a[i] = i;
          b[i] = i;
          c[i] = i;
          d[i] = i;
          e[i] = i;
        });
    System.out.println(Arrays.toString(/*! SYC1110 */a));
    System.out.println(Arrays.stream(/*! SYC1110 */b).sum());
    q.parallelFor(range(N), i -> c[i] = d[i] = e[i] = i);
    int[] copy = /*! SYC1110 */c.clone();
    System.arraycopy(copy, 0, /*! SYC1110 | `d` is changed */d, 0, N);
    Arrays.sort(/*! SYC1110 | `e` is read */e);
  }

  static float sum(float[] values) {
    float sum = 0;
    for (float value : values) {
      sum += Math.abs(value);
    }
    return sum;
  }

  static void log(String text) {
    List.of(text).forEach(System.out::println);
  }

  /** Nothing else can wait for a queue of the method's own. */
  static float own() {
    float[] a = new float[N];
    float[] b = new float[N];
    try (DeviceQueue q = DeviceQueue.open()) {
      Event event = q.parallelFor(range(N), i -> a[i] = b[i]);
      log("launched");
      float sum = sum(/*! SYC1110 */a) + /*! SYC1110 | `b` is changed */b[0]--;
      System.out.println(event.profiling());
      return sum + a[1];
    } finally {
      System.out.println(a[0]);
    }
  }

  static void rows(DeviceQueue q, float[][] rows, Point[] points) {
    q.parallelFor(
        range(N),
        i -> {
          rows[0][i] = i;
          points[i] = new Point(i, i);
        });
    float[] row = rows[0];
    float first = /*! SYC1110 */rows[0][0];
    float x = /*! SYC1110 */points[0].x();
    System.out.println(row.length + first + x);
  }

  static void ways(DeviceQueue q, float[] a, float[] b, float[] c, float[] d, int n) {
    if (n > 3) {
      q.parallelFor(range(N), i -> a[i] = i);
    } else {
      a[0] = 1;
    }
    float sum = /*! SYC1110 */a[0];
    for (int step = 0; step < n; step++) {
      if (step > 0) {
        sum += /*! SYC1110 */b[0];
      }
      q.parallelFor(range(N), i -> b[i] += i);
    }
    try {
      q.parallelFor(range(N), i -> c[i] = i);
    } finally {
      sum += /*! SYC1110 */c[0];
    }
    switch (n) {
      case 1 -> q.parallelFor(range(N), i -> d[i] = i);
      case 2 -> q.await();
      default -> sum++;
    }
    sum += n > 2 && /*! SYC1110 */d[0] > 0 ? 1 : 2;
    System.out.println(sum);
  }

  /** A wait for one array is none for the others. */
  static float oneArray(DeviceQueue q, float[] a, int[] changed) {
    q.parallelFor(
        range(N),
        i -> {
          a[i] = i;
          changed[0] = 1;
        });
    q.await(changed);
    int sum = changed[0];
    return sum + q.read(a, 3) + /*! SYC1110 */a[3];
  }

  /** None of these is sure to be too early. */
  static void afterWaits(DeviceQueue q, float[] a, int n, List<Event> events) {
    q.parallelFor(range(N), i -> a[i] = i).await();
    a[0]++;
    q.parallelFor(range(N), i -> a[i] = i);
    q.await();
    a[0]++;
    Event event = q.parallelFor(range(N), i -> a[i] = i);
    event.await();
    a[0]++;
    q.parallelFor(range(N), i -> a[i] = i);
    if (n > 3) {
      q.await();
    }
    a[0]++;
    q.parallelFor(range(N), i -> a[i] = i);
    while (!q.await(Duration.ofMillis(1))) {}
    a[0]++;
    q.parallelFor(range(N), i -> a[i] = i);
    q.await(a);
    a[0]++;
    events.add(q.parallelFor(range(N), i -> a[i] = i));
    a[0]++;
    q.parallelFor(range(N), i -> a[i] = i);
    finish(q);
    a[0]++;
    try (DeviceQueue other = DeviceQueue.open()) {
      other.parallelFor(range(N), i -> a[i] = i);
    }
    a[0]++;
    for (int step = 0; step < n; step++) {
      q.parallelFor(range(N), i -> a[i] = i);
      if (step == 3) {
        break;
      }
      q.await();
      a[0]++;
    }
    q.await();
    a[0]++;
  }

  static void finish(DeviceQueue q) {
    q.await();
  }

  /** Other code may know the queue, or the array. */
  void elsewhere(float[] a) {
    queue.parallelFor(range(N), i -> a[i] = result[i]);
    finish(queue);
    a[0] = result[0];
    queue.parallelFor(range(N), i -> a[i] = i);
    wait(1);
    a[0] = result[0];
  }

  void wait(int n) {
    queue.await();
  }

  static float escapes() {
    float[] a = new float[N];
    List<DeviceQueue> queues = new ArrayList<>();
    DeviceQueue q = DeviceQueue.open();
    queues.add(q);
    q.parallelFor(range(N), i -> a[i] = i);
    log("launched");
    return a[0];
  }

  static float later(DeviceQueue q, float[] a) {
    Runnable wait = () -> q.await();
    q.parallelFor(range(N), i -> a[i] = i);
    Runnable read = () -> System.out.println(a[0]);
    wait.run();
    read.run();
    return a[0];
  }

  static int unlaunched(DeviceQueue q, float[] a, int n) {
    float first = a[0];
    if (n == 1) {
      q.parallelFor(range(N), i -> a[i] = i);
      return n;
    }
    try {
      q.parallelFor(range(N), i -> a[i] = i).await();
    } catch (RuntimeException e) {
      a[0] = first;
    }
    return (int) a[0] + a.length;
  }

  static float host(float[] a) {
    try (DeviceQueue q = DeviceQueue.open(dev.sycamore.ComputeDevice.select("host"))) {
      q.parallelFor(range(N), i -> a[i] = i);
      return a[0];
    }
  }

  @SuppressWarnings("sycamore:SYC1110")
  static float suppressed(DeviceQueue q, float[] a) {
    q.parallelFor(range(N), i -> a[i] = i);
    return a[0];
  }
}
