package attribution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntSupplier;

/** Classes and records inside of methods, records, generics. */
class LocalTypes<E> {
  record Vec(float x, float y) {
    static final Vec ZERO = new Vec(0, 0);

    Vec {
      x = x + 0;
      if (y < 0) {
        y = -y;
      }
    }

    Vec(float both) {
      this(both, both);
    }

    Vec plus(Vec o) {
      return new Vec(x + o.x, y() + o.y());
    }

    float dot(Vec o) {
      return x * o.x + y * o.y;
    }

    static Vec of(int v) {
      return new Vec(v, v * 2);
    }
  }

  record Pair<A, B>(A first, B second) {
    <C> Pair<A, C> with(C c) {
      return new Pair<>(first, c);
    }
  }

  record Names(String... all) {}

  E element;
  List<E> elements = new ArrayList<>();
  Node head;

  class Node {
    E value;
    Node next;

    E get() {
      return next == null ? value : next.get();
    }
  }

  E walk() {
    Node n = head;
    var a = n.value;
    var b = n.next.get();
    LocalTypes<String> other = new LocalTypes<>();
    var c = other.head.value.length();
    var d = other.element;
    LocalTypes<Integer>.Node node = new LocalTypes<Integer>().new Node();
    var e = node.value + 1;
    return a;
  }

  void records(Vec[] vs, int i) {
    var a0 = vs[i].plus(Vec.of(i)).dot(vs[0]);
    var a1 = vs[i].x;
    var a2 = Vec.ZERO.y() + 1;
    var a3 = new Pair<>(1, 2f);
    var a4 = a3.first() + a3.second();
    var a5 = a3.with('c').second() + 1;
    Pair<Vec, int[]> a6 = new Pair<>(new Vec(1), new int[2]);
    var a7 = a6.first().x + a6.second()[0];
    var a8 = new Names("a", "b").all()[0];
    var a9 = new Vec[] {Vec.ZERO, new Vec(1, i)};
    var a10 = vs[0].equals(vs[1]) && vs[0].hashCode() == i;
    var a11 = vs[0].toString();
  }

  void local(int n, float[] data) {
    record Point(int x, long y) {
      Point(int both) {
        this(both, both);
      }

      long sum() {
        return x + y;
      }

      static int origin() {
        return 0;
      }
    }
    class Counter {
      static final int STEP = 2;
      int count = n;
      final float first = data[0];

      int next() {
        count += STEP;
        return count;
      }

      Counter self() {
        return this;
      }
    }
    interface Shape {
      double area();

      default double twice() {
        return area() * 2;
      }
    }
    class Square extends Counter implements Shape {
      double side;

      Square(double side) {
        super();
        this.side = side;
      }

      @Override
      public double area() {
        return side * side + count;
      }
    }
    var a0 = new Point(1, 2).sum();
    var a1 = new Point(3).x() + Point.origin();
    var a2 = new Counter().next() * Counter.STEP;
    var a3 = new Counter().self().first;
    var a4 = new Square(2).twice() + new Square(1).next();
    var a5 = new Square(3).self().count;
    Shape shape = () -> 3.0;
    var a6 = shape.area();
    var a7 =
        new Object() {
          int hidden = n;

          long more() {
            return hidden + 1L;
          }
        };
    var a8 = a7.hidden + a7.more();
    IntSupplier a9 =
        new IntSupplier() {
          private int calls;

          @Override
          public int getAsInt() {
            return ++calls + n;
          }
        };
    var a10 = a9.getAsInt();
    var a11 =
        new Counter() {
          @Override
          int next() {
            return super.next() + count;
          }
        }.next();
    Comparator<Point> a12 =
        new Comparator<>() {
          @Override
          public int compare(Point p, Point q) {
            return p.x - q.x;
          }
        };
    record Box<T>(T content) {
      T get() {
        return content;
      }
    }
    var a13 = new Box<>(3).get() + 1;
    Box<Point> a14 = new Box<>(new Point(1));
    var a15 = a14.get().y();
    for (Point p : new Point[] {new Point(1)}) {
      var b = p.x() + p.y;
    }
    Runnable r =
        () -> {
          class Inside {
            double d = n;
          }
          var x = new Inside().d + data[0];
        };
    enum Level {
      LOW(1),
      @Deprecated
      HIGH(2) {
        @Override
        int scaled(int by) {
          return super.scaled(by) + ordinal();
        }
      };

      static final Level FIRST = LOW;
      private final int weight;

      Level(int weight) {
        this.weight = weight;
      }

      int scaled(int by) {
        enum Inner {
          ONE
        }
        return weight * by + Inner.ONE.ordinal() + Inner.values().length;
      }
    }
    Level level = n > 3 ? Level.HIGH : Level.valueOf("LOW");
    var a16 = level.scaled(2) + Level.values()[0].weight + level.compareTo(Level.FIRST);
    var a17 =
        switch (level) {
          case LOW -> 1;
          case HIGH -> 2L;
        };
    record Holder(Level level) {
      enum Nested {
        A,
        B
      }

      Nested nested() {
        return level == Level.LOW ? Nested.A : Nested.B;
      }
    }
    var a18 = new Holder(level).nested().name().length();
    final int k = 5;
    class UsesConstant {
      byte b = k;
    }
  }

  <T extends Number & Comparable<T>> int bounded(T a, T b, List<? extends Number> l, List<? super Integer> m) {
    var a0 = a.intValue() + a.compareTo(b);
    var a1 = l.get(0).doubleValue();
    var a2 = l.get(0);
    var a3 = m.get(0);
    for (var x : l) {
      var y = x.floatValue();
    }
    for (Number x : l) {
      var y = x.floatValue();
    }
    for (E e : elements) {
      var z = e.hashCode();
    }
    var a4 = elements.get(0);
    @SuppressWarnings("rawtypes")
    List raw = l;
    var a5 = raw.get(0);
    var a6 = raw.size();
    return a0;
  }
}
