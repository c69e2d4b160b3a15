package attribution;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** The types of {@code var} where captured variables go, anonymous classes as type arguments. */
class Projections {
  static <T> T id(T t) {
    return t;
  }

  static <T> List<List<T>> nest(List<T> list) {
    return List.of(list);
  }

  static <T> T[] arrayOf(List<T> list) {
    return null;
  }

  static <T> Map<T, List<? super T>> below(List<T> list) {
    return null;
  }

  static <T> Supplier<Map<List<T>, T[]>> deep(List<? extends T> list) {
    return null;
  }

  static <T extends Comparable<T>> List<List<T>> ordered(List<T> list) {
    return null;
  }

  void wildcards(
      List<?> any, List<? extends Number> numbers, List<? super Integer> integers, Class<?> type) {
    var a0 = nest(any);
    var a1 = a0.get(0);
    var a2 = a1.get(0);
    var b0 = nest(numbers);
    var b1 = b0.get(0);
    var b2 = b1.get(0).intValue();
    var c0 = nest(integers);
    var c1 = c0.get(0);
    var c2 = c1.get(0);
    var d0 = arrayOf(numbers);
    var d1 = d0[0].floatValue() + d0.length;
    var e0 = below(numbers);
    var e1 = e0.entrySet();
    for (var entry : e1) {
      var key = entry.getKey().intValue();
      var value = entry.getValue();
    }
    var f0 = deep(numbers);
    var f1 = f0.get();
    var g0 = type;
    var g1 = nest(List.of(type));
    var g2 = type.getSuperclass();
    var h0 = below(integers);
    var h1 = h0.keySet();
  }

  <E extends Enum<E>> void recursive(
      Enum<?> one, List<? extends Enum<?>> several, Comparable<?> any, Class<? extends Enum<?>> c) {
    var a0 = one.getDeclaringClass();
    var a1 = nest(several);
    var a2 = several.get(0);
    var a3 = a2.getDeclaringClass();
    var a4 = id(any);
    var a5 = c.getEnumConstants();
  }

  interface Shape<S extends Shape<S>> {
    S self();

    List<S> all();
  }

  void selfTypes(Shape<?> shape, List<? extends Shape<?>> shapes) {
    var a0 = shape.self();
    var a1 = shape.all();
    var a2 = nest(shape.all());
    var a3 = shapes.get(0).self();
    for (var each : shapes.get(0).all()) {
      var a4 = each;
    }
  }

  int anonymous() {
    var a0 =
        id(
            new Object() {
              int x = 3;

              float half() {
                return x / 2f;
              }
            });
    var a1 = a0.x + a0.half();
    var a2 =
        List.of(
            new Object() {
              long y = 1;
            });
    var a3 = a2.get(0).y + 1;
    for (var each : a2) {
      var a4 = each.y * 2;
    }
    var a5 =
        id(
                new IntSupplier() {
                  final char c = 'c';

                  @Override
                  public int getAsInt() {
                    return c;
                  }
                })
            .c;
    Supplier<List<IntSupplier>> a6 =
        () ->
            new ArrayList<>() {
              int z;

              {
                z = size() + 1;
              }
            };
    var a7 =
        new Object() {
          int count;
        };
    var a8 = id(a7).count + nest(List.of(a7)).get(0).get(0).count;
    return a5;
  }
}
