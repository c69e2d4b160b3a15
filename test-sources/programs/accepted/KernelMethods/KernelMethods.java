import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.AccessMode;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor;
import dev.sycamore.FloatDeviceBuffer;
import dev.sycamore.IntAccessor2;
import dev.sycamore.IntDeviceBuffer2;
import dev.sycamore.Item1;
import dev.sycamore.Item2;
import dev.sycamore.Item3;
import dev.sycamore.LocalInts;
import dev.sycamore.NdItem1;
import dev.sycamore.NdItem2;
import dev.sycamore.NdItem3;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.annotations.ReqdWorkGroupSize;
import lib.Filters;
import lib.FiltersKernels;
import lib.Filters_BlurKernels;

/** Kernel methods, launched by the classes that are generated for them. */
public class KernelMethods {
  enum Mode { UP, DOWN }

  record Scale(float factor, int[] offsets) {}

  @Kernel
  static void scale(int i, float[] a, float f) {
    a[i] *= helper(f);
  }

  static float helper(float f) {
    return f + 1;
  }

  /** An overload. */
  @Kernel
  static void scale(int i, int[] a, int f) {
    a[i] *= f;
  }

  @Kernel
  static void everything(
      int i, boolean[] z, byte b, char c, short s, long l, double d, Mode mode, Scale scale, long[] out) {
    out[i] = z[i % z.length] ? b + c + s + l + (long) d : mode.ordinal();
    out[i] += (long) (scale.factor() * scale.offsets()[i % 2]);
  }

  @Kernel
  static void item1(Item1 it, int[] out) {
    out[it.globalId()] = it.globalRange() - it.globalId();
  }

  @Kernel
  static void item2(Item2 it, int[] out) {
    out[(int) it.linearId()] = it.globalId(0) - 3 * it.globalId(1);
  }

  @Kernel
  static void item3(Item3 it, int[] out) {
    int n = (it.globalId(0) * it.globalRange(1) + it.globalId(1)) * it.globalRange(2) + it.globalId(2);
    out[n] = n * it.globalId(2);
  }

  @Kernel
  static void reverse(NdItem1 it, int[] data, LocalInts tile) {
    int l = it.localId();
    tile.set(l, data[it.globalId()]);
    it.barrier();
    data[it.globalId()] = tile.get(it.localRange() - 1 - l);
  }

  @Kernel
  @ReqdWorkGroupSize({2, 4})
  static void groups(NdItem2 it, int[] out) {
    out[it.globalId(0) * it.globalRange(1) + it.globalId(1)] = it.groupId(0) * 10 + it.localId(1);
  }

  @Kernel
  static void groups(NdItem3 it, int[] out) {
    int n = (it.globalId(0) * it.globalRange(1) + it.globalId(1)) * it.globalRange(2) + it.globalId(2);
    out[n] = it.groupId(2) * 100 + it.localId(1);
  }

  @Kernel
  static void accessors(int queue, FloatAccessor range, IntAccessor2 handler) {
    range.set(queue, range.get(queue) + handler.get(queue, 1));
  }

  static class Nested {
    interface Deep {
      @Kernel
      static void negate(int i, int... values) {
        values[i] = -values[i];
      }
    }
  }

  public static Object run(DeviceQueue q) {
    float[] f = new float[20];
    int[] a = new int[24], b = new int[24], c = new int[24], d = new int[24], e = new int[24], g = new int[24];
    int[] h = new int[24];
    for (int i = 0; i < 24; i++) {
      a[i] = i;
      f[i % 20] = i / 3f;
      e[i] = i * i;
    }
    KernelMethodsKernels.scale(q, range(20), f, 2f).await();
    KernelMethodsKernels.scale(q, range(24), a, 3);
    long[] out = new long[10];
    KernelMethodsKernels.everything(
        q, range(10), new boolean[] {true, false, true}, (byte) 1, 'c', (short) 3, 4L, 5.5, Mode.DOWN,
        new Scale(1.5f, new int[] {10, 20}), out);
    KernelMethodsKernels.item1(q, range(24), b);
    KernelMethodsKernels.item2(q, range(4, 6), c);
    KernelMethodsKernels.item3(q, range(2, 3, 4), d);
    q.submit(handler -> KernelMethodsKernels.reverse(handler, ndRange(24, 8), e, handler.localInts(8)));
    KernelMethodsKernels.groups(q, ndRange(range(4, 4), range(2, 4)), g);
    KernelMethodsKernels.groups(q, ndRange(range(2, 2, 6), range(1, 2, 3)), h);
    KernelMethods_Nested_DeepKernels.negate(q, range(24), a);
    float[] values = {1, 2, 3};
    int[] table = {1, 2, 3, 4, 5, 6};
    try (FloatDeviceBuffer buffer = DeviceBuffer.wrap(values);
        IntDeviceBuffer2 grid = DeviceBuffer.wrap(table, range(3, 2))) {
      KernelMethodsKernels.accessors(q, range(3), buffer, grid);
      q.submit(
          handler ->
              KernelMethodsKernels.accessors(
                  handler,
                  range(2),
                  buffer.access(handler, AccessMode.READ_WRITE),
                  grid.access(handler, AccessMode.READ)));
    }
    int[] filtered = {5, 6, 7, 8};
    FiltersKernels.invert(q, range(4), filtered);
    Filters_BlurKernels.blur(q, range(3), filtered, Filters.weight()).await();
    q.await();
    return new Object[] {f, a, out, b, c, d, e, g, h, values, filtered};
  }
}
