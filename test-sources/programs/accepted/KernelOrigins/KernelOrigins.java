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
import java.util.stream.IntStream;
import lib.Makers;

/** Kernels from variables, fields, methods, arrays and collections, and through parameters. */
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
    RangeKernel1 named = i -> a[i] ^= 64;
    q.parallelFor("KernelOrigins.named", range(8), named).await();
    return new Object[] {a, SHARED.clone()};
  }
}
