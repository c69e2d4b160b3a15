package attribution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Inference through lower bounds, between variables that depend on each other, by references. */
class Inferring {
  interface Sink<T> {
    void accept(T t);

    boolean push(T t);
  }

  interface Two<A, B> {
    A first();

    B second();
  }

  record Box<A, B>(A first, B second) implements Two<A, B> {}

  class Outer<T> {
    class Inner {
      T value;

      List<T> all() {
        return List.of(value);
      }
    }

    Inner inner = new Inner();
  }

  static <K, V> Sink<Two<? extends K, ? extends V>> entries(Sink<? super Two<K, V>> sink) {
    return null;
  }

  static <K, V> void belowALowerBound(Sink<? super Two<K, V>> sink, K k, V v) {
    sink.accept(new Box<>(k, v));
    var a0 = sink.push(new Box<>(k, v));
    var a1 = entries(sink);
  }

  static <T> void belowALowerBound(Sink<? super List<T>> sink, T[] all) {
    var a0 = sink.push(Arrays.asList(all));
    var a1 = sink.push(List.of());
  }

  static void dependentVariables(Stream<List<String>> lists, boolean some) {
    var a0 = lists.flatMap(l -> l.size() > 1 ? l.stream() : Stream.empty()).findFirst().get();
    var a1 = a0.length() + 1;
    var a2 = lists.map(l -> some ? List.of(l.size()) : List.of()).findFirst().get();
  }

  static <M extends List<String>> M made(Supplier<M> by) {
    return by.get();
  }

  static <K, M extends Map<K, ? super K>> M made(K key, Supplier<M> by) {
    return by.get();
  }

  static void references(List<String> texts, List<? extends Number> numbers) {
    var a0 =
        texts.stream()
            .collect(
                Collectors.toMap(
                    String::length, Function.identity(), (x, y) -> x, LinkedHashMap::new));
    var a1 = a0.get(1).length() + a0.keySet().iterator().next();
    var b0 = made(ArrayList::new);
    var b1 = made("key", LinkedHashMap::new);
    Supplier<Map<String, Integer>> a2 = LinkedHashMap::new;
    var a3 = numbers.stream().map(Number::floatValue).reduce(0f, Float::sum) * 2;
    var a4 = texts.stream().map(String::toCharArray).toArray(char[][]::new)[0][0] + 1;
  }

  static void fieldsThroughOuterTypes(Outer<? extends Number> outer) {
    var a0 = outer.inner.value.intValue();
    var a1 = outer.inner.all().get(0).floatValue();
    Outer<? extends Number>.Inner inner = outer.inner;
    var a2 = inner.value.longValue() + inner.all().size();
  }
}
