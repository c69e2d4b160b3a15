package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A kernel is a matter of type: nothing here is launched. */
@Tag("module")
class KernelFormsTest {

  /** Lines with kernels say how many. */
  private static final String FORMS =
      """
      import dev.sycamore.*;
      import dev.sycamore.annotations.*;
      import java.io.Serializable;
      import java.util.*;
      import java.util.function.*;
      class Example {
        interface Mine extends RangeKernel1 {}
        interface Maker { RangeKernel1 make(int k); }
        interface Own extends Serializable { void run(int i); }
        interface Marker {}
        interface Constants { RangeKernel1 C = i -> {}; } // 1
        enum Step implements RangeKernel1 { ONE, TWO; public void run(int i) {} } // 1
        enum Kept { ONE(i -> {}), TWO(Example::method); Kept(RangeKernel1 k) {} } // 2
        record Rec(int[] a) implements RangeKernel1 { public void run(int i) {} } // 1
        static abstract class Base<T> implements RangeKernel1 { public void run(int i) {} }
        static class Derived extends Base<String> {} // 1
        static class Generic<T> implements Mine { public void run(int i) {} } // 1
        static class Holder { RangeKernel1 k; Holder(Maker m, RangeKernel1... ks) { k = i -> {}; } } // 1
        static class Sub extends Holder { Sub() { super(k -> i -> {}, i -> {}); } } // 2
        static void method(int i) {}
        static <T> T any(T value) { return value; }
        static <K extends RangeKernel1> K bound(K value) { return value; }
        static <K extends RangeKernel1 & Serializable> void both(K value) {}
        static void take(RangeKernel1 k) {}
        static void all(RangeKernel1... ks) {}
        final RangeKernel1 field = i -> {}; // 1
        Object instance; { instance = (RangeKernel1) i -> {}; } // 1
        static Object cast = (Object) (RangeKernel1) i -> {}; // 1
        RangeKernel1 open() { return Example::method; } // 1
        static RangeKernel1 choice(int k) { return switch (k) { case 0 -> i -> {}; default -> { yield Example::method; } }; } // 2
        static void statements(int[] a, boolean z, Map<String, RangeKernel1> map, List<Object> list, RangeKernel1[] ks) {
          RangeKernel1 local = i -> a[i] = 1; // 1
          RangeKernel2 two = (y, x) -> a[y] = y; // 1
          RangeKernel1 conditional = z ? i -> {} : Example::method; // 2
          Mine mine = i -> a[i] = 2; // 1
          take(i -> {}); // 1
          all(i -> {}, Example::method, ks[0]); // 2
          take(any(i -> {})); // 1
          RangeKernel1 inferred = bound(i -> {}); // 1
          Example.<Mine>any(i -> {}); // 1
          Example.<RangeKernel1>both(i -> {}); // 1
          list.add((RangeKernel1 & Serializable) i -> {}); // 1
          list.add((Marker & RangeKernel1) i -> {}); // 1
          ks[0] = i -> {}; // 1
          RangeKernel1[][] rows = {{i -> {}}, {i -> {}, Example::method}}; // 3
          map.put("a", i -> {}); // 1
          map.computeIfAbsent("b", key -> i -> {}); // 1
          Supplier<RangeKernel1> s = () -> i -> {}; // 1
          Function<Integer, Supplier<Maker>> deep = x -> () -> k -> i -> {}; // 1
          Runnable r = () -> take(i -> {}); // 1
          list.add(new RangeKernel1() { public void run(int i) {} }); // 1
          class Local implements RangeKernel1 { public void run(int i) {} } // 1
          take(i -> { RangeKernel1 inner = k -> a[k] = 1; inner.run(i); }); // 1
          Own other = i -> {};
          IntConsumer consumer = i -> {};
          Supplier<Rec> constructor = () -> new Rec(a);
          for (RangeKernel1 k = i -> {}; k != null; k = null) {} // 1
        }
        @HostOnly RangeKernel1 print = i -> System.out.println(i);
        @HostOnly record Mock(List<Integer> calls) implements RangeKernel1 { public void run(int i) { calls.add(i); } }
        @HostOnly static class Mocks { RangeKernel1 k = i -> {}; class Inner { Object o = new Mine() { public void run(int i) {} }; } }
        static Object onHost = (@HostOnly RangeKernel1) i -> System.out.println(i);
        static Object pair = List.<RangeKernel1>of((@HostOnly RangeKernel1) i -> {}, i -> {}); // 1
        static Object marked = (@HostOnly RangeKernel1 & Serializable) i -> System.out.println(i);
      }
      """;

  private static Map<Integer, Long> found(String source) {
    OutlineResult result = OutlineRun.of(source);
    assertThat(result.diagnostics()).isEmpty();
    return result.program().units().get(0).kernels().stream()
        .collect(
            Collectors.groupingBy(
                kernel -> kernel.span().line(), TreeMap::new, Collectors.counting()));
  }

  private static Map<Integer, Long> written(String source) {
    Map<Integer, Long> lines = new TreeMap<>();
    List<String> text = source.lines().toList();
    for (int i = 0; i < text.size(); i++) {
      int mark = text.get(i).indexOf(" // ");
      if (mark >= 0) {
        lines.put(i + 1, Long.valueOf(text.get(i).substring(mark + " // ".length())));
      }
    }
    return lines;
  }

  @Test
  void everyLambdaReferenceAndObjectOfAKernelInterfaceIsAKernel() {
    assertThat(found(FORMS)).isEqualTo(written(FORMS)).hasSizeGreaterThan(30);
  }

  @Test
  void anAnnotationOfSomebodyElseLeavesNothingOut() {
    String source =
        """
        import dev.sycamore.RangeKernel1;
        class Example {
          @interface HostOnly {}
          @HostOnly RangeKernel1 kernel = i -> {}; // 1
        }
        """;

    assertThat(found(source)).isEqualTo(written(source)).hasSize(1);
  }
}
