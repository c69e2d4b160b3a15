import static dev.sycamore.Range.range;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.RangeKernel1;
import dev.sycamore.annotations.HostOnly;
import dev.sycamore.annotations.Kernel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/** Kernels that use what no device has, which say that they are for the device host. */
public class HostOnlyKernels {
  private static final List<Integer> LOG = Collections.synchronizedList(new ArrayList<>());

  @HostOnly static final RangeKernel1 FIELD = i -> LOG.add(i);

  final RangeKernel1 ofObject;

  final Supplier<RangeKernel1> maker;

  @HostOnly
  HostOnlyKernels(int first) {
    ofObject = i -> LOG.add(first + i);
    maker = () -> LOG::add;
  }

  @HostOnly
  record Mock(List<Integer> calls) implements RangeKernel1 {
    @Override
    public void run(int i) {
      calls.add(i);
    }
  }

  @HostOnly
  static class Mocks {
    static RangeKernel1 none() {
      return i -> LOG.addAll(List.of());
    }

    @Kernel
    static void twice(int i, int[] a) {
      a[i] *= 2;
    }
  }

  abstract static class Base implements RangeKernel1 {
    @Override
    public final void run(int i) {
      LOG.add(at(i));
    }

    abstract int at(int i);
  }

  @HostOnly
  static void counted(DeviceQueue host) {
    class Local extends Base {
      @Override
      int at(int i) {
        return i + 100;
      }
    }
    host.parallelFor(range(3), new Local()).await();
    host.parallelFor("counted", range(3), i -> LOG.add(200 + i)).await();
    host.parallelFor(range(3), new RangeKernel1() { public void run(int i) { LOG.add(300 + i); } }).await();
  }

  static void onHost(DeviceQueue host) {
    host.parallelFor(range(3), FIELD).await();
    HostOnlyKernels object = new HostOnlyKernels(10);
    host.parallelFor(range(3), object.ofObject).await();
    host.parallelFor(range(3), object.maker.get()).await();
    host.parallelFor(range(3), new Mock(LOG)).await();
    host.parallelFor(range(3), Mocks.none()).await();
    host.parallelFor(range(3), (@HostOnly RangeKernel1) i -> LOG.add(400 + i)).await();
    @HostOnly RangeKernel1 local = i -> LOG.add(500 + i);
    host.parallelFor(range(3), local).await();
    counted(host);
  }

  /** Whether all devices refuse a launch, except the one that runs it. */
  static boolean isRefused(DeviceQueue q, RangeKernel1 kernel) {
    boolean refused = false;
    try {
      q.parallelFor(range(3), kernel).await();
    } catch (KernelNotSupportedException e) {
      refused = true;
    }
    return refused != q.device().id().equals("host");
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[8];
    boolean[] refused = {isRefused(q, FIELD), isRefused(q, new Mock(LOG)), isRefused(q, Mocks.none())};
    q.parallelFor(range(8), i -> a[i] = i + 1).await();
    HostOnlyKernels_MocksKernels.twice(q, range(8), a);
    q.await();
    LOG.clear();
    try (DeviceQueue host = DeviceQueue.open(ComputeDevice.select("host"))) {
      onHost(host);
    }
    List<Integer> sorted = new ArrayList<>(LOG);
    Collections.sort(sorted);
    return new Object[] {a, refused, sorted.stream().mapToInt(x -> x).toArray()};
  }
}
