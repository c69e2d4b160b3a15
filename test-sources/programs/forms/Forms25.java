import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.*;
import java.util.function.*;

/** Forms of declarations and statements that Java has since 18, around a kernel. */
public class Forms25 {
  void s47(String[] args, Object o, Sh sh, En en) throws Exception {
    String r = switch (o) { case null -> "n"; case Integer i when i > 3 && i < 9 -> "i"; case String s -> s; case int[] a -> "a"; case List<?> l -> "l"; default -> "d"; };
  }
  void s48(String[] args, Object o, Sh sh, En en) throws Exception {
    int r = switch (o) { case null, default -> 1; };
  }
  void s49(String[] args, Object o, Sh sh, En en) throws Exception {
    int r = switch (o) { case Sq(double s) -> 1; case Ci(var rr) when rr > 1 -> 2; case Ci c -> 3; default -> 4; };
  }
  void s50(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (o) { case String s: System.out.println(s); break; case Integer i when i > 1: break; default: }
  }
  void s51(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (o) { case Wrap(Wrap(var a, int b), int c) when (a instanceof String t && t.length() > 1) -> {} case final String q -> {} default -> {} }
  }
  void s52(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (sh) { case Ci(_) -> {} case Sq(double _) -> {} }
  }
  void s53(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (sh) { case Ci _ , Sq _ -> {} }
  }
  void s54(String[] args, Object o, Sh sh, En en) throws Exception {
    int n = switch (sh) { case Ci(double d) when d > 0 -> 1; case Ci _ -> 2; case Sq _ -> 3; };
  }
  void s55(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (en) { case En.A -> {} case B -> {} default -> {} }
  }
  void s56(String[] args, Object o, Sh sh, En en) throws Exception {
    switch ((Object) en) { case En.A -> {} case String s when s.isEmpty() -> {} default -> {} }
  }
  void s58(String[] args, Object o, Sh sh, En en) throws Exception {
    if (o instanceof final String s) {} if (o instanceof Wrap(var a, var b) && b > 1) {} if (o instanceof Wrap(Wrap(_, _), int _)) {} 
  }
  void s63(String[] args, Object o, Sh sh, En en) throws Exception {
    try { Integer.parseInt("x"); } catch (NumberFormatException _) { } for (var _ : new int[2]) {} int _ = 3; BiFunction<Integer, Integer, Integer> ff = (_, _) -> 1; IntUnaryOperator gg = _ -> 1;
  }
  void s64(String[] args, Object o, Sh sh, En en) throws Exception {
    try (var _ = new java.io.StringReader("x")) {} 
  }

  final java.io.StringReader field = null;

  <T> void gen(T t) {}

  static <T> void sgen() {}

  static class Gc<T> {
    <S> Gc(T t) {}
  }

  sealed interface Sh permits Ci, Sq {}

  record Ci(double r) implements Sh {}

  record Sq(double s) implements Sh {}

  enum En { A, B }

  record Wrap(Object a, int b) {}

  static void kernel(DeviceQueue q, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = i);
  }
}
