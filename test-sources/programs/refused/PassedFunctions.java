import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.annotations.Kernel;
import java.io.Serializable;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Functions that callers pass to kernels, where a launch could not know which they are. */
public class PassedFunctions {
  interface Fn extends Serializable {
    int of(int x);
  }

  static void map(DeviceQueue q, Fn f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i]));
  }

  static void marked(DeviceQueue q, @Kernel Fn f, int[] a) {
    map(q, f, a);
  }

  interface Plain {
    int of(int x);
  }

  static void ours(DeviceQueue q, Plain f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = /*! SYC1004 | Plain.of */f.of(a[i]));
  }

  static void plain(DeviceQueue q, IntUnaryOperator f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = /*! SYC1009 | IntUnaryOperator */f.applyAsInt(a[i]));
  }

  static Fn chosen() {
    return x -> x;
  }

  private static Fn field = x -> x + 1;

  public static void run(DeviceQueue q, int[] a, List<Fn> functions, Fn own) {
    map(q, x -> x + 1, a);
    map(q, own, a);
    map(q, /*! SYC1060 | chosen() */chosen(), a);
    map(q, /*! SYC1060 | field */field, a);
    marked(q, /*! SYC1060 | functions.get(0) */functions.get(0), a);
    Fn changing = x -> x * 2;
    map(q, /*! SYC1060 | changing */changing, a);
    changing = x -> x * 3;
    map(q, a.length > 3 ? x -> x : /*! SYC1060 | chosen() */chosen(), a);
    map(q, x -> x + /*! SYC1009 | List */functions.size(), a);
    map(
        q,
        x -> {
          /*! SYC1002 */throw new IllegalStateException();
        },
        a);
    Fn inner = x -> x + 4;
    map(q, x -> /*! SYC1004 | Fn.of */inner.of(x) + 1, a);
    IntUnaryOperator local = x -> x + 2;
    q.parallelFor(range(8), i -> a[i] = /*! SYC1009 | local */local.applyAsInt(i));
    plain(q, x -> x, a);
  }
}
