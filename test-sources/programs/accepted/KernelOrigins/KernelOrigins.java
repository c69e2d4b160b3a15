import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.NdKernel1;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lib.Job;
import lib.Makers;

/** Kernels from variables, fields, methods, arrays, collections, records, functions, parameters. */
public class KernelOrigins {
  private static final int[] SHARED = new int[8];
  static final RangeKernel1 COUNT = i -> SHARED[i] += i;
  static final RangeKernel1[] ARRAY = {i -> SHARED[i] += 10, KernelOrigins::reference};
  static final List<RangeKernel1> LIST = List.of(i -> SHARED[i] *= 3, COUNT);
  static final Map<String, RangeKernel1> MAP =
      Map.of("minus", i -> SHARED[i] -= 1, "or", i -> SHARED[i] |= 16);

  static void reference(int i) {
    SHARED[i] ^= 5;
  }

  enum Step {
    ADD(i -> SHARED[i] += 2),
    SHIFT(i -> SHARED[i] <<= 1);

    final RangeKernel1 kernel;

    Step(@Kernel RangeKernel1 kernel) {
      this.kernel = kernel;
    }

    RangeKernel1 kernel() {
      return kernel;
    }
  }

  static final Supplier<RangeKernel1> LATER = () -> i -> SHARED[i] += 21;
  static final Map<String, Supplier<RangeKernel1>> BY_NAME =
      Map.of("plus", () -> i -> SHARED[i] += 8, "times", KernelOrigins::times);
  static final List<Job> JOBS = List.of(new Job("or", 1, i -> SHARED[i] |= 9), Job.nothing());

  static RangeKernel1 times() {
    return i -> SHARED[i] *= 7;
  }

  /** A record that chooses among what it is given. */
  record Choice(boolean first, RangeKernel1 kernel, RangeKernel1[] others) {
    Choice {
      if (!first) {
        kernel = others[0];
      }
    }

    Choice(RangeKernel1 only) {
      this(true, only, new RangeKernel1[] {i -> SHARED[i] ^= 77});
    }
  }

  private final int by = SHARED.length;
  private final RangeKernel1 own;

  KernelOrigins(boolean plus) {
    if (plus) {
      own = i -> SHARED[i] += by;
    } else {
      own = i -> SHARED[i] -= by;
    }
  }

  private RangeKernel1 scaled(int[] a) {
    return i -> a[i] = a[i] * by + 1;
  }

  static NdKernel1 groups(int[] a, boolean reversed) {
    return reversed
        ? it -> a[it.globalId()] += it.localRange() - 1 - it.localId()
        : it -> a[it.globalId()] += it.localId();
  }

  static void fields(DeviceQueue q) {
    q.parallelFor(range(8), COUNT).await();
    for (RangeKernel1 kernel : ARRAY) {
      q.parallelFor(range(8), kernel).await();
    }
    for (int k = ARRAY.length - 1; k >= 0; k--) {
      q.parallelFor(range(8), ARRAY[k]).await();
    }
    LIST.forEach(kernel -> q.parallelFor(range(8), kernel).await());
    q.parallelFor(range(8), LIST.get(1)).await();
    q.parallelFor(range(8), MAP.get("or")).await();
    q.parallelFor(range(8), MAP.getOrDefault("nothing", Makers.NOTHING)).await();
    for (Step step : Step.values()) {
      q.parallelFor(range(8), step.kernel).await();
      q.parallelFor(range(8), step.kernel()).await();
    }
    q.parallelFor(range(8), new KernelOrigins(true).own).await();
    q.parallelFor(range(8), new KernelOrigins(false).own).await();
  }

  static void variables(DeviceQueue q, int[] a, boolean first) {
    RangeKernel1 assigned = i -> a[i] = i;
    q.parallelFor(range(8), assigned).await();
    assigned = i -> a[i] += 4;
    q.parallelFor(range(8), assigned).await();
    RangeKernel1 later;
    if (first) {
      later = i -> a[i] *= 2;
    } else {
      later = assigned;
    }
    q.parallelFor(range(8), later).await();
    RangeKernel1 alias = later;
    q.parallelFor(range(4), alias).await();
    RangeKernel1[] array = new RangeKernel1[3];
    for (int k = 0; k < 3; k++) {
      int by = k * k;
      array[k] = i -> a[i] += by;
    }
    for (RangeKernel1 kernel : array) {
      q.parallelFor(range(8), kernel).await();
    }
    List<RangeKernel1> list = new ArrayList<>();
    list.add(i -> a[i] ^= 3);
    list.add(Makers.plus(a, 5));
    for (RangeKernel1 kernel : list) {
      q.parallelFor(range(8), kernel).await();
    }
    List<RangeKernel1> one = List.of(i -> a[i] += 6);
    for (RangeKernel1 kernel : one) {
      q.parallelFor(range(8), kernel).await();
    }
    Map<Integer, RangeKernel1> map = new TreeMap<>();
    map.put(2, i -> a[i] -= 2);
    map.put(1, assigned);
    map.values().forEach(kernel -> q.parallelFor(range(8), kernel).await());
    List<RangeKernel1> made = IntStream.range(0, 3).mapToObj(k -> Makers.plus(a, k)).toList();
    Makers.each(q, 8, made);
  }

  static void functions(DeviceQueue q, int[] a) {
    q.parallelFor(range(8), LATER.get()).await();
    q.parallelFor(range(8), BY_NAME.get("plus").get()).await();
    new TreeMap<>(BY_NAME)
        .values().stream()
        .map(Supplier::get)
        .map(kernel -> q.parallelFor(range(2), kernel))
        .forEach(event -> event.await());
    int[] b = a.clone();
    Supplier<RangeKernel1> local = () -> i -> b[i] += 33;
    q.parallelFor(range(8), local.get()).await();
    IntFunction<RangeKernel1> scaled =
        k -> {
          RangeKernel1 kernel = i -> b[i] = b[i] * k - i;
          return k == 0 ? COUNT : kernel;
        };
    for (int k = 0; k < 3; k++) {
      q.parallelFor(range(8), scaled.apply(k)).await();
    }
    IntFunction<RangeKernel1> referred = k -> Makers.plus(b, k);
    q.parallelFor(range(8), referred.apply(5)).await();
    Supplier<List<RangeKernel1>> several = () -> Makers.steps(b);
    several.get().forEach(kernel -> q.parallelFor(range(8), kernel).await());
    Makers.made(q, 8, () -> i -> b[i] -= 4);
    System.arraycopy(b, 0, a, 0, 8);
  }

  static void records(DeviceQueue q, int[] a) {
    Job job = new Job("minus", 2, i -> a[i] -= 3);
    q.parallelFor(range(8), job.kernel()).await();
    for (Job next : JOBS) {
      q.parallelFor(range(next.times()), next.kernel()).await();
    }
    JOBS.stream().map(Job::kernel).forEach(kernel -> q.parallelFor(range(8), kernel).await());
    JOBS.forEach(next -> q.parallelFor(range(8), next.kernel()).await());
    Job.run(q, new Job("or", 8, i -> a[i] |= 32));
    Choice choice = new Choice(false, i -> a[i] += 1, new RangeKernel1[] {i -> a[i] += 10});
    q.parallelFor(range(8), choice.kernel).await();
    q.parallelFor(range(8), new Choice(i -> a[i] += 100).kernel()).await();
    Object any = choice;
    if (any instanceof Choice known) {
      q.parallelFor(range(8), known.others()[0]).await();
    }
  }

  static void assignedAgain(DeviceQueue q, int[] a, @Kernel RangeKernel1 kernel) {
    q.parallelFor(range(8), kernel).await();
    kernel = i -> a[i] ^= 11;
    q.parallelFor(range(8), kernel).await();
    for (RangeKernel1 step : List.<RangeKernel1>of(i -> a[i] += 3)) {
      q.parallelFor(range(8), step).await();
      step = i -> a[i] ^= 12;
      q.parallelFor(range(8), step).await();
    }
    Object any = (RangeKernel1) i -> a[i] += 5;
    if (any instanceof RangeKernel1 step) {
      q.parallelFor(range(8), step).await();
      step = i -> a[i] ^= 13;
      q.parallelFor(range(8), step).await();
    }
    LIST.forEach(
        step -> {
          step = i -> a[i] ^= 14;
          q.parallelFor(range(8), step).await();
        });
  }

  public static Object run(DeviceQueue q) {
    java.util.Arrays.fill(SHARED, 1);
    fields(q);
    int[] a = new int[8];
    variables(q, a, true);
    variables(q, a, false);
    q.parallelFor(range(8), Makers.chosen(a, true)).await();
    q.parallelFor(range(8), Makers.chosen(a, false)).await();
    q.parallelFor(range(8), new Makers(a).own).await();
    q.parallelFor(range(8), new KernelOrigins(true).scaled(a)).await();
    q.parallelFor(range(4), Makers.same(i -> a[i] += 100)).await();
    for (RangeKernel1 step : Makers.steps(a)) {
      q.parallelFor(range(8), step).await();
    }
    q.parallelFor(ndRange(8, 4), groups(a, true)).await();
    q.parallelFor(ndRange(8, 4), groups(a, false)).await();
    Makers.twice(q, 8, i -> a[i] += 6);
    Makers.all(q, 8, i -> a[i]++, Makers.plus(a, 2), COUNT);
    Makers.each(q, 8, List.of(i -> a[i] -= 9, LIST.get(0)));
    functions(q, a);
    records(q, a);
    assignedAgain(q, a, i -> a[i] += 7);
    RangeKernel1 named = i -> a[i] ^= 64;
    q.parallelFor("KernelOrigins.named", range(8), named).await();
    return new Object[] {a, SHARED.clone()};
  }
}
