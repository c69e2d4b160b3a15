import static dev.sycamore.Range.range;
import static java.lang.Math.max;
import static lib.Tables.*;
import static lib.Tables.Inner.shift;

import dev.sycamore.DeviceQueue;
import lib.Limits;
import lib.Tables;

/** Static imports, nested helpers, constants of other classes, of interfaces and of class files. */
public class NamesFromElsewhere implements Limits {
  public static Object run(DeviceQueue q) {
    long[] out = new long[32];
    q.parallelFor(
            range(32),
            i ->
                out[i] =
                    shift(i, SHIFT)
                        + PRIMES[i % PRIMES.length]
                        + max(i, LIMIT)
                        + Tables.Inner.DEPTH
                        + Integer.MAX_VALUE
                        + Long.SIZE
                        + Character.MAX_RADIX
                        + (Math.PI > 3 ? 1 : 0)
                        + twice(i)
                        + Short.MIN_VALUE)
        .await();
    return out;
  }
}
