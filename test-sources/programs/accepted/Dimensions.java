import static dev.sycamore.AccessMode.*;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Two and three dimensions; the last index is the fastest. */
public class Dimensions {
  public static Object run(DeviceQueue q) {
    int[] plane = new int[5 * 7];
    q.parallelFor(range(5, 7), (i, j) -> plane[i * 7 + j] = i * 100 + j).await();
    int[] box = new int[3 * 4 * 5];
    q.parallelFor(range(3, 4, 5), (i, j, k) -> box[(i * 4 + j) * 5 + k] = i * 100 + j * 10 + k).await();
    float[] a = new float[6 * 8];
    float[] t = new float[8 * 6];
    long[] cube = new long[2 * 3 * 4];
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    try (FloatDeviceBuffer2 ba = DeviceBuffer.wrap(a, range(6, 8));
        FloatDeviceBuffer2 bt = DeviceBuffer.wrap(t, range(8, 6));
        LongDeviceBuffer3 bc = DeviceBuffer.wrap(cube, range(2, 3, 4))) {
      q.submit(
          h -> {
            FloatAccessor2 A = ba.access(h, READ);
            FloatAccessor2 T = bt.access(h, WRITE);
            h.parallelFor(range(8, 6), (i, j) -> T.set(i, j, A.get(j, i) + A.range(0) * 1000 + A.range(1)));
          });
      q.submit(
          h -> {
            LongAccessor3 C = bc.access(h, READ_WRITE);
            h.parallelFor(range(2, 3, 4), (i, j, k) -> C.set(i, j, k, i * 100 + j * 10 + k + C.get(i, j, k)));
          });
    }
    return new Object[] {plane, box, t, cube};
  }
}
