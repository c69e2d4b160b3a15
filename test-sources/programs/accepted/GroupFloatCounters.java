import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalLongs;
import dev.sycamore.Op;

/** Loops that count in float, where sums round, in kernels whose work-items wait for each other. */
public class GroupFloatCounters {
  public static Object run(DeviceQueue q) {
    long[] before = new long[60];
    long[] after = new long[76];
    q.submit(
        h -> {
          LocalLongs tile = h.localLongs(15);
          h.parallelFor(
              ndRange(range(6, 10), range(3, 5)),
              it -> {
                float passes = 0;
                for (float c = -536872640f; c < -536862464f; c -= -190f) {
                  passes += 1;
                }
                tile.set(it.localLinearId(), (long) passes);
                it.barrier();
                before[(int) it.globalLinearId()] = tile.get(14 - it.localLinearId()) * 31 + (long) passes;
              });
        });
    q.submit(
        h ->
            h.parallelFor(
                ndRange(range(2, 38), range(1, 19)),
                it -> {
                  double sum = it.group().reduce(1.0, Op.ADD);
                  int passes = 0;
                  for (float c = 1073737472f; c >= 1073736960f; c = c + -270f) {
                    passes += 1;
                  }
                  after[(int) it.globalLinearId()] = passes * 100 + (long) sum;
                }));
    q.await();
    return new long[][] {before, after};
  }
}
