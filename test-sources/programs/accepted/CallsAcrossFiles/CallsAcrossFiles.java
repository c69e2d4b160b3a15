import static dev.sycamore.Range.range;
import static lib.Shapes.area;

import dev.sycamore.DeviceQueue;
import lib.Shapes;

/** Device functions in other files of the compilation, through static imports, overloads, nested classes. */
public class CallsAcrossFiles {
  static class Local {
    static float twice(float x) {
      return 2 * x;
    }
  }

  public static Object run(DeviceQueue q) {
    float[] out = new float[100];
    int[] ints = new int[100];
    q.parallelFor(
            range(100),
            i -> {
              out[i] = area(i, i + 1) + Local.twice(Shapes.area(i));
              ints[i] = lib.deep.Bits.reverse(i) + Shapes.Inner.SIDES * Shapes.kind('x') + Shapes.kind(3);
            })
        .await();
    return new Object[] {out, ints};
  }
}
