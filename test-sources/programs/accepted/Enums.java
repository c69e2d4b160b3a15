import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.function.IntBinaryOperator;

/** Enums with fields, methods, bodies of single constants, and what every enum has. */
public class Enums {
  enum Planet {
    MERCURY(3.303e+23, 2.4397e6),
    EARTH(5.976e+24, 6.37814e6),
    JUPITER(1.9e+27, 7.1492e7);

    static final double G = 6.67300E-11;

    final double mass;
    private final double radius;

    Planet(double mass, double radius) {
      this.mass = mass;
      this.radius = radius;
    }

    double gravity() {
      return G * mass / (radius * radius);
    }

    double weight(double other) {
      return other * gravity();
    }

    Planet next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  /** Fields of every type, from arguments, initialisers, and arithmetic on them. */
  enum Field {
    A('a', true, (byte) -1),
    B('\uffff', false, (byte) 7) {
      @Override
      int shifted(int by) {
        return sum << by;
      }
    },
    C;

    private final char c;
    final boolean flag;
    final byte b;
    final short s;
    final int i = 41 + 1;
    final long l;
    final float f;
    final double twice;
    final int sum;
    final Planet planet;
    final String name;

    Field() {
      this('c', 1 > 0, (byte) (250 + 3));
    }

    Field(char c, boolean flag, byte b) {
      int local = c + b;
      this.c = c;
      this.flag = flag;
      this.b = b;
      s = (short) (c * 3);
      l = flag ? 1L << 40 : -b;
      f = 1f / (b + 2);
      twice = 2 * f;
      if (b > 0) {
        sum = local;
        planet = Planet.JUPITER;
      } else {
        sum = -local;
        planet = Planet.EARTH;
      }
      name = "field " + c + System.lineSeparator();
      if (f > 1000) {
        throw new IllegalArgumentException(name);
      }
    }

    int shifted(int by) {
      return sum >> by;
    }

    long all() {
      return c + (flag ? 1 : 0) + b + s + i + l + planet.ordinal();
    }
  }

  interface Named {
    int code();

    default int twice() {
      return 2 * code();
    }
  }

  enum Op implements IntBinaryOperator, Named {
    ADD {
      @Override
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    },
    SUBTRACT {
      @Override
      public int applyAsInt(int a, int b) {
        return a - b + helper(b);
      }

      private int helper(int x) {
        return x % 2 == 0 ? 0 : priority;
      }

      @Override
      public int code() {
        return 17;
      }
    },
    KEEP(5) {
      @Override
      public int applyAsInt(int a, int b) {
        return isFirst() ? b : a * priority;
      }

      @Override
      void store(int[] out, int at) {
        out[at] = priority;
      }
    };

    final int priority;

    Op() {
      this(3);
    }

    Op(int priority) {
      this.priority = priority;
    }

    boolean isFirst() {
      return this == ADD;
    }

    @Override
    public int code() {
      return ordinal() * 100;
    }

    void store(int[] out, int at) {
      out[at] = -at;
    }
  }

  record Step(Op op, int by) {
    int on(int x) {
      return op.applyAsInt(x, by) + op.twice();
    }
  }

  static int apply(Op op, int a, int b) {
    return switch (op) {
      case ADD, SUBTRACT -> op.applyAsInt(a, b);
      case KEEP -> op.priority + a;
    };
  }

  static int sum() {
    int sum = 0;
    for (Op op : Op.values()) {
      sum = 31 * sum + op.code() + op.priority;
    }
    return sum;
  }

  public static Object run(DeviceQueue q) {
    double[] gravity = new double[3];
    q.parallelFor(range(3), i -> gravity[i] = Planet.values()[i].weight(70 + i) + Planet.EARTH.mass);
    int[] order = new int[9];
    q.parallelFor(
            range(9),
            i -> {
              Planet a = Planet.values()[i / 3];
              Planet b = Planet.values()[i % 3];
              int all = a.compareTo(b) * 10 + (a.equals(b) ? 1 : 0) + (a == b ? 2 : 0);
              order[i] = all * 100 + a.next().ordinal() * 10 + b.next().next().ordinal();
            });
    long[] fields = new long[3];
    double[] floats = new double[6];
    Field[] all = Field.values();
    for (int k = 0; k < all.length; k++) {
      Field field = all[k];
      int at = k;
      q.singleTask(
          () -> {
            fields[at] = field.all() + field.shifted(2);
            floats[2 * at] = field.f;
            floats[2 * at + 1] = field.twice + Field.C.f;
          });
    }
    int[] steps = new int[60];
    Step step = new Step(Op.SUBTRACT, 6);
    Op kept = Op.KEEP;
    q.parallelFor(
            range(60),
            i -> {
              Op[] ops = Op.values();
              Op op = ops[i % ops.length];
              Step own = new Step(op, i);
              steps[i] = own.on(i * i) + step.on(i) + apply(op, i, 3) + apply(kept, i, 3) + sum();
              switch (op) {
                case ADD -> steps[i] += 1000;
                case KEEP -> op.store(steps, i);
                case SUBTRACT -> {}
              }
              if (i == 7) {
                op.store(steps, i);
              }
            })
        .await();
    q.await();
    return new Object[] {gravity, order, fields, floats, steps};
  }
}
