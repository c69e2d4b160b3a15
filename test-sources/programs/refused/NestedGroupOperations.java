import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Group operations inside the arguments of others, and inside expressions of every kind. */
public class NestedGroupOperations {
  static int plus(int a, int b) {
    return a + b;
  }

  static int twice(Group group, int x, boolean some) {
    return plus(x, some ? /*! SYC1031 | the group reaches this group operation */group.reduce(x, Op.ADD) : 0);
  }

  public static void run(DeviceQueue q, int[] a, int[] out) {
    q.parallelFor(
        ndRange(64, 64),
        it -> {
          Group group = it.group();
          SubGroup lanes = it.subGroup();
          int l = it.localId();
          int g = it.groupId();
          out[0] = group.reduce(l == 0 ? /*! SYC1031 | the group reaches this group operation */group.reduce(a[l], Op.ADD) : 0, Op.ADD);
          out[1] = group.inclusiveScan(l > 1 && /*! SYC1031 */group.any(a[l] > 0) ? 1 : 2, Op.MAX);
          out[2] = group.broadcast(l > 2 ? /*! SYC1031 */group.broadcast(l) : 3, 1);
          out[3] = group.reduce(group.reduce(l < 3 ? /*! SYC1031 */group.exclusiveScan(l, Op.ADD) : 0, Op.ADD), Op.ADD);
          out[4] = group.all(l < 4 || /*! SYC1031 */group.none(l == 9)) ? 1 : 0;
          out[5] = lanes.shuffle(l == 5 ? /*! SYC1031 | the sub-group reaches this group operation */lanes.broadcast(l) : 0, 0);
          out[6] = lanes.reduce(group.any(l > 5) ? 1 : l == 6 ? /*! SYC1031 | the sub-group */lanes.reduce(l, Op.ADD) : 0, Op.ADD);
          out[7] = Atomics.add(out, 0, l == 7 ? /*! SYC1031 */group.reduce(l, Op.ADD) : 0);
          out[l == 8 ? /*! SYC1031 */group.reduce(l, Op.ADD) : 8] = 1;
          int[] own = {l == 9 ? /*! SYC1031 */group.reduce(l, Op.ADD) : 0, 1};
          out[10] = own[0] + twice(group, l, l == 10);
          switch (l == 11 ? /*! SYC1031 */group.reduce(l, Op.ADD) : 0) {
            case 1 -> out[11] = 1;
            default -> out[11] = 2;
          }
          out[12] = group.reduce(switch (l) {
            case 12 -> /*! SYC1031 */group.reduce(l, Op.MIN);
            default -> 0;
          }, Op.ADD);
          out[13] = group.reduce(switch (g) {
            case 12 -> group.reduce(l, Op.MIN);
            default -> 0;
          }, Op.ADD);
          DeviceDebug.printf("%d", group.reduce(l == 14 ? /*! SYC1031 */group.reduce(l, Op.ADD) : 0, Op.ADD));
          float f = DeviceMath.clamp(l == 15 ? /*! SYC1031 */group.reduce(1f, Op.ADD) : 0f, 0f, 1f);
          out[15] = (int) f;
          out[16] = group.reduce(group.reduce(g == 1 ? group.reduce(l, Op.ADD) : 0, Op.ADD), Op.ADD);
        });
  }
}
