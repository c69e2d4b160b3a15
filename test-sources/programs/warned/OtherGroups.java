import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import dev.sycamore.Op;

/** Elements of other groups read behind a barrier, and what only looks like it. */
public class OtherGroups {
  static int total(int[] partial, int groups) {
    int sum = 0;
    for (int g = 0; g < groups; g++) {
      sum += /*! SYC1102 | `partial` */partial[g];
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
          out[it.globalId()] = /*! SYC1102 | `in` is read where other groups write */in[0];
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
