import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** What only the host does with memory, and what memory is not. */
public class MemoryMethods {
  static void run(DeviceQueue q, IntMemory m, IntMemory n, int[] out) {
    q.parallelFor(range(8), i -> out[i] = /*! SYC1010 | a call of `IntMemory.slice(int, int)` */m.slice(1, 2).get(i));
    q.parallelFor(
        range(8),
        i -> {
          /*! SYC1010 | a call of `DeviceMemory.close()` */m.close();
        });
    q.parallelFor(range(8), i -> out[i] = /*! SYC1010 | a call of `DeviceMemory.kind()` */m.kind().ordinal());
    q.parallelFor(
        range(8),
        i -> {
          IntMemory either = /*! SYC1027 | a choice between arrays */i > 3 ? m : n;
          out[i] = either.get(i);
        });
    DeviceMemory any = m;
    q.parallelFor(range(8), i -> out[i] = /*! SYC1010 | a call of `DeviceMemory.size()` */any.size());
    q.parallelFor(range(8), i -> out[i] = m.size() + n.get(i));
  }
}
