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

  static Fn chosen(List<Fn> functions) {
    return functions.get(0);
  }

  Fn overridden(Fn f) {
    return x -> f.of(x) + 1;
  }

  static Fn endless(Fn f, int n) {
    return n == 0 ? f : endless(x -> f.of(f.of(x)), n - 1);
  }

  static void calledAgain(DeviceQueue q, Fn f, int n, int[] a) {
    if (n == 0) {
      map(q, f, a);
    } else {
      calledAgain(q, /*! SYC1060 | x -> f.of(x) + n */x -> f.of(x) + n, n - 1, a);
    }
  }

  static Fn composed(Fn f, Fn g) {
    return x -> f.of(g.of(x));
  }

  static final Fn ITSELF =
      x -> x < 1 ? 0 : /*! SYC1004 | Fn.of */PassedFunctions.ITSELF.of(x - 1);

  interface Op<T> extends Serializable {
    T of(T t);
  }

  record Value(int x) {}

  static <T> Op<T> generic(Op<T> f) {
    return x -> f.of(f.of(x));
  }

  static void values(DeviceQueue q, Op<Value> f, Value[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i]));
  }

  static <F extends IntUnaryOperator & Serializable> void each(DeviceQueue q, F f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.applyAsInt(a[i]));
  }

  interface Maker extends Serializable {
    Fn of(int k);
  }

  record Holder(Fn f) implements Fn {
    @Override
    public int of(int x) {
      return /*! SYC1004 | Fn.of */f.of(x);
    }
  }

  static void composing(
      DeviceQueue q, int[] a, Value[] values, List<Fn> functions, PassedFunctions object) {
    Fn f = x -> x + 1;
    map(q, /*! SYC1060 | overridden(f) */object.overridden(f), a);
    map(q, /*! SYC1060 | endless(f, 3) */endless(f, 3), a);
    calledAgain(q, f, 3, a);
    Fn e1 = composed(f, f);
    Fn e2 = composed(e1, e1);
    Fn e3 = composed(e2, e2);
    Fn e4 = composed(e3, e3);
    Fn e5 = composed(e4, e4);
    map(q, e5, a);
    map(q, /*! SYC1060 | composed(e5, e5) */composed(e5, e5), a);
    map(q, ITSELF, a);
    values(q, /*! SYC1060 | generic(v -> v) */generic(v -> v), values);
    IntUnaryOperator jdk = x -> x + 2;
    each(
        q,
        (IntUnaryOperator & Serializable) /*! SYC1060 | jdk.andThen(jdk) */jdk.andThen(jdk),
        a);
    map(q, x -> /*! SYC1009 | jdk */jdk.applyAsInt(x), a);
    Maker maker = k -> x -> x + k;
    map(q, /*! SYC1060 | maker.of(3) */maker.of(3), a);
    map(q, x -> /*! SYC1004 | Fn.of */maker.of(3).of(x), a);
    map(q, x -> /*! SYC1004 | Fn.of */composed(f, f).of(x), a);
    map(q, new Holder(f), a);
    map(q, /*! SYC1060 | functions.get(2) */functions.get(2)::of, a);
    Fn unknown = /*! SYC1060 | functions.get(3) */functions.get(3);
    map(q, x -> unknown.of(x) + f.of(x), a);
  }

  private static Fn field = x -> x + 1;

  public static void run(DeviceQueue q, int[] a, List<Fn> functions, Fn own) {
    map(q, x -> x + 1, a);
    map(q, own, a);
    map(q, /*! SYC1060 | chosen(functions) */chosen(functions), a);
    map(q, /*! SYC1060 | field */field, a);
    marked(q, /*! SYC1060 | functions.get(0) */functions.get(0), a);
    Fn changing = x -> x * 2;
    map(q, /*! SYC1060 | changing */changing, a);
    changing = x -> x * 3;
    map(q, a.length > 3 ? x -> x : /*! SYC1060 | chosen(functions) */chosen(functions), a);
    map(q, x -> x + /*! SYC1009 | List */functions.size(), a);
    map(
        q,
        x -> {
          /*! SYC1002 */throw new IllegalStateException();
        },
        a);
    IntUnaryOperator local = x -> x + 2;
    q.parallelFor(range(8), i -> a[i] = /*! SYC1009 | local */local.applyAsInt(i));
    plain(q, x -> x, a);
  }
}
