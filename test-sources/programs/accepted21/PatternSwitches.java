import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Switches with patterns and guards, record patterns, nested and generic ones, on sealed interfaces. */
public class PatternSwitches {
  sealed interface Expr permits Constant, Variable, Binary {}

  record Constant(double value) implements Expr {}

  record Variable(int index) implements Expr {}

  /** Of a fixed size: its operands are leaves. */
  record Binary(Operator operator, Leaf left, Leaf right) implements Expr {
    Binary {
      if (operator == Operator.SUBTRACT) {
        operator = Operator.ADD;
        right = right.negated();
      }
    }
  }

  record Leaf(double factor, int index) {
    Leaf negated() {
      return new Leaf(-factor, index);
    }

    /** Not what the component is. */
    public double factor() {
      return factor * 2;
    }
  }

  enum Operator { ADD, SUBTRACT, MULTIPLY }

  static double value(Expr e, double[] variables) {
    return switch (e) {
      case Constant(double value) -> value;
      case Variable(int index) when index < 0 -> -1;
      case Variable(var index) -> variables[index % variables.length];
      case Binary(Operator operator, Leaf(double f, int i), Leaf right) when operator == Operator.ADD && f > 1 -> {
        double sum = f * variables[i];
        yield sum + right.factor() * variables[right.index()];
      }
      case Binary b -> b.left().factor() * variables[b.right().index()];
    };
  }

  static int kinds(Expr e) {
    int result = 0;
    switch (e) {
      case Constant c when c.value() > 10:
        result += 100;
        break;
      case Constant c:
        result += (int) c.value();
        if (result > 3) {
          break;
        }
        result = 77;
        break;
      case Binary(Operator o, Leaf(var f, var i), var r):
        result += o.ordinal() + i + (int) f + r.index();
        break;
      default:
        result--;
    }
    switch (e) {
      case Variable v -> result += v.index();
      case null, default -> result *= 2;
    }
    return result;
  }

  static Expr of(int i) {
    return switch (i % 4) {
      case 0 -> new Constant(i * 0.75);
      case 1 -> new Variable(i - 9);
      case 2 -> new Binary(Operator.values()[i % 3], new Leaf(i * 0.125, i % 5), new Leaf(2, 3));
      default -> new Binary(Operator.SUBTRACT, new Leaf(i, 0), new Leaf(i, 1));
    };
  }

  sealed interface Result<T> permits Value, Error {
    default boolean isValue() {
      return switch (this) {
        case Value<T> v -> true;
        case Error(var code) -> code == 0;
      };
    }
  }

  record Value<T>(T value, int weight) implements Result<T> {}

  record Error<T>(int code) implements Result<T> {}

  record Box<S extends Expr>(S content, int k) {
    int code() {
      return kinds(content) * 10 + k;
    }

    Box<S> more() {
      return new Box<>(content, k + 1);
    }
  }

  static <T> T orElse(Result<T> result, T other) {
    return switch (result) {
      case Value(var value, var weight) when weight != 3 -> value;
      case Value<T> v -> other;
      case Error<T> e -> other;
    };
  }

  static <S extends Expr> int boxed(S content, int k) {
    Box<S> box = new Box<>(content, k);
    return box.more().code() + (box.content() instanceof Constant(double d) && d > 4 ? 1000 : 0);
  }

  static int loops(Expr start) {
    Expr at = start;
    int rounds = 0;
    outer:
    for (int i = 0; i < 20; i++) {
      switch (at) {
        case Constant(double v) when v > 30 -> {
          break outer;
        }
        case Constant(double v) -> at = new Constant(v * 3 + 1);
        case Variable(int index) when index % 2 == 0 -> {
          at = new Constant(index);
          continue outer;
        }
        case Variable v -> at = new Variable(v.index() + 1);
        case Binary b -> {
          return -rounds;
        }
      }
      rounds++;
    }
    return rounds;
  }

  public static Object run(DeviceQueue q) {
    int n = 64;
    double[] out = new double[n];
    double[] variables = {1, -2, 3.5, 0.25, 1e6};
    int[] codes = new int[n * 4];
    q.parallelFor(range(n), i -> out[i] = value(of(i), variables));
    q.parallelFor(
            range(n),
            i -> {
              codes[4 * i] = kinds(of(i));
              Result<Leaf> result = i % 3 == 0 ? new Error<>(i % 2) : new Value<>(new Leaf(i, i), i % 7);
              Leaf leaf = orElse(result, new Leaf(0.5, -1));
              codes[4 * i + 1] = leaf.index() + (result.isValue() ? 100 : 0);
              codes[4 * i + 2] = boxed(of(i), i) + boxed(new Constant(i), 3);
              codes[4 * i + 3] = loops(of(i)) + (result instanceof Value<Leaf>(Leaf(var f, var k), var w) ? k : -5);
            })
        .await();
    q.await();
    return new Object[] {out, codes};
  }
}
