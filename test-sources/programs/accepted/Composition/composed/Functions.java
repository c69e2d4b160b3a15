package composed;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Kernels that call functions, and functions that are made of others. */
public final class Functions {
  private Functions() {}

  public static void map(DeviceQueue q, IntFn f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i])).await();
  }

  public static void mapTwice(DeviceQueue q, IntFn f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.twice(a[i])).await();
  }

  /** The kernel makes functions of those that it calls. */
  public static void both(DeviceQueue q, IntFn f, IntFn g, int[] a) {
    q.parallelFor(
            range(a.length),
            i -> {
              IntFn composed = x -> f.of(g.of(x));
              IntFn bound = f::of;
              IntFn chosen = a[i] % 2 == 0 ? f : g;
              a[i] = composed.of(a[i]) + bound.of(i) + ((IntFn) g::twice).of(2) + chosen.twice(i);
            })
        .await();
  }

  public static IntFn twice(IntFn f) {
    return x -> f.of(f.of(x));
  }

  public static IntFn scaled(IntFn f, int by) {
    return x -> f.of(x) * by;
  }

  public static IntFn plus(int k) {
    return x -> x + k;
  }

  public static IntFn chosen(boolean first, IntFn f, IntFn g) {
    if (first) {
      return f;
    }
    return twice(g);
  }

  /** What the caller passes is passed on, captured by others. */
  public static void outer(DeviceQueue q, IntFn g, int[] a) {
    map(q, x -> g.of(g.of(x)), a);
    map(q, g::of, a);
    map(q, twice(g), a);
    map(q, g.then(g), a);
  }
}
