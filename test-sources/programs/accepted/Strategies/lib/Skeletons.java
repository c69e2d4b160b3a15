package lib;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor;
import dev.sycamore.FloatDeviceBuffer;
import dev.sycamore.Op;
import dev.sycamore.annotations.Kernel;

/** Kernels without functions of their own: each caller passes them. */
public final class Skeletons {
  private Skeletons() {}

  public static void map(DeviceQueue q, FloatUnary f, float[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.apply(a[i]));
  }

  public static void compose(DeviceQueue q, FloatUnary f, FloatUnary g, float[] a) {
    float scale = 0.5f;
    q.parallelFor(range(a.length), i -> a[i] = g.apply(f.apply(a[i]) * scale));
  }

  /** What it is passed must be known wherever it is called. */
  public static void zip(DeviceQueue q, @Kernel FloatBinary f, float[] a, float[] b, float[] out) {
    try (FloatDeviceBuffer left = DeviceBuffer.wrap(a);
        FloatDeviceBuffer right = DeviceBuffer.wrap(b);
        FloatDeviceBuffer result = DeviceBuffer.wrap(out)) {
      q.submit(
          h -> {
            FloatAccessor x = left.access(h, READ);
            FloatAccessor y = right.access(h, READ);
            FloatAccessor z = result.access(h, WRITE);
            h.parallelFor(range(out.length), i -> z.set(i, f.apply(x.get(i), y.get(i))));
          });
    }
  }

  /** The sum of a function of all elements, by work-groups. */
  public static <F extends FloatUnary> float sum(DeviceQueue q, F f, float[] a) {
    float[] parts = new float[8];
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          float own = 0;
          for (int i = it.globalId(); i < a.length; i += 64) {
            own = add(own, f, a[i]);
          }
          float all = it.group().reduce(own, Op.ADD);
          if (it.localId() == 0) {
            parts[it.groupId()] = all;
          }
        });
    q.await();
    float sum = 0;
    for (float part : parts) {
      sum += part;
    }
    return sum;
  }

  private static float add(float sum, FloatUnary f, float x) {
    return sum + f.apply(x);
  }
}
