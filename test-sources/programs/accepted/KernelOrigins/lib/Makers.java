package lib;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.Kernel;
import java.util.List;
import java.util.function.Supplier;

/** Kernels that another file launches, and methods that launch kernels of others. */
public final class Makers {
  public static final RangeKernel1 NOTHING = i -> {};
  public final RangeKernel1 own;

  public Makers(int[] a) {
    this.own = i -> a[i] -= 3;
  }

  public static RangeKernel1 plus(int[] a, int by) {
    return i -> a[i] += by;
  }

  public static RangeKernel1 chosen(int[] a, boolean doubled) {
    if (doubled) {
      RangeKernel1 twice = i -> a[i] *= 2;
      return twice;
    }
    return plus(a, 7);
  }

  public static List<RangeKernel1> steps(int[] a) {
    return List.of(plus(a, 1), i -> a[i] ^= i, new Square(a));
  }

  public record Square(int[] a) implements RangeKernel1 {
    @Override
    public void run(int i) {
      a[i] *= a[i];
    }
  }

  public static RangeKernel1 same(@Kernel RangeKernel1 kernel) {
    return kernel;
  }

  /** Passes its kernel on, to a method that passes it on. */
  public static void twice(DeviceQueue q, int n, @Kernel RangeKernel1 kernel) {
    RangeKernel1 kept = kernel;
    once(q, n, kept);
    Runner runner = new Runner(kernel);
    runner.run(q, n);
  }

  private static void once(DeviceQueue q, int n, @Kernel RangeKernel1 kernel) {
    launch(q, n, same(kernel));
  }

  private static void launch(DeviceQueue q, int n, @Kernel RangeKernel1 kernel) {
    q.parallelFor(range(n), kernel).await();
  }

  public static void all(DeviceQueue q, int n, @Kernel RangeKernel1... kernels) {
    for (RangeKernel1 kernel : kernels) {
      q.parallelFor(range(n), kernel);
    }
    q.await();
  }

  public static void each(DeviceQueue q, int n, @Kernel List<RangeKernel1> kernels) {
    kernels.forEach(kernel -> q.parallelFor(range(n), kernel));
    q.await();
  }

  public static void made(DeviceQueue q, int n, @Kernel Supplier<RangeKernel1> maker) {
    q.parallelFor(range(n), maker.get()).await();
  }

  /** Keeps a kernel: what the constructor gets is one. */
  private static final class Runner {
    private final RangeKernel1 kernel;

    Runner(@Kernel RangeKernel1 kernel) {
      this.kernel = kernel;
    }

    void run(DeviceQueue q, int n) {
      q.parallelFor(range(n), kernel).await();
    }
  }
}
