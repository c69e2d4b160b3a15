package attribution;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** Which method a call means. */
class Overloading {
  static byte of(byte a) {
    return a;
  }

  static short of(short a) {
    return a;
  }

  static int of(int a) {
    return a;
  }

  static long of(long a) {
    return a;
  }

  static float of(float a) {
    return a;
  }

  static double of(double a) {
    return a;
  }

  static boolean of(Object a) {
    return true;
  }

  static char of(Integer a) {
    return 'c';
  }

  static String of(int... a) {
    return "";
  }

  static int pair(int a, long b) {
    return 1;
  }

  static long pair(long a, long b) {
    return 1;
  }

  static float pair(double a, double b) {
    return 1;
  }

  static int objects(Object... all) {
    return all.length;
  }

  static long objects(String first, Object... rest) {
    return 1;
  }

  static int boxes(Integer a) {
    return 1;
  }

  static long boxes(Number a) {
    return 1;
  }

  static double boxes(Object a) {
    return 1;
  }

  static int arrays(Object a) {
    return 1;
  }

  static long arrays(int[] a) {
    return 1;
  }

  static float arrays(Object[] a) {
    return 1;
  }

  static int run(Runnable r) {
    return 1;
  }

  static <T> T run(Callable<T> c) throws Exception {
    return c.call();
  }

  static int map(IntUnaryOperator f) {
    return f.applyAsInt(1);
  }

  static long map(IntBinaryOperator f) {
    return f.applyAsInt(1, 2);
  }

  static int to(ToIntFunction<String> f) {
    return 1;
  }

  static double to(ToDoubleFunction<String> f) {
    return 1;
  }

  static <T> T identity(T t) {
    return t;
  }

  static <T> T choose(T a, T b) {
    return a;
  }

  static <T extends Comparable<T>> T largest(T a, T b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  static <T> List<T> listOf(T... all) {
    return List.of(all);
  }

  static <A, B> B apply(A a, Function<? super A, ? extends B> f) {
    return f.apply(a);
  }

  static <T> T make(Supplier<T> s) {
    return s.get();
  }

  void phases(byte b, short s, char c, int i, long l, float f, Integer boxed, Long boxedLong) {
    var a0 = of(b);
    var a1 = of(s);
    var a2 = of(c);
    var a3 = of(i);
    var a4 = of(l);
    var a5 = of(f);
    var a6 = of(boxed);
    var a7 = of(boxedLong);
    var a8 = of("x");
    var a9 = of();
    var a10 = of(1, 2);
    var a11 = of(b + b);
    var a12 = of(i > 0 ? i : f);
    var a13 = of((short) 1);
    var a14 = pair(i, i);
    var a15 = pair(l, i);
    var a16 = pair(f, l);
    var a17 = objects();
    var a18 = objects(1, 2L, 'c');
    var a19 = boxes(i);
    var a20 = boxes(l);
    var a21 = boxes(c);
    var a22 = boxes(boxedLong);
    var a23 = arrays(new int[1]);
    var a24 = arrays(new long[1]);
    var a25 = arrays(new String[1]);
    var a26 = arrays(new int[1][2]);
    var a27 = objects(new Object[] {1});
    var a28 = of(new int[] {1, 2});
    var a29 = Math.max(b, l);
    var a30 = Math.round(f);
    var a31 = Math.round(1.0);
    var a32 = Math.abs(c);
    var a33 = Math.min(boxed, f);
    var a34 = Math.fma(f, 2, 3);
    var a35 = Integer.compare(b, c);
    var a36 = Long.numberOfTrailingZeros(i);
    var a37 = Float.floatToRawIntBits(i);
    var a38 = String.valueOf(c);
    var a39 = Math.floorMod(l, i);
    var a40 = Math.addExact(i, l);
    var a41 = Character.toString(c);
    var a42 = "abc".charAt(b) + 1;
    var a43 = "abc".length() * l;
    var a44 = new StringBuilder().append(c).append(i).length();
  }

  void lambdas(float[] data, int n) throws Exception {
    var a0 = run(() -> {});
    var a1 = run(() -> 1);
    var a2 = run(() -> data[0]);
    var a3 = run(() -> System.nanoTime());
    var a4 = run(() -> System.gc());
    var a5 =
        run(
            () -> {
              return "x";
            });
    var a6 = map(x -> x + 1);
    var a7 = map((x, y) -> x * y);
    var a8 = map(Math::max);
    var a9 = to((String s) -> s.length());
    var a10 = to((String s) -> s.length() * 1.5);
    var a11 = to(String::length);
    var a12 = apply(3, x -> x * 2.0f);
    var a13 = apply("s", String::length);
    var a14 = apply(1L, x -> n > 0 ? x : null);
    var a15 = make(() -> data);
    var a16 = make(() -> data).length + make(() -> 2L);
    var a17 =
        make(
            () -> {
              if (n > 3) {
                return 1;
              }
              return n;
            });
    var a18 =
        run(
            () -> {
              throw new IllegalStateException();
            });
    var a19 = run(() -> new int[n]);
    var a20 = run(() -> new Object());
  }

  void inference(Integer boxed, float[] data) {
    var a0 = identity(1);
    var a1 = identity('c') + 1;
    var a2 = identity(data)[0];
    var a3 = choose(1, 2);
    var a4 = choose("a", "b");
    var a5 = choose(boxed, null);
    var a6 = largest(1, 2) + 1;
    var a7 = largest("a", "b");
    var a8 = listOf(1, 2, 3).get(0) + 1;
    var a9 = List.of(1f, 2f).get(0) * 2;
    var a10 = Overloading.<Long>identity(1L) + 1;
    int a11 = identity(identity(3));
    long a12 = choose(1, 2);
    Supplier<Float> a13 = () -> data[0];
    var a14 = a13.get() + 1;
    Function<Integer, Function<Integer, Integer>> a15 = x -> y -> x + y;
    var a16 = a15.apply(1).apply(2) + 1L;
    IntFunction<int[]> a17 = int[]::new;
    var a18 = a17.apply(3)[0];
    Supplier<StringBuilder> a19 = StringBuilder::new;
    DoubleUnaryOperator a20 = Math::sqrt;
    var a21 = a20.andThen(x -> x + 1).applyAsDouble(2);
    IntBinaryOperator a22 = Integer::sum;
    IntUnaryOperator a23 = this::instance;
    Function<Overloading, Integer> a24 = Overloading::noArgument;
    Function<String, Integer> a25 = Integer::parseInt;
    List<Integer> a26 = new java.util.ArrayList<>();
    var a27 = a26.get(0) + 1;
    var a28 = new java.util.ArrayList<>(a26);
    var a29 = new java.util.HashMap<String, Integer>().get("x");
    var a30 = identity((byte) 1);
    var a31 = choose(data, data).length;
    var a32 = true ? identity(1) : identity(2);
    var a33 = identity(1) + identity(2L);
    double a34 = identity(1.0f);
    var a35 = List.copyOf(a26).size();
    var a36 = java.util.Objects.requireNonNull(data)[1];
    var a37 = java.util.Arrays.asList(1, 2);
    var a38 = java.util.Optional.of(3).map(x -> x * 2L).orElse(0L) + 1;
    var a39 = java.util.stream.IntStream.range(0, 4).map(x -> x * x).sum();
    var a40 = java.util.stream.IntStream.range(0, 4).mapToObj(x -> data[x]).toList();
    List<IntUnaryOperator> a41 = List.of(x -> x + 1);
    var a42 = List.<IntUnaryOperator>of(x -> x + 2).get(0).applyAsInt(3);
    var a43 = java.util.stream.Stream.<IntUnaryOperator>of(x -> x + 2).count();
  }

  <T> int explicit(T x) {
    return 1;
  }

  long explicit(Number x) {
    return 2;
  }

  void explicitTypeArguments() {
    var a44 = this.<Number>explicit(1);
    var a45 = this.<Integer>explicit(1);
    var a46 = this.<String>explicit("text");
    var a47 = explicit(2.5);
  }

  int instance(int x) {
    return x;
  }

  int noArgument() {
    return 1;
  }
}
