import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.HostOnly;
import dev.sycamore.annotations.Kernel;
import java.util.List;
import java.util.function.Supplier;

public class NotKernels {
  interface Body {
    void run(int i);
  }

  interface Doubled extends RangeKernel1 {
    void at(int i);

    @Override
    default void run(int i) {
      at(2 * i);
    }
  }

  abstract static class Base implements RangeKernel1 {
    @Override
    public void run(int i) {}
  }

  enum Step implements RangeKernel1 {
    /*! SYC1013 | a constant with a body */ADD {
      @Override
      public void run(int i) {}
    }
  }

  static <T> void launch(@Kernel T value) {}

  static void choose(DeviceQueue q, boolean first, Object any) {
    q.parallelFor(range(4), /*! SYC1013 | `null` */null);
    q.parallelFor(range(4), (RangeKernel1) (/*! SYC1013 | `null` */null));
    q.parallelFor(range(4), first ? i -> {} : /*! SYC1013 | `null` */null);
    q.parallelFor(
        range(4),
        switch (first ? 1 : 2) {
          case 1 -> i -> {};
          default -> {
            yield /*! SYC1013 | `null` */null;
          }
        });
    launch(/*! SYC1013 | `"text"` | another type */"text");
    launch(/*! SYC1013 | `4` | another type */4);
    launch(any);
    NotKernels.<Body>launch(/*! SYC1032 */i -> {});
  }

  static void inherited(int[] a) {
    Object anonymous = /*! SYC1013 | an object of an anonymous class that inherits `run` */new Base() {};
    class Local extends /*! SYC1013 | a local class that inherits `run` */Base {}
    Supplier<RangeKernel1> maker = Local::new;
    Doubled doubled = /*! SYC1013 | the method `at` | `run` is written already */i -> a[i] = 1;
    Supplier<Doubled> lambdas = () -> /*! SYC1013 | the method `at` */NotKernels::reference;
  }

  static void reference(int i) {}

  static void declared() {
    @Kernel /*! SYC1032 */Body body = i -> {};
    Object cast = (@Kernel /*! SYC1032 */Body) i -> {};
  }

  /** Whoever launches them: it is their type that makes them kernels. */
  static Object nowhere(int[] a, List<String> texts) {
    RangeKernel1 unused = i -> a[i] = /*! SYC1009 | captured variable `texts` */texts.size();
    Supplier<List<RangeKernel1>> made = () -> List.of(i -> { /*! SYC1002 */throw new Error(); });
    return texts;
  }

  static void named(DeviceQueue q, List<RangeKernel1> list, RangeKernel1 given, @Kernel RangeKernel1 marked) {
    RangeKernel1 kernel = i -> {};
    RangeKernel1 alias = kernel;
    q.parallelFor("alias", range(4), alias);
    q.parallelFor("list", range(4), /*! SYC1019 | `list` names no kernel */list.get(0));
    q.parallelFor("given", range(4), /*! SYC1019 | `given` names no kernel */given);
    q.parallelFor("marked", range(4), marked);
    for (RangeKernel1 each : list) {
      q.parallelFor("each", range(4), /*! SYC1019 | `each` names no kernel */each);
    }
  }

  /*! SYC1044 | where no kernel is written */@HostOnly
  static int none;

  /*! SYC1044 | where no kernel is written */@HostOnly
  static void noKernel(Runnable r) {}

  /*! SYC1044 | with `@Kernel` */@HostOnly
  @Kernel
  static void both(int i) {}

  static void parameter(/*! SYC1044 | at this place */@HostOnly RangeKernel1 kernel) {}

  static List</*! SYC1044 | at this place */@HostOnly RangeKernel1> list;
}
