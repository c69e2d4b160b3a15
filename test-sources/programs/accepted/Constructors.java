import static dev.sycamore.Range.range;
import dev.sycamore.*;
/** Constructors of records that call one of several others with as many arguments. */
public class Constructors {
  record R(int a, float b) {
    R(int a) { this(a, 2f); }
    R(float b) { this((int) b); }
    R(long c, int d) { this((int) c, (float) d); }
    R(int a, int b, int... more) { this(a + more.length, (float) b); }
  }
  public static Object run(DeviceQueue q) {
    float[] o = new float[8];
    q.parallelFor(range(8), i -> o[i] = new R(i).b() + new R(i * 1.5f).a() + new R((long) i, 3).b()).await();
    return o;
  }
}
