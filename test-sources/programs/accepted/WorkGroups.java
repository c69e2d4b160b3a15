import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.AccessMode;
import dev.sycamore.DeviceBuffer;
import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatAccessor2;
import dev.sycamore.FloatDeviceBuffer2;
import dev.sycamore.IntAccessor;
import dev.sycamore.IntDeviceBuffer;
import dev.sycamore.LocalFloats2;
import dev.sycamore.LocalInts;
import dev.sycamore.NdItem1;

/** Nd-ranges in 1 to 3 dimensions with local memory; barriers in uniform loops, conditionals and device functions. */
public class WorkGroups {
  static int treeSum(LocalInts tile, NdItem1 it) {
    for (int step = it.localRange() / 2; step > 0; step /= 2) {
      it.barrier();
      if (it.localId() < step) tile.set(it.localId(), tile.get(it.localId()) + tile.get(it.localId() + step));
    }
    it.barrier();
    return tile.get(0);
  }

  static int[] sums(DeviceQueue q, boolean twice) {
    int n = 256, group = 16;
    int[] in = new int[n], out = new int[n / group];
    for (int i = 0; i < n; i++) in[i] = i * i - 7;
    try (IntDeviceBuffer a = DeviceBuffer.wrap(in);
        IntDeviceBuffer b = DeviceBuffer.wrap(out)) {
      q.submit(
          h -> {
            IntAccessor from = a.access(h, AccessMode.READ);
            IntAccessor to = b.access(h, AccessMode.WRITE);
            LocalInts tile = h.localInts(group);
            h.parallelFor(
                ndRange(n, group),
                it -> {
                  int l = it.localId();
                  tile.set(l, from.get(it.globalId()));
                  int sum = treeSum(tile, it);
                  if (twice) {
                    it.barrier();
                    tile.set(l, sum + l);
                    sum = treeSum(tile, it);
                  }
                  if (l == 0) to.set(it.groupId(), sum);
                });
          });
    }
    return out;
  }

  static float[] transposed(DeviceQueue q) {
    int rows = 12, columns = 20, tile = 4;
    float[] in = new float[rows * columns], out = new float[rows * columns];
    for (int i = 0; i < in.length; i++) in[i] = i * 0.5f;
    try (FloatDeviceBuffer2 a = DeviceBuffer.wrap(in, range(rows, columns));
        FloatDeviceBuffer2 b = DeviceBuffer.wrap(out, range(columns, rows))) {
      q.submit(
          h -> {
            FloatAccessor2 from = a.access(h, AccessMode.READ);
            FloatAccessor2 to = b.access(h, AccessMode.WRITE);
            LocalFloats2 block = h.localFloats(tile, tile + 1);
            h.parallelFor(
                ndRange(range(rows, columns), range(tile, tile)),
                it -> {
                  block.set(it.localId(0), it.localId(1), from.get(it.globalId(0), it.globalId(1)));
                  it.barrier();
                  int r = it.groupId(1) * it.localRange(1) + it.localId(0);
                  int c = it.groupId(0) * it.localRange(0) + it.localId(1);
                  to.set(r, c, block.get(it.localId(1), it.localId(0)));
                });
          });
    }
    return out;
  }

  static int[] places(DeviceQueue q) {
    int[] out = new int[4 * 6 * 8];
    q.parallelFor(
            ndRange(range(4, 6, 8), range(2, 3, 4)),
            it -> {
              int at = (it.globalId(0) * it.globalRange(1) + it.globalId(1)) * it.globalRange(2) + it.globalId(2);
              int place = it.groupId(0) * 100 + it.groupId(1) * 10 + it.groupId(2);
              out[at] = place * 1000 + it.localId(0) * 100 + it.localId(1) * 10 + it.localId(2) + it.groupRange(1);
            })
        .await();
    return out;
  }

  public static Object run(DeviceQueue q) {
    return new Object[] {sums(q, false), sums(q, true), transposed(q), places(q)};
  }
}
