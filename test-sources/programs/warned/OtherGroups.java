import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import dev.sycamore.Op;

/** Elements of other groups read behind a barrier, and what only looks like it. */
public class OtherGroups {
  static int total(int[] partial, int groups) {
    int sum = 0;
    for (int g = 0; g < groups; g++) {
      sum += /*! SYC1102 | an element of `partial` is read by work-item 0 of group 0 */partial[g];
    }
    return sum;
  }

  static void found(DeviceQueue q, int[] in, int[] partial, int[] out) {
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          int sum = it.group().reduce(in[it.globalId()], Op.ADD);
          if (it.localId() == 0) {
            partial[it.groupId()] = sum;
          }
          it.barrier();
          if (it.globalId() == 0) {
            out[0] = total(partial, it.groupRange());
          }
        });
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          in[it.globalId()] *= 2;
          it.group().barrier();
          out[it.globalId()] = /*! SYC1102 | `in[0]` is read by work-item 0 of group 1 */in[0];
        });
  }

  /** The last work-item of a group and the first of the next one. */
  static void edges(DeviceQueue q, int[] in, int[] out) {
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          int i = it.globalId();
          in[i] += 1;
          it.barrier();
          if (i < 63) {
            out[i] = /*! SYC1102 | `in[8]` is read by work-item 7 of group 0 */in[i + 1];
          }
        });
  }

  static void none(DeviceQueue q, int[] in, int[] partial, int[] out, int n) {
    // One group.
    q.parallelFor(
        ndRange(n, n),
        it -> {
          in[it.globalId()] *= 2;
          it.barrier();
          out[it.globalId()] = in[0];
        });
    // An element that nobody writes.
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          in[it.globalId() + 1] = n;
          it.barrier();
          out[it.globalId()] = in[0];
        });
    // What nobody writes, what is written to somewhere else, local memory, no barrier between.
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(64, 8),
              it -> {
                int first = out[0];
                tile.set(it.localId(), in[it.globalId()]);
                out[it.globalId()] = first;
                it.barrier();
                out[it.globalId()] += in[0] + tile.get(0) + out[it.globalId()];
                partial[it.groupId()] = out[it.groupId() * 8];
              });
        });
  }
}
