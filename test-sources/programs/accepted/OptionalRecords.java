import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.FloatUnaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Records that hold a value or none, with the methods of {@code Optional}; what they are passed is inlined. */
public class OptionalRecords {
  record OptionalFloat(boolean isPresent, float value) {
    static OptionalFloat of(float value) {
      return new OptionalFloat(true, value);
    }

    static OptionalFloat empty() {
      return new OptionalFloat(false, 0);
    }

    OptionalFloat map(FloatUnaryOperator f) {
      return isPresent ? of(f.applyAsFloat(value)) : this;
    }

    float orElse(float other) {
      return isPresent ? value : other;
    }
  }

  record Hit(float distance, int object) {}

  /** Of any record. */
  record Maybe<T extends Record>(boolean isPresent, T value) {
    <R extends Record> Maybe<R> map(Function<T, R> f) {
      return new Maybe<>(isPresent, f.apply(value));
    }

    T orElseGet(Supplier<T> other) {
      return isPresent ? value : other.get();
    }
  }

  record Pair(int first, int second) {}

  static OptionalFloat root(float x) {
    return x >= 0 ? OptionalFloat.of((float) Math.sqrt(x)) : OptionalFloat.empty();
  }

  static Maybe<Hit> intersect(float origin, float direction, int object) {
    OptionalFloat t = root(direction * direction - origin).map(r -> r - origin);
    return new Maybe<>(t.isPresent() && t.value() > 0, new Hit(t.orElse(-1), object));
  }

  static int find(int[] values, IntPredicate wanted, IntUnaryOperator otherwise) {
    for (int k = 0; k < values.length; k++) {
      if (wanted.test(values[k])) {
        return k;
      }
    }
    return otherwise.applyAsInt(values.length);
  }

  public static Object run(DeviceQueue q) {
    int n = 100;
    float[] out = new float[2 * n];
    int[] objects = new int[3 * n];
    int[] values = {4, 8, 15, 16, 23, 42};
    q.parallelFor(
            range(n),
            i -> {
              float x = (i - 50) / 4f;
              out[2 * i] = root(x).map(r -> r + 1).map(r -> r * x).orElse(-3);
              Maybe<Hit> hit = intersect(x, i % 7, i);
              Hit nearest = hit.orElseGet(() -> new Hit(99, -i));
              out[2 * i + 1] = nearest.distance();
              objects[3 * i] = nearest.object();
              Pair pair = hit.map(h -> new Pair(h.object() + 1, (int) h.distance())).orElseGet(() -> new Pair(-1, -2));
              objects[3 * i + 1] = pair.first() * 100 + pair.second();
              objects[3 * i + 2] = find(values, v -> v % (i + 1) == 3, length -> -length);
            })
        .await();
    return new Object[] {out, objects};
  }
}
