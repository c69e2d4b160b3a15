import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.List;

public class Objects {
  interface Shape {
    int area();
  }

  static int counter;

  public static void run(DeviceQueue q, int[] out, List<Integer> list, Shape shape, String[] words) {
    q.parallelFor(range(10), i -> out[i] = /*! SYC1009 | words */words.length);
    q.parallelFor(range(10), i -> out[i] = /*! SYC1009 | `list` */list.size());
    q.parallelFor(range(10), i -> out[i] = /*! SYC1004 | Objects.Shape.area() */shape.area());
    q.parallelFor(range(10), i -> {
      Object o = /*! SYC1005 */new Object();
    });
    q.parallelFor(range(10), i -> out[i] = /*! SYC1006 | counter */counter);
    q.parallelFor(range(10), i -> out[i] = /*! SYC1007 */"text".indexOf('x'));
    q.parallelFor(range(10), i -> out[i] = /*! SYC1008 | Thread.activeCount */Thread.activeCount());
  }
}
