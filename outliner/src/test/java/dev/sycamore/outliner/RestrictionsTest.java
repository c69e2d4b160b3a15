package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each rule at its place, every place in one run, and nothing where no kernel reaches. */
@Tag("module")
class RestrictionsTest {

  private static final String HEAD =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import java.util.*;
      class Example {
      """;

  /** Checks {@code members} of a class against the marks in them. */
  private static OutlineResult check(String members) {
    String source = HEAD + members + "}\n";
    OutlineResult result = OutlineRun.of(source);
    assertThat(MarkedSource.found(result.diagnostics()))
        .as("diagnostics of\n%s", source)
        .isEqualTo(new MarkedSource(source).expected());
    return result;
  }

  @Test
  void unreachableCodeIsNotDeviceCode() {
    check(
        """
        static final boolean DEBUG = false;
        static int host(int x) { throw new IllegalStateException("x" + x); }
        static int device(int x) {
          if (DEBUG) { System.out.println(x); }
          if (DEBUG && x > 3) { System.out.println(x); }
          int y = DEBUG ? host(x) : x;
          boolean b = DEBUG && host(x) > 0;
          return y;
        }
        void run(DeviceQueue q, int[] a) { q.parallelFor(range(3), i -> a[i] = device(i)); }
        """);
  }

  @Test
  void recursionIsToldOnceForEachCycle() {
    OutlineResult result =
        check(
            """
            static int fib(int n) {
              return n < 2 ? n : fib(n - 1) // SYC1001@22
                  + fib(n - 2);
            }
            static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
            static int odd(int n) {
              return n == 0 ? 0 : even(n - 1); // SYC1001@23
            }
            void run(DeviceQueue q, int[] a) {
              q.parallelFor(range(3), i -> a[i] = fib(i) + even(i) + odd(i));
              q.parallelFor(range(3), i -> a[i] = odd(i));
            }
            """);
    assertThat(result.diagnostics().get(1).message())
        .isEqualTo(
            "device code must not recurse: `Example.even(int)` -> `Example.odd(int)` ->"
                + " `Example.even(int)`");
  }

  @Test
  void theChainLeadsFromTheKernelToTheFault() {
    OutlineResult result =
        check(
            """
            static int bar(int x) {
              throw new IllegalStateException(); // SYC1002@3
            }
            static int foo(int x) { return bar(x); }
            void run(DeviceQueue q, int[] a) {
              q.parallelFor("my.kernel", range(3), i -> a[i] = foo(i));
              q.parallelFor(range(3), i -> a[i] = foo(i) + 1);
            }
            """);
    assertThat(result.diagnostics().get(0).chain())
        .extracting(f -> f.function() + " " + f.at().place())
        .containsExactly(
            "my.kernel Example.java:11:52",
            "Example.foo(int) Example.java:9:32",
            "Example.bar(int) Example.java:7:3");
    assertThat(result.program().units()).isEmpty();
  }

  @Test
  void anErrorInASharedFunctionNamesTheKernelsThatReachIt() {
    OutlineResult result =
        check(
            """
            static int bar(int x) {
              throw new IllegalStateException(); // SYC1002@3
            }
            static int foo(int x) { return bar(x); }
            static int sound(int x) { return x; }
            void run(DeviceQueue q, int[] a) {
              q.parallelFor("first", range(3), i -> a[i] = bar(i));
              q.parallelFor("sound", range(3), i -> a[i] = sound(i));
              q.parallelFor("both", range(3), i -> a[i] = foo(i) + bar(i));
              q.parallelFor("foo", range(3), i -> a[i] = foo(i));
              q.parallelFor("third", range(3), i -> a[i] = bar(i) + 3);
              q.parallelFor("fourth", range(3), i -> a[i] = bar(i) + 4);
              q.parallelFor("fifth", range(3), i -> a[i] = bar(i) + 5);
              q.parallelFor("sixth", range(3), i -> a[i] = bar(i) + 6);
            }
            """);
    assertThat(result.diagnostics()).hasSize(1);
    assertThat(result.diagnostics().get(0).notes())
        .extracting(n -> n.at().place() + " " + n.message())
        .containsExactly(
            "Example.java:14:56 also called from both",
            "Example.java:15:46 also called from foo, by way of `Example.foo(int)`",
            "Example.java:16:48 also called from third",
            "Example.java:17:49 also called from fourth",
            "Example.java:18:48 and from 2 more kernels, such as fifth");
  }

  @Test
  void anErrorNamesTheKernelsOfOtherFiles() {
    String kernels =
        """
        import dev.sycamore.*;
        import dev.sycamore.annotations.*;
        class %s {
          void run(DeviceQueue q, int[] a) {
            q.parallelFor("add", Range.range(3), i -> a[i] = Shared.%s(i));
          }
        }
        """;
    String shared =
        """
        class Shared {
          static int thrown(int x) { throw new IllegalStateException(); }
          static int again(int x) { return x < 1 ? 0 : again(x - 1); }
          static int ever(int x) { return again(x) + thrown(x); }
        }
        """;
    List<Diagnostic> found =
        OutlineRun.of(
                kernels.formatted("A", "again"),
                kernels.formatted("B", "thrown"),
                kernels.formatted("C", "ever"),
                shared)
            .diagnostics();

    assertThat(found)
        .extracting(
            d -> d.id() + " " + d.chain().get(0).at().place() + " " + d.notes().get(0).message())
        .containsExactly(
            "SYC1002 B.java:5:54 also called from add, by way of `Shared.ever(int)`",
            "SYC1001 A.java:5:54 also called from add, by way of `Shared.ever(int)`");
    assertThat(found).allMatch(d -> d.notes().get(0).at().file().endsWith("C.java"));
  }

  @Test
  void everyStatementOfAKernelIsLookedAt() {
    check(
        """
        static int counter;
        static final Object LOCK = new Object();
        static final Integer RUNTIME = new Random().nextInt();
        int virtual(int x) { return x; }
        interface Shape { int area(); }
        void run(DeviceQueue q, int[] a, List<Integer> list, Shape shape, String s, Object o) {
          q.parallelFor(range(3), i -> {
            a[i] = list.get(i); // SYC1009@12
            a[i] = shape.area() + virtual(i); // SYC1004@12 SYC1004@27
            a[i] = counter + RUNTIME; // SYC1006@12 SYC1022@22
            counter = i; // SYC1014@5
            synchronized (LOCK) { a[i] = 1; } // SYC1020@5
            try { a[i] = 1; } finally { a[i] = 2; } // SYC1003@5
            Object n = new Object(); // SYC1005@16
            String t = "a" + i; // SYC1007@16
            a[i] = s.length(); // SYC1007@12
            System.out.println(i); // SYC1004@5
            if (o == null) { a[i] = 3; } // SYC1021@9
            if (o instanceof String) { a[i] = 3; } // SYC1021@9
            a[i] = o.hashCode(); // SYC1009@12
            class Local { } // SYC1034@5
            a[i] = i / 0 + i % 0; // SYC1025@16 SYC1025@24
            throw new IllegalStateException(s); // SYC1002@5
          });
        }
        """);
  }

  @Test
  void whatCannotCrossIsToldAtItsFirstUse() {
    OutlineResult result =
        check(
            """
            private Integer[] secret;
            void run(DeviceQueue q, int[] a, Integer[] boxes, Integer boxed) {
              Object unused = new Object();
              q.parallelFor(range(3), i -> {
                a[i] = boxes[0] + boxes[i]; // SYC1009@12
                a[i] = boxed; // SYC1009@12
                a[i] = secret[i]; // SYC1009@12
              });
            }
            """);
    assertThat(result.diagnostics().get(0).notes().get(0).at().line()).isEqualTo(7);
  }

  @Test
  void whatFollowsFromAFaultIsSilent() {
    check(
        """
        void run(DeviceQueue q, int[] a, int n) {
          q.parallelFor(range(3), i -> {
            int[] t = new int[n]; // SYC1027@23
            t[0] = 1;
            a[i] = t[0] + t.length;
            Object o = new Object(); // SYC1005@16
            a[i] = o.hashCode();
            for (int v : t) { a[i] = v; }
          });
        }
        """);
  }

  @Test
  void whatTheHostCompilerCannotResolveIsLeftToIt() {
    check(
        """
        void run(DeviceQueue q, int[] a) {
          q.parallelFor(range(3), i -> a[i] = missing(i) + absent + Nowhere.foo(i) + a.foo);
        }
        """);
  }

  @Test
  void workGroupsAreForKernelsThatHaveThem() {
    check(
        """
        static void wait(NdItem1 it) { it.barrier(); }
        void run(DeviceQueue q, int[] a) {
          q.parallelFor(ndRange(64, 8), it -> { wait(it); a[it.globalId()] = it.localId(0); });
          q.submit(h -> {
            LocalInts tile = h.localInts(8);
            h.parallelFor(range(8), i -> tile.set(i, 1)); // SYC1030@29
          });
        }
        """);
  }

  @Test
  void theConditionThatDivergesIsNamed() {
    OutlineResult result =
        check(
            """
            static int all(NdItem1 it, int x) {
              return it.group().reduce(x, Op.ADD); // SYC1031@10
            }
            void run(DeviceQueue q, int[] a, int n) {
              q.parallelFor(ndRange(64, 8), it -> {
                int i = it.globalId();
                if (n > 3) { a[0] = all(it, 1); }
                if (i >= n) return;
                a[i] = 2;
                it.barrier(); // SYC1031@5
              });
              q.parallelFor(ndRange(64, 8), it -> {
                int i = it.localId();
                for (int k = 0; k < n; k++) {
                  it.barrier(); // SYC1031@7
                  if (k == i) break;
                  it.barrier(); // SYC1031@7
                }
              });
              q.parallelFor(ndRange(64, 8), it -> {
                int i = it.localId();
                switch (i) {
                  case 1 -> a[i] = all(it, 3);
                  default -> a[i] = 2;
                }
                do {
                  it.barrier(); // SYC1031@7
                } while (a[i] > 0);
              });
            }
            """);
    List<Integer> lines = new ArrayList<>();
    for (Diagnostic diagnostic : result.diagnostics()) {
      assertThat(diagnostic.notes()).hasSize(1);
      lines.add(diagnostic.notes().get(0).at().line() - diagnostic.at().line());
    }
    assertThat(lines).containsExactly(20, -2, 1, -1, 1);
  }

  @Test
  void everyWorkItemReachesTheSameBarriers() {
    check(
        """
        static void wait(NdItem1 it, int n) {
          if (n > 3) {
            it.barrier(); // SYC1031@5
          }
        }
        static void sync(NdItem1 it) { it.barrier(); }
        static int first(int x) {
          if (x > 3) return 1;
          return 2;
        }
        void run(DeviceQueue q, int[] a, int n, int[] b) {
          q.parallelFor(ndRange(64, 8), it -> {
            int[] t = new int[4];
            int g = it.groupId() + n + b[2] + it.localRange(0);
            it.barrier();
            if (g > 3) { it.barrier(); } else { sync(it); }
            for (int s = it.localRange(0) / 2; s > 0; s >>= 1) {
              if (it.localId() < s) { a[it.globalId()] += s; }
              it.barrier();
            }
            wait(it, n);
            for (int s = 0; s < 4; s++) {
              if (it.localId() == s) continue;
              a[0] = s;
            }
            it.barrier();
            if (first(g) == 2) { it.barrier(); }
            t[1] = n;
            if (t[0] > 1) { it.barrier(); }
            while (g > 0) { g--; it.group().barrier(); }
          });
          q.parallelFor(ndRange(64, 8), it -> {
            int id = it.localId();
            if (id > 3) {
              it.barrier(); // SYC1031@7
            }
            wait(it, id);
            while (a[id] > 0) {
              it.barrier(); // SYC1031@7
            }
            for (int s = 0; s < 4; s++) {
              it.barrier(); // SYC1031@7
              if (id == s) break;
            }
            for (int s = 0; s < 4; s++) {
              it.barrier();
              if (id == s) continue;
              sync(it);
            }
            int x = id > 3 ? 1 : 2;
            boolean done = x > 1 && first(id) == 1;
            if (done) it.barrier(); // SYC1031@15
            int[] t = new int[4];
            t[n] = id;
            if (t[0] > 1) it.barrier(); // SYC1031@19
            int y = 0;
            if (Atomics.add(a, 0, 1) == 0) y = 1;
            if (y == 0) it.barrier(); // SYC1031@17
            it.barrier();
            if (id == 0) return;
            it.barrier(); // SYC1031@5
          });
        }
        """
            .replace(
                "static void sync(NdItem1 it) { it.barrier(); }",
                "static void sync(NdItem1 it) {\n  it.barrier(); // SYC1031@3\n}"));
  }

  @Test
  void whatIsLaunchedCanBeAKernel() {
    check(
        """
        static RangeKernel1 stored;
        static RangeKernel1 make() { return null; }
        void run(DeviceQueue q, RangeKernel1 parameter, RangeKernel1[] many, int[] a) {
          q.parallelFor(range(3), parameter);
          q.parallelFor(range(3), stored);
          q.parallelFor(range(3), many[0]);
          q.parallelFor(range(3), make());
          q.parallelFor(range(3), null); // SYC1013@27
          q.parallelFor("a.b", range(3), many[0]); // SYC1019@34
          RangeKernel1 twice = i -> a[i] = 1;
          twice = i -> a[i] = 2;
          q.parallelFor(range(3), twice);
          q.parallelFor("no name", range(3), i -> a[i] = 3); // SYC1019@17
          q.parallelFor("x.y", range(3), i -> a[i] = 4);
          q.parallelFor("x.y", range(3), i -> a[i] = 5); // SYC1019@34
        }
        """);
  }

  @Test
  void namesThatAreOneEntryPointAreRefused() {
    check(
        """
        @dev.sycamore.annotations.Kernel static void scale(int i, int[] a) { a[i] = 1; }
        static class Inner implements RangeKernel1 {
          final int[] a = new int[3];
          public void run(int i) { a[i] = 2; }
        }
        void run(DeviceQueue q, int[] a) {
          q.parallelFor("x", range(3), i -> a[i] = 3);
          q.parallelFor("Example.x", range(3), i -> a[i] = 4); // SYC1019@40
          q.parallelFor("scale", range(3), i -> a[i] = 5); // SYC1019@36
          q.parallelFor("Inner", range(3), i -> a[i] = 6); // SYC1019@36
        }
        """);
  }

  @Test
  void syntaxThatIsNotJavaHasItsPlace() {
    OutlineResult result =
        OutlineRun.of(
            """
            import static dev.sycamore.Range.range;
            import dev.sycamore.*;
            class Example {
              void run(DeviceQueue q, int[] a) {
                int non = 4, sealed = 3, less = non-sealed;
                q.parallelFor(range(3), i -> a[i] = 1);
              }
            }
            """);
    assertThat(MarkedSource.found(result.diagnostics())).containsExactly("5:35 SYC1016");
  }
}
