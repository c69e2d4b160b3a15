import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LongRangeKernel1;
import dev.sycamore.NdKernel1;
import dev.sycamore.RangeKernel1;
import dev.sycamore.RangeKernel2;
import dev.sycamore.SingleTaskKernel;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import lib.Caller;
import lib.Pipeline;

/** Lambdas, references and objects are kernels by their type, wherever they go. */
public class KernelsAnywhere {
  private static final int[] SHARED = new int[8];

  interface Source {
    RangeKernel1 kernel();
  }

  interface Named extends RangeKernel1 {
    default int twice(int i) {
      return 2 * i;
    }
  }

  interface Constants {
    RangeKernel1 PLUS = i -> SHARED[i] += 3;
    Supplier<RangeKernel1> MAKER = () -> i -> SHARED[i] ^= 9;
  }

  interface Marker {}

  enum Step {
    ADD(i -> SHARED[i] += 2),
    TWICE(i -> SHARED[i] *= 2);

    RangeKernel1 kernel;

    Step(RangeKernel1 kernel) {
      this.kernel = kernel;
    }
  }

  enum Scale implements RangeKernel1 {
    UP(3),
    DOWN(-2);

    private final int by;

    Scale(int by) {
      this.by = by;
    }

    @Override
    public void run(int i) {
      SHARED[i] = SHARED[i] * by + 1;
    }
  }

  record Holder(String name, RangeKernel1 kernel) {}

  static class Box<T> {
    T value;

    Box(T value) {
      this.value = value;
    }

    T get() {
      return value;
    }
  }

  abstract static class Generic<T extends Number> implements RangeKernel1 {
    abstract int by();

    @Override
    public void run(int i) {
      SHARED[i] += by();
    }
  }

  static final class Five extends Generic<Integer> {
    @Override
    int by() {
      return 5;
    }
  }

  static RangeKernel1 later;
  private RangeKernel1 assigned;

  void assign(int[] a, int n) {
    assigned = i -> a[i] += n;
  }

  RangeKernel1 open(int[] a) {
    return i -> a[i] += 40;
  }

  static class Opened extends KernelsAnywhere {
    @Override
    RangeKernel1 open(int[] a) {
      return i -> a[i] -= 41;
    }
  }

  static RangeKernel1 same(RangeKernel1 kernel) {
    return kernel;
  }

  static <T> T any(T value) {
    return value;
  }

  static <K extends RangeKernel1> void launchAny(DeviceQueue q, K kernel) {
    q.parallelFor(range(8), kernel).await();
  }

  static <K extends RangeKernel1 & Serializable> void launchBoth(DeviceQueue q, K kernel) {
    q.parallelFor(range(8), kernel).await();
  }

  static void launch(DeviceQueue q, RangeKernel1 kernel) {
    q.parallelFor(range(8), kernel).await();
  }

  static void launchAll(DeviceQueue q, RangeKernel1... kernels) {
    for (RangeKernel1 kernel : kernels) {
      launch(q, kernel);
    }
  }

  static void times3(int i) {
    SHARED[i] *= 3;
  }

  static RangeKernel1 chosen(int[] a, int which) {
    return switch (which) {
      case 0 -> i -> a[i] += 1;
      case 1 -> {
        RangeKernel1 local = i -> a[i] += 20;
        yield local;
      }
      default -> which > 5 ? i -> a[i] += 300 : i -> a[i] -= 300;
    };
  }

  static void passed(DeviceQueue q, int[] a) {
    launch(q, i -> a[i] = i);
    launch(q, KernelsAnywhere::times3);
    launchAny(q, (RangeKernel1) i -> a[i] += 2);
    launchAny(q, (RangeKernel1 & Serializable) i -> a[i] += 3);
    launchAny(q, (RangeKernel1 & Marker) i -> a[i] += 4);
    KernelsAnywhere.<RangeKernel1>launchBoth(q, i -> a[i] += 5);
    launchAll(q, i -> a[i] *= 2, same(i -> a[i] -= 1), KernelsAnywhere.<RangeKernel1>any(i -> a[i] ^= 5));
    launch(q, any(i -> a[i] += 6));
    Named named = i -> a[i] += 7;
    launch(q, named);
    launch(
        q,
        new Named() {
          @Override
          public void run(int i) {
            a[i] += twice(i) + 8;
          }
        });
    for (int which : new int[] {0, 1, 5, 6}) {
      launch(q, chosen(a, which));
    }
    Pipeline pipeline = new Pipeline(q, 8);
    pipeline.then(i -> a[i] += 11).then("label", i -> a[i] *= 2).then(() -> i -> a[i] += 13);
    pipeline.last = i -> a[i] ^= 17;
    Caller.add(pipeline, a, 49).run();
  }

  static void stored(DeviceQueue q, int[] a) {
    Box<RangeKernel1> box = new Box<>(i -> a[i] += 2);
    launch(q, box.get());
    box.value = i -> a[i] *= 3;
    launch(q, box.get());
    Map<String, List<RangeKernel1>> lists = new HashMap<>();
    lists.computeIfAbsent("x", key -> new ArrayList<>()).add(i -> a[i] += 19);
    lists.get("x").add(i -> a[i] -= 4);
    lists.values().forEach(all -> all.forEach(k -> launch(q, k)));
    RangeKernel1[][] rows = {{i -> a[i] += 1}, {i -> a[i] += 2, i -> a[i] *= 2}};
    for (RangeKernel1[] row : rows) {
      launchAll(q, row);
    }
    launch(q, new Holder("h", i -> a[i] ^= 21).kernel());
    Optional<RangeKernel1> optional = Optional.of(i -> a[i] += 23);
    optional.ifPresent(k -> launch(q, k));
    Source source = () -> i -> a[i] -= 25;
    launch(q, source.kernel());
    IntFunction<IntFunction<RangeKernel1>> nested = x -> y -> i -> a[i] += x * 10 + y;
    launch(q, nested.apply(3).apply(4));
    UnaryOperator<RangeKernel1> twice = kernel -> kernel;
    launch(q, twice.apply(i -> a[i] += 27));
    Object object = (RangeKernel1) i -> a[i] ^= 29;
    launch(q, (RangeKernel1) object);
    var inferred = (RangeKernel1) i -> a[i] += 31;
    launch(q, inferred);
    launch(
        q,
        i -> {
          RangeKernel1 inner = k -> a[k] += 43;
          inner.run(i);
        });
  }

  static void other(DeviceQueue q, int[] a) {
    RangeKernel2 two = (y, x) -> a[y * 4 + x] += y;
    q.parallelFor(range(2, 4), any(two)).await();
    NdKernel1 groups = a.length > 3 ? it -> a[it.globalId()] += it.localId() : null;
    q.parallelFor(ndRange(8, 4), groups).await();
    Supplier<SingleTaskKernel> once = () -> () -> a[0] = 77;
    q.singleTask(once.get()).await();
    Supplier<LongRangeKernel1> longs = () -> i -> a[(int) i] += 2;
    q.parallelFor(range(8L), longs.get()).await();
  }

  public static Object run(DeviceQueue q) {
    java.util.Arrays.fill(SHARED, 1);
    int[] a = new int[8];
    passed(q, a);
    stored(q, a);
    other(q, a);
    launch(q, Constants.PLUS);
    launch(q, Constants.MAKER.get());
    for (Step step : Step.values()) {
      launch(q, step.kernel);
    }
    for (Scale scale : Scale.values()) {
      launch(q, scale);
    }
    launch(q, new Five());
    later = i -> SHARED[i] += 33;
    launch(q, later);
    KernelsAnywhere one = new KernelsAnywhere();
    one.assign(a, 35);
    launch(q, one.assigned);
    launch(q, one.open(a));
    launch(q, new Opened().open(a));
    return new Object[] {a, SHARED.clone()};
  }
}
