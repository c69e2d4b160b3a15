import static dev.sycamore.Range.range;

import dev.sycamore.DeviceKind;
import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.RangeKernel2;
import dev.sycamore.SingleTaskKernel;
import dev.sycamore.annotations.Kernel;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.util.List;

/** Kernels wherever Java lets a lambda stand. All write into {@code out}, each its own part. */
@SuppressWarnings("sycamore:SYC1109")
public class EveryPlace {
  static final int N = 4;
  static DeviceQueue queue;
  static int[] out;

  static void launch(@Kernel RangeKernel1 kernel) {
    queue.parallelFor(range(N), kernel).await();
  }

  /** A new part of the results. */
  static int[] part() {
    int[] part = new int[N];
    parts.add(part);
    return part;
  }

  static final List<int[]> parts = new java.util.ArrayList<>();

  static class StaticInitializer {
    static int[] a = part();
    static {
      int[] local = a;
      launch(i -> local[i] = i + 1);
    }
  }

  static class Initializers {
    int[] a = part();
    {
      launch(i -> a[i] = i + 2);
    }
    final Runnable field = () -> { int[] b = part(); launch(i -> b[i] = i + 3); };
    @Kernel final RangeKernel1 kernel = i -> a[i] *= 3;
    @Kernel RangeKernel1 assigned;

    Initializers() {
      int[] b = part();
      launch(i -> b[i] = i + 4);
      assigned = i -> a[i] += 1000;
    }

    Initializers(int unused) {
      this();
      launch(i -> this.a[i] += unused);
    }
  }

  static <T extends Number> void generic(T t, List<T> more) {
    int n = t.intValue() + more.size();
    int[] a = part();
    launch(i -> a[i] = n * i);
  }

  interface Shape {
    @Kernel RangeKernel1 CONSTANT = i -> Math.abs(i);

    default void draw(int by) {
      int[] a = part();
      launch(i -> a[i] = by - i);
    }

    static void all() {
      int[] a = part();
      launch(i -> a[i] = 6 * i);
    }
  }

  enum Level {
    LOW {
      @Override
      void work() {
        int[] a = part();
        launch(i -> a[i] = 7 + i);
      }
    },
    HIGH;

    final int[] own = new int[N];

    void work() {
      int[] a = part();
      int o = ordinal();
      launch(i -> a[i] = 8 + o);
      int[] mine = own;
      launch(i -> mine[i] = a[i] + 1);
      parts.add(own);
    }
  }

  record Pair(int[] a, int k) {
    Pair {
      int[] b = a;
      int kk = k;
      launch(i -> b[i] = kk);
    }

    void more() {
      launch(i -> a[i] += k);
    }

    static void none() {
      int[] c = part();
      launch(i -> c[i] = 9);
    }
  }

  static class Box<T> {
    int[] a = part();
    T content;
    int v = 5;

    void fill() {
      launch(i -> a[i] = v);
    }

    class Inner {
      int w = 11;
      int[] b = part();

      void fill() {
        launch(i -> b[i] = w);
      }
    }
  }

  int bias = 3;

  static void square(int i) {
    int square = i * i;
  }

  record Writer(int[] a, int by) {
    void write(int i) {
      a[i] = by * i;
    }

    void grid(int i, int j) {
      a[i * 2 + j] = by + i * 10 + j;
    }

    void once() {
      a[0] = by;
    }
  }

  final int[] mine = part();

  private void own(int i) {
    mine[i] = bias + i;
  }

  void references() {
    launch(EveryPlace::square);
    launch(this::own);
    Writer writer = new Writer(part(), 12);
    launch(writer::write);
    Writer other = new Writer(part(), 13);
    launch(other::write);
    int[] c = part(), d = part();
    Writer two = new Writer(c, 14), three = new Writer(d, 15);
    queue.parallelFor(range(2, 2), two::grid);
    @Kernel RangeKernel2 grid = three::grid;
    queue.parallelFor(range(2, 2), grid).await();
    queue.singleTask(two::once);
    @Kernel SingleTaskKernel once = three::once;
    queue.singleTask(once).await();
  }

  void places(int n) {
    int[] a = part(), b = part(), c = part(), d = part(), e = part(), f = part(), g = part();
    new Object() {
      int twice = n * 2;

      void work() {
        int t = twice;
        launch(i -> a[i] = t + n);
      }
    }.work();
    class Local {
      void work() {
        launch(i -> b[i] = n - i);
      }
    }
    new Local().work();
    Runnable outer = () -> {
      Runnable inner = () -> launch(i -> c[i] = n + bias);
      inner.run();
    };
    outer.run();
    switch (n) {
      case 1 -> launch(i -> d[i] = 1);
      default -> {
        launch(i -> d[i] = 2 + i);
      }
    }
    int arms = switch (n) {
      case 1 -> {
        launch(i -> d[i] += 1);
        yield 1;
      }
      default -> {
        launch(i -> d[i] += 2);
        yield 2;
      }
    };
    launch((@Kernel RangeKernel1) i -> e[i] = arms);
    launch(((RangeKernel1) (i -> e[i] += n)));
    try {
      launch(i -> f[i] = 15);
    } finally {
      launch(i -> f[i] += n);
    }
    for (int[] x : List.of(f, g)) {
      launch(i -> x[i] += 17);
    }
    for (int k = 0; k < 3; k++) {
      int kk = k;
      launch(i -> g[i] += kk);
    }
    synchronized (this) {
      launch((int i) -> g[i] *= 2);
      launch((var i) -> {
        g[i] -= 20;
      });
    }
    RangeKernel1 plain = i -> g[i] += 7;
    launch(plain);
    @Kernel RangeKernel1 late;
    if (n > 2) {
      late = i -> g[i] += 100;
    } else {
      late = i -> g[i] += 200;
    }
    launch(late);
  }

  static int[] initialize() {
    return StaticInitializer.a;
  }

  /** What a static initialiser computes, which runs once in each copy of the class. */
  static Object staticInitializer(DeviceQueue q) throws Exception {
    if (q.device().kind() == DeviceKind.HOST) {
      // There its threads would wait for the class to be initialised.
      return new int[] {1, 2, 3, 4};
    }
    URLClassLoader own = (URLClassLoader) EveryPlace.class.getClassLoader();
    try (URLClassLoader fresh = new URLClassLoader(own.getURLs(), own.getParent())) {
      Class<?> copy = fresh.loadClass("EveryPlace");
      Field field = copy.getDeclaredField("queue");
      field.setAccessible(true);
      field.set(null, q);
      Method initialize = copy.getDeclaredMethod("initialize");
      initialize.setAccessible(true);
      return initialize.invoke(null);
    }
  }

  public static Object run(DeviceQueue q) throws Exception {
    queue = q;
    parts.clear();
    int[] first = new int[N];
    launch(i -> first[i] = i);
    Initializers initialized = new Initializers(5);
    initialized.field.run();
    launch(initialized.kernel);
    launch(initialized.assigned);
    generic(3L, List.of());
    Shape shape = new Shape() {};
    shape.draw(21);
    Shape.all();
    launch(Shape.CONSTANT);
    Level.LOW.work();
    Level.HIGH.work();
    new Pair(part(), 4).more();
    Pair.none();
    Box<String> box = new Box<>();
    box.fill();
    box.new Inner().fill();
    EveryPlace place = new EveryPlace();
    place.places(1);
    place.places(3);
    place.references();
    q.await();
    return new Object[] {first, parts.toArray(), staticInitializer(q)};
  }
}
