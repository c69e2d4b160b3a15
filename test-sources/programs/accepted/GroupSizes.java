import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.NdItem1;
import dev.sycamore.NdKernel1;
import dev.sycamore.NdKernel2;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.annotations.ReqdWorkGroupSize;
import dev.sycamore.annotations.WorkGroupSizeHint;

/** Kernels that say their size of work-groups: any other is refused by the call that launches. */
public class GroupSizes {
  static final int SIZE = 4;

  final int[] own = new int[32];

  record Named(int[] out) implements NdKernel1 {
    @Override
    @ReqdWorkGroupSize(SIZE * 2)
    public void run(NdItem1 it) {
      out[it.globalId()] = it.localRange() * 100 + it.localId();
    }
  }

  @ReqdWorkGroupSize(SIZE)
  static int inGroup(NdItem1 it) {
    return it.groupId() * 1000 + it.localId();
  }

  @Kernel
  @ReqdWorkGroupSize(16)
  static void method(NdItem1 it, int[] out) {
    out[it.globalId()] = it.groupRange();
  }

  @Kernel
  @ReqdWorkGroupSize({2, SIZE})
  final NdKernel2 field = it -> own[it.globalId(0) * 8 + it.globalId(1)] = it.localId(1) - it.groupId(0);


  static int refused(Runnable launch) {
    try {
      launch.run();
      return 0;
    } catch (KernelNotSupportedException e) {
      return 1;
    }
  }

  public static Object run(DeviceQueue q) {
    int[] a = new int[32], b = new int[32], c = new int[32], d = new int[32];
    GroupSizes object = new GroupSizes();
    @Kernel @ReqdWorkGroupSize(SIZE) NdKernel1 local = it -> a[it.globalId()] = inGroup(it);
    q.parallelFor(ndRange(32, 4), local);
    q.parallelFor(ndRange(32, 8), new Named(b));
    q.parallelFor(
        ndRange(32, 2), (@Kernel @WorkGroupSizeHint(8) NdKernel1) it -> c[it.globalId()] = it.localRange());
    GroupSizesKernels.method(q, ndRange(32, 16), d);
    q.parallelFor(ndRange(range(4, 8), range(2, 4)), object.field);
    q.await();
    int[] refusals = {
      refused(() -> q.parallelFor(ndRange(32, 8), local)),
      refused(() -> q.parallelFor(ndRange(32, 4), new Named(b))),
      refused(() -> GroupSizesKernels.method(q, ndRange(32, 8), d)),
      refused(() -> q.parallelFor(ndRange(range(4, 8), range(4, 2)), object.field)),
    };
    return new Object[] {a, b, c, d, object.own, refusals};
  }
}
