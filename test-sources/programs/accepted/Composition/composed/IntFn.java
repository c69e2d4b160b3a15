package composed;

import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.io.Serializable;

/** A function whose default methods call it, make others of it, and launch kernels with it. */
public interface IntFn extends Serializable {
  IntFn NEGATED = x -> -x;

  int of(int x);

  default int twice(int x) {
    return of(of(x));
  }

  default IntFn then(IntFn next) {
    return x -> next.of(of(x));
  }

  default IntFn bound() {
    return this::of;
  }

  default IntFn four() {
    IntFn two = this::twice;
    return x -> two.of(this.twice(x));
  }

  default void each(DeviceQueue q, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = of(a[i]) + twice(1)).await();
  }

  default void eachTwice(DeviceQueue q, int[] a) {
    Functions.map(q, this, a);
    Functions.map(q, x -> this.of(twice(x)), a);
  }
}
