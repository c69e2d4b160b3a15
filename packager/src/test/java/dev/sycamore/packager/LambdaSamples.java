package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One of each kind of lambda and method reference; {@link #get} gives what they compute. */
@SuppressWarnings("UnnecessaryLambda") // they are what is tested
public final class LambdaSamples implements Supplier<List<Object>> {
  private final String field = "of this";

  /** A method with wide parameters. */
  interface Wide {
    double apply(long first, int second, float third);
  }

  /** One whose own methods have lambdas. */
  interface Named {
    String name();

    default Supplier<String> greeting() {
      return () -> greet("hello");
    }

    private String greet(String word) {
      return word + ' ' + name();
    }

    static Supplier<Named> of(String name) {
      return () -> () -> name;
    }
  }

  /** A nested class, whose lambdas call private methods of the class around it. */
  private final class Inner {
    private final int factor;

    private Inner(int factor) {
      this.factor = factor;
    }

    private IntFunction<String> times() {
      return i -> field + secret(i * factor);
    }
  }

  private String secret(int i) {
    return "/" + i;
  }

  private static long sum(long first, int... others) {
    return first + IntStream.of(others).sum();
  }

  private static <T extends Comparable<T>> T larger(T first, T second) {
    return Stream.of(first, second).max(Comparator.naturalOrder()).orElseThrow();
  }

  @Override
  public List<Object> get() {
    List<Object> results = new ArrayList<>();
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long j = 4;
    float f = 5.5f;
    double d = 6.25;
    int[] array = {7, 8};
    Supplier<String> all = () -> "" + z + b + c + s + i + j + f + d + array[1] + field;
    results.add(all.get());
    Supplier<String> nothing = () -> "nothing";
    results.add(nothing.get());
    Supplier<String> bound = field::trim;
    results.add(bound.get());

    Function<Integer, Integer> boxes = x -> x + i;
    results.add(boxes.andThen(x -> x * 2).apply(5));
    ToIntFunction<String> length = String::length;
    results.add(length.applyAsInt("four"));
    Function<String, Object> boxed = String::length;
    results.add(boxed.apply("seven"));
    ToLongFunction<Integer> widens = Integer::intValue;
    results.add(widens.applyAsLong(9));
    ToDoubleFunction<Character> fromChar = Character::charValue;
    results.add(fromChar.applyAsDouble('a'));
    LongFunction<Object> varargs = LambdaSamples::sum;
    results.add(varargs.apply(10));
    BiFunction<Integer, Integer, Long> more = LambdaSamples::sum;
    results.add(more.apply(1, 2));
    IntBinaryOperator max = Math::max;
    results.add(max.applyAsInt(2, 3));
    DoubleUnaryOperator root = Math::sqrt;
    results.add(root.applyAsDouble(2));
    Wide wide = (x, y, v) -> x * y + v + d;
    results.add(wide.apply(1L << 40, 2, 0.5f));
    BiFunction<String, String, String> generic = LambdaSamples::larger;
    results.add(generic.apply("a", "b"));

    IntFunction<List<String>> create = ArrayList::new;
    List<String> list = create.apply(3);
    List.of("y", "x").forEach(list::add);
    list.sort(Comparator.comparing(Function.identity()));
    results.add(list);
    IntFunction<int[][]> arrays = int[][]::new;
    results.add(arrays.apply(2).length);
    Function<Integer, Inner> inner = Inner::new;
    results.add(inner.apply(4).times().apply(5));
    results.add(Named.of("Sam").get().greeting().get());
    UnaryOperator<UnaryOperator<String>> twice = g -> x -> g.apply(g.apply(x));
    results.add(twice.apply(x -> x + "!").apply("hey"));
    Map<Boolean, List<Integer>> parts =
        IntStream.range(0, 6).boxed().collect(Collectors.partitioningBy(n -> n % 2 == 0));
    results.add(new TreeMap<>(parts));
    Runnable counts = () -> results.add(results.size());
    counts.run();
    try {
      @SuppressWarnings({"unchecked", "rawtypes"})
      Object failed = ((Function) boxes).apply("no number");
      results.add(failed);
    } catch (ClassCastException e) {
      results.add("refused");
    }
    return results;
  }
}
