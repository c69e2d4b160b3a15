import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

public class DivergentGroups {
  static int sum(Group group, int x) {
    return /*! SYC1031 | the group reaches this group operation */group.reduce(x, Op.ADD);
  }

  public static void run(DeviceQueue q, int[] out, Op op) {
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          Group group = it.group();
          SubGroup lanes = it.subGroup();
          int l = it.localId();
          if (l < 4) {
            out[l] = /*! SYC1031 | the group reaches this group operation */group.inclusiveScan(l, Op.ADD);
          }
          out[1] = l > 2 && /*! SYC1031 | the group */group.any(l == 3) ? 1 : 0;
          if (group.exclusiveScan(l, Op.ADD) > 3) {
            sum(group, l);
          }
          if (group.reduce(l, Op.ADD) > 3) {
            sum(group, l);
            out[2] = group.broadcast(l);
          }
          if (lanes.localId() == 1) {
            out[3] = /*! SYC1031 | the sub-group reaches this group operation */lanes.shuffle(l, 0);
            /*! SYC1031 | the sub-group reaches this barrier */lanes.barrier();
          }
          if (lanes.groupId() == 1) {
            out[4] = lanes.reduce(l, Op.ADD);
            out[5] = /*! SYC1031 | the group */group.reduce(l, Op.ADD);
          }
          if (lanes.any(l == 1)) {
            lanes.barrier();
            /*! SYC1031 | the group reaches this barrier */it.barrier();
          }
          for (int k = 0; k < l; k++) {
            out[k] = /*! SYC1031 */lanes.broadcast(k);
          }
          if (l < 5) {
            for (int k = 0; k < 3; k++) {
              /*! SYC1031 | the group reaches this barrier */it.barrier();
            }
          }
          if (l < 6) {
            DeviceDebug.printf("%d", /*! SYC1031 | the group reaches this group operation */group.reduce(l, Op.ADD));
            assert /*! SYC1031 | the group reaches this group operation */group.any(l == 1);
          }
          out[6] = (int) /*! SYC1010 | bitwise group operation on float */group.reduce(1f, Op.AND);
          out[7] = (int) /*! SYC1010 | group operation on double whose `Op` is not a constant */lanes.inclusiveScan(1.0, op);
        });
  }
}
