import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;
import java.util.*;
class Places {
  static void launch(@Kernel RangeKernel1 k) { }
  static int[] sa = new int[3];
  static { int[] a = new int[1]; launch(i -> a[i] = 1); }
  int[] ia = new int[2];
  { launch(i -> ia[i] = 2); }
  final Runnable fieldInit = () -> { int[] a = new int[1]; launch(i -> a[i] = 3); };
  @Kernel final RangeKernel1 kernelField = i -> ia[i] = 33;
  Places() { int[] a = ia; launch(i -> a[i] = 4); }
  <T extends Number> void generic(T t, int[] a, List<T> list) { int n = t.intValue(); launch(i -> a[i] = n); }
  interface Iface { default void m(int[] a) { launch(i -> a[i] = 5); }
    static void s(int[] a) { launch(i -> a[i] = 6); } }
  enum En { ONE { void m(int[] a) { launch(i -> a[i] = 7); } }, TWO;
    void m(int[] a) { int o = ordinal(); launch(i -> a[i] = 8 + o); }
    
    void n(int[] a) { launch(i -> a[i] = 8); } }
  record Rec(int[] a, int k) {
    Rec { launch(i -> a[i] = k); } 
    void m() { launch(i -> a[i] = k); }
    static void s(int[] b) { launch(i -> b[i] = 9); } }
  static class Gen<T> { int[] a; T t; int v; void m() { launch(i -> a[i] = v); }
    class In { int w; int[] b; void m() { launch(i -> b[i] = w); } } }
  private static class Priv { int[] a = new int[1]; void m() { int[] b = a; launch(i -> b[i] = 10); } }
  void anon(int[] a, int n) { new Object() { int own; void z() { launch(i -> a[i] = n); } }.z();
    class Local { int own; void z() { int o = own; launch(i -> a[i] = o + n); } } new Local().z();
    Runnable r = () -> { Runnable q = () -> launch(i -> a[i] = n + ia[0]); q.run(); };
    launch(i -> a[i] = 1); launch(i -> a[i] = n + 1);
    switch (n) { case 1 -> launch(i -> a[i] = 12);
      default -> { launch(i -> a[i] = 13); } }
    Object o = n > 3 ? (Object) (@Kernel RangeKernel1) i -> a[i] = 14 : null;
    try { launch(i -> a[i] = 15); } finally { launch(i -> a[i] = 16 + n); }
    for (int[] x : List.of(a)) launch(i -> x[i] = 17);
    for (int k = 0; k < 3; k++) { int kk = k; launch(i -> a[i] = kk); }
    var v = a; launch(i -> v[i] = 18);
    if (o instanceof RangeKernel1 rk) { }
    synchronized (this) { launch((int i) -> a[i] = 19);
      launch((var i) -> { a[i] = 20; }); }
  }
  @interface Ann { Class<?> value() default Object.class; }
}
