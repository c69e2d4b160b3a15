import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class AnonymousKernels {
  abstract static class Base implements RangeKernel1 {
    abstract int at(int i);

    final int[] cells = new int[4];

    @Override
    public final void run(int i) {
      cells[i] = at(i);
    }
  }

  interface Fn extends Serializable {
    int of(int x);
  }

  abstract static class Doubling implements Fn {
    @Override
    public int of(int x) {
      return x * 2;
    }
  }

  static class Generic<T> implements Fn {
    @Override
    public int of(int x) {
      return x;
    }
  }

  static void map(DeviceQueue q, Fn f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i]));
  }

  static void run(DeviceQueue q, int[] a, List<String> texts) {
    q.parallelFor(
        range(4),
        /*! SYC1013 | an object of an anonymous class that inherits `run` */new Base() {
          @Override
          int at(int i) {
            return i;
          }
        });
    q.parallelFor(
        range(4),
        new RangeKernel1() {
          private int count;
          private final List<Integer> log = new ArrayList<>();

          @Override
          public void run(int i) {
            /*! SYC1014 | count */count += i;
            /*! SYC1009 | field `log` */log.add(i);
            a[i] = /*! SYC1009 | captured variable `texts` */texts.size();
          }
        });
    map(q, /*! SYC1060 | new Doubling() */new Doubling() {}, a);
    map(q, /*! SYC1060 | new Generic */new Generic<String>(), a);
    map(
        q,
        new Fn() {
          int calls;

          @Override
          public int of(int x) {
            return x + /*! SYC1014 | calls */calls++;
          }
        },
        a);
  }
}
