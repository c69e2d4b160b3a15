package attribution25;

import java.util.List;

/** Patterns in switches, record patterns, unnamed variables. */
class Patterns {
  sealed interface Shape permits Circle, Box, Group {}

  record Circle(float radius) implements Shape {}

  record Box(int width, long height) implements Shape {}

  record Group(Shape left, Shape right) implements Shape {}

  record Pair<A, B>(A first, B second) {}

  enum Op {
    ADD,
    SUB
  }

  float switches(Shape shape, Object o, Op op) {
    var a0 =
        switch (shape) {
          case Circle c -> c.radius() * 2;
          case Box b when b.width() > 3 -> b.height();
          case Box(int w, var h) -> w * h;
          case Group(Circle(var r), Box(int w, _)) when r > 1 -> r + w;
          case Group(var l, Shape s) -> switches(l, s, op);
        };
    var a1 =
        switch (o) {
          case null -> 0;
          case Integer i when i > 3 && i < 10 -> i + 1;
          case Integer i -> i;
          case Long l -> l;
          case int[] array -> array[0] + array.length;
          case String s -> s.length();
          default -> 'c';
        };
    var a1b =
        switch (o) {
          case Float f -> f / 2;
          case null, default -> 'c';
        };
    var a2 =
        switch (op) {
          case Op.ADD -> 1;
          case SUB -> 2L;
        };
    switch (o) {
      case Pair<?, ?>(Integer i, Float f) -> {
        var x = i * f;
      }
      case Byte b when b instanceof Byte && o instanceof Comparable<?> c -> {
        var y = b + 1;
        var z = c.hashCode();
      }
      default -> {}
    }
    return a0;
  }

  void records(Object o, Pair<Integer, Float> pair, Pair<Box, List<String>> other) {
    if (o instanceof Box(int w, long h) && w > 0) {
      var a = w + h;
    }
    if (!(o instanceof Group(Circle(float r), var right))) {
      return;
    }
    var b = r * 2;
    var c = right.hashCode();
    if (pair instanceof Pair<Integer, Float>(var i, var f)) {
      var d = i + f;
    }
    if (pair instanceof Pair(var i, var f)) {
      var d = i + f;
    }
    if (other instanceof Pair(Box(var w, var h), var names)) {
      var e = w + h + names.get(0).length();
    }
    for (int _ : new int[3]) {
      var g = b + 1;
    }
    java.util.function.IntBinaryOperator op = (x, _) -> x + 1;
  }
}
