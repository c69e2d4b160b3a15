import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.util.*;
import java.util.function.*;

/** Every form of declarations and statements of Java 17, around a kernel. */
public class Forms17 {
static class M0 {
enum E { A, B { int f() { return 2; } }; int f() { return 1; } }
}
static class M1 {
@interface Ann { int value() default 1; String[] names() default {}; Class<?> c() default Object.class; Inner inner() default @Inner; @interface Inner {} int K = 3; enum Q { X } }
}
static class M2 {
sealed interface Sh permits Ci, Sq {} record Ci(double r) implements Sh {} record Sq(double s) implements Sh {}
}
static class M3 {
sealed static abstract class Base { } static final class D1 extends Base {} static non-sealed class D2 extends Base {}
}
static class M4 {
sealed interface Imp {} record Only() implements Imp {}
}
static class M5 {
record Gen<T extends Comparable<T> & Runnable, U>(T t, U... us) { Gen { if (us == null) throw new RuntimeException(); } static int x; static { x = 1; } }
}
static class M6 {
record Ann2(@Deprecated int x, @SuppressWarnings("a") String... s) {}
}
static class M7 {
record Nest(int a) { record In(int b) { record In2(int c) { enum E3 { Z } } } interface II { int z(); } }
}
static class M8 {
interface Def { default int f() { return g(); } private int g() { return 1; } static int s() { return 1; } private static int ps() { return 2; } int K = 3; class In {} enum IE { A } record IR() {} }
}
static class M9 {
class Inner { int v = 3; { v = 4; } Inner() { super(); } Inner(int x) { this(); } class More { int w = Inner.this.v; } static int st; }
}
static class M10 {
static native int nat(); 
}
static class M11 {
synchronized strictfp void syn() throws Exception, Error { }
}
static class M12 {
transient volatile int tv; 
}
static class M13 {
<T extends Object & Comparable<? super T>> T gm(T t, List<? extends Number> l, Map<String, ? super Integer> m) { return t; }
}
static class M14 {
int arr[] = {1,2,}, brr[][] = {{1},{2,3},}; int[] m()[] { return null; }
}
static class M15 {
void recv(M15 this, int x) { }
}
static class M16 {
class In4 { In4(M16 M16.this) {} }
}
static class M17 {
@SafeVarargs static <T> void va(final T... ts) { }
}
static class M18 {
@Override public String toString() { return """
    a "quote" \
    b \t \s
    c\"""" + "\u0041\uuu0042\0\377"; }
}
static class M19 {
int lit = 0x7fff_ffff + 0b1010_1 + 0_17 + 1_000; long ll = 0xFFFF_FFFF_FFFFL; double dd = 0x1.8p3 + 1e-3 + .5 + 5. + 1D; float ff = 1f + .5e3F; char cc = '\'' ; char cd = '\u0041';
}
static class M20 {
List<@Nn String> tan = new ArrayList<@Nn String>(); @Nn int @Nn [] @Nn [] ta; @java.lang.annotation.Target({java.lang.annotation.ElementType.TYPE_USE}) @interface Nn {}
}
static class M21 {
static int tlb = new Object() { int q = 1; int f() { return q; } }.f();
}
static class M22 {
int \u0061bc = 1; int été = 2; int $x_1 = 3; int _u = 4;
}
static class M23 {
Object o1 = new int[][] {{1}, {}}; Object o2 = new int[3][4][]; Object o3 = int[].class; Object o4 = void.class; Object o5 = List[].class; Object o6 = Map.Entry[].class;
}
static class M25 {
IntBinaryOperator l1 = (a, b) -> a + b, l2 = (int a, int b) -> { return a; }, l3 = (var a, final var b) -> b; Runnable l4 = () -> {}; 
}
static class M26 {
Object inter = (Runnable & java.io.Serializable) () -> {}; 
}
static class M27 {
int record = 1, var = 2, yield = 3, sealed = 4, permits = 5, when = 6, module = 7, open = 8, requires = 9, to = 10, with = 11, exports = 12, opens = 13, uses = 14, provides = 15, transitive = 16;
}
static class M28 {
int record(int record) { return record; } int when(int when) { return when(when) + this.yield(1); } int yield(int y) { return y; } int sealed() { return 1; } int permits() { return sealed(); }
}
static class M29 {
class record1 { record1 record; } 
}
static class M30 {
enum Op implements IntBinaryOperator { ADD { public int applyAsInt(int a, int b) { return a + b; } }, @Deprecated SUB(1) { public int applyAsInt(int a, int b) { return a - b; } },; Op() {} Op(int x) {} static final Map<String, Op> M = new HashMap<>(); static { for (Op o : values()) M.put(o.name(), o); } }
}
static class M31 {
enum Empty {} enum Empty2 {;} enum Trail { A, } enum Args { A(1, 2), B(); Args(int... x) {} }
}
static class M32 {
;
}
static class M33 {
abstract static class Ab { abstract int f(); protected abstract <T> void g() throws Exception; }
}
static class M34 {
static <A, B> Map<A, List<B>> nested() { Map<A, Map<A, List<B>>> m = null; return m == null ? null : m.get(null); }
}
static class M35 {
int shr = 1 >> 2 >>> 3 << 4; boolean bo = !(1 < 2) & 3 > 4 | 5 >= 6 ^ 7 <= 8 && true || false != true;
}
static class M36 {
java.util.Map.Entry<java.lang.String, java.util.List<int[]>>[] qn;
}
  void s38(String[] args, Object o, Sh sh, En en) throws Exception {
    int x = 1, y[] = {2}, z; final var w = 3; 
  }
  void s39(String[] args, Object o, Sh sh, En en) throws Exception {
    if (1 < 2) ; else ;
  }
  void s40(String[] args, Object o, Sh sh, En en) throws Exception {
    for (int i = 0, j = 1; ; i++, j--) break; for (;;) { break; } for (var s : new int[] {1}) ; for (final int s : new int[0]) {} int k; for (k = 0; k < 3; k++, k += 1) continue;
  }
  void s41(String[] args, Object o, Sh sh, En en) throws Exception {
    lab: while (true) { do { break lab; } while (true); }
  }
  void s42(String[] args, Object o, Sh sh, En en) throws Exception {
    outer: { if (args.length > 0) break outer; }
  }
  void s43(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (args.length) { case 1: case 2: break; default: }
  }
  void s44(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (args.length) { case 1, 2 -> System.out.println(); case 3 -> { } case 4 -> throw new RuntimeException(); default -> {} }
  }
  void s45(String[] args, Object o, Sh sh, En en) throws Exception {
    int v = switch (args.length) { case 1: yield 2; case 3, 4: { yield 3; } default: int q = 4; yield q; };
  }
  void s46(String[] args, Object o, Sh sh, En en) throws Exception {
    int v = switch (args.length) { case 1 -> 2; case 2 -> { yield 3; } default -> throw new Error(); };
  }
  void s57(String[] args, Object o, Sh sh, En en) throws Exception {
    if (o instanceof String s && s.length() > 2) {} if (!(o instanceof Integer i)) return; System.out.println(i);
  }
  void s59(String[] args, Object o, Sh sh, En en) throws Exception {
    try (var in = new java.io.StringReader("x"); java.io.Reader b2 = new java.io.StringReader("y");) {} catch (java.io.IOException | RuntimeException e) {} finally {}
  }
  void s60(String[] args, Object o, Sh sh, En en) throws Exception {
    final java.io.StringReader rd = new java.io.StringReader("x"); try (rd) {} 
  }
  void s61(String[] args, Object o, Sh sh, En en) throws Exception {
    try (this.field) {} catch (Exception e) {}
  }
  void s62(String[] args, Object o, Sh sh, En en) throws Exception {
    try { throw new Exception(); } catch (final Exception e) { }
  }
  void s65(String[] args, Object o, Sh sh, En en) throws Exception {
    synchronized (this) { } assert args.length > 0; assert true : "x" + 1;
  }
  void s66(String[] args, Object o, Sh sh, En en) throws Exception {
    class Lo { int q = args.length; class Lo2 {} static int s; } final class Lf extends Lo {} abstract class La { abstract int f(); } new Lo().new Lo2();
  }
  void s67(String[] args, Object o, Sh sh, En en) throws Exception {
    record Re(int a) { Re { } static int z; int q() { return a; } } record Rg<T>(T t) {}
  }
  void s68(String[] args, Object o, Sh sh, En en) throws Exception {
    interface In { int f(); default int g() { return 2; } } In in = () -> 1; In in2 = new In() { public int f() { return 3; } };
  }
  void s69(String[] args, Object o, Sh sh, En en) throws Exception {
    enum Le { A, B } Le le = Le.A; switch (le) { case A -> {} case B -> {} }
  }
  void s70(String[] args, Object o, Sh sh, En en) throws Exception {
    enum Lq { A(1) { int f() { return 1; } }, B(2); final int x; Lq(int x) { this.x = x; } int f() { return x; } } 
  }
  void s71(String[] args, Object o, Sh sh, En en) throws Exception {
    enum Li implements Runnable, Comparator<String> { X; public void run() { enum Deep { P, Q { void q() { enum Deeper { Z } } } } } public int compare(String a, String b) { return 0; } }
  }
  void s72(String[] args, Object o, Sh sh, En en) throws Exception {
    @Deprecated @SuppressWarnings({"a", "b"}) enum Lann { A } strictfp enum Lsf { B }
  }
  void s73(String[] args, Object o, Sh sh, En en) throws Exception {
    Runnable rn = () -> { enum InLambda { A; String t = "} enum X {"; /* } */ char c = '}'; } }; 
  }
  void s74(String[] args, Object o, Sh sh, En en) throws Exception {
    switch (1) { case 1: enum InCase { A } default: enum InCase2 { B } }
  }
  void s75(String[] args, Object o, Sh sh, En en) throws Exception {
    int sw = switch (1) { default -> { enum InSw { A } yield InSw.A.ordinal(); } };
  }
  void s76(String[] args, Object o, Sh sh, En en) throws Exception {
    enum E0{}enum E1{A}enum E2
{
  A,
  B;
}
  }
  void s77(String[] args, Object o, Sh sh, En en) throws Exception {
    new Object() { void f() { enum InAnon { Q } record InR() { enum InR2 { W } void g() { enum InR3 { T } } } } };
  }
  void s78(String[] args, Object o, Sh sh, En en) throws Exception {
    @Deprecated record Ra(int x) {} @Deprecated interface Ia {} @Deprecated final class Ca {} 
  }
  void s79(String[] args, Object o, Sh sh, En en) throws Exception {
    ;;; { } {{ }}
  }
  void s80(String[] args, Object o, Sh sh, En en) throws Exception {
    yield1: for (;;) { break yield1; }
  }
  void s81(String[] args, Object o, Sh sh, En en) throws Exception {
    int yield = 1; yield = 2; yield++; --yield; int record = 3; record = 4; int sealed = 4; int when = 5; var var = 6; int permits = 7; if (record > 1) record += yield;
  }
  void s82(String[] args, Object o, Sh sh, En en) throws Exception {
    int[] aa = new int[3]; aa[0]++; aa[1] += 2; ++aa[2]; aa[0] = aa[1] = 4; (aa)[0] = 3;
  }
  void s83(String[] args, Object o, Sh sh, En en) throws Exception {
    Object c1 = (String) null; int c2 = (int) +1; int c3 = (int) -1; int c4 = -(int) 3; int c5 = (int) (char) 4; Object c6 = (Integer) 3; Object c7 = (Runnable) () -> {}; Object c8 = (List<String>[]) null; Object c9 = (int[]) null;
  }
  void s84(String[] args, Object o, Sh sh, En en) throws Exception {
    int t1 = true ? 1 : false ? 2 : 3; Supplier<Supplier<String>> ss = () -> () -> "x"; Runnable cr = true ? () -> {} : () -> {}; boolean bb = 1 < 2 == 3 > 2;
  }
  void s85(String[] args, Object o, Sh sh, En en) throws Exception {
    List<String> ls = List.<String>of(); this.<String>gen(null); Forms17.<Integer>sgen(); new <String>Forms17.Gc<Integer>(3); 
  }
  void s86(String[] args, Object o, Sh sh, En en) throws Exception {
    var an = new Object() { int hid = 3; }; an.hid++; 
  }
  void s87(String[] args, Object o, Sh sh, En en) throws Exception {
    for (Iterator<String> it = List.of("x").iterator(); it.hasNext(); ) it.next();
  }
  void s88(String[] args, Object o, Sh sh, En en) throws Exception {
    int i1 = args . length; System . out . println ( 1 ) ; Forms17 . this . hashCode();
  }
  void s90(String[] args, Object o, Sh sh, En en) throws Exception {
    long shifts = 1L << 3 >> 2 >>> 1; shifts >>>= 2; shifts <<= 1; shifts >>= 1; shifts ^= 3; shifts |= 1; shifts &= 7; shifts %= 5;
  }
  void s91(String[] args, Object o, Sh sh, En en) throws Exception {
    java.util.function.Function<? super Integer, ? extends List<? extends Number>> fn = q -> List.of(q); int a1 = fn.apply(3).get(0).intValue();
  }
  void s92(String[] args, Object o, Sh sh, En en) throws Exception {
    return;
  }
  void s93(String[] args, Object o, Sh sh, En en) throws Exception {
    throw new RuntimeException();
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
