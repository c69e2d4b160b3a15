import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** What only the host does with memory, and what memory is not. */
public class MemoryMethods {
  static IntMemory row(IntMemory m, int i) {
    return m.slice(i, 1);
  }

  static void run(DeviceQueue q, IntMemory m, IntMemory n, int[] out) {
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
    q.parallelFor(
        range(8),
        i -> {
          IntMemory row = m.slice(i, 2);
          /*! SYC1027 | an assignment to an array variable */row = row.slice(1, 1);
          out[i] = row.get(0);
        });
    q.parallelFor(range(8), i -> out[i] = /*! SYC1011 | type `IntMemory` */row(m, i).get(0));
    DeviceMemory any = m;
    q.parallelFor(range(8), i -> out[i] = /*! SYC1010 | a call of `DeviceMemory.size()` */any.size());
    q.parallelFor(range(8), i -> out[i] = m.size() + n.get(i));
  }
}
