import static composed.Functions.both;
import static composed.Functions.chosen;
import static composed.Functions.map;
import static composed.Functions.mapTwice;
import static composed.Functions.outer;
import static composed.Functions.plus;
import static composed.Functions.scaled;
import static composed.Functions.twice;
import static dev.sycamore.Range.range;

import composed.IntFn;
import dev.sycamore.DeviceQueue;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Functions that call functions which they capture, at any depth. */
public final class Composition {
  /** Has default methods of its own in the place of its parent's. */
  interface Doubled extends IntFn {
    @Override
    default int twice(int x) {
      return of(x) * 2;
    }

    @Override
    default IntFn then(IntFn next) {
      return x -> of(next.of(x)) + 1;
    }
  }

  interface Op<T> extends Serializable {
    T of(T t);
  }

  record Vec(int x, int y) implements Serializable {
    Vec plus(Vec o) {
      return new Vec(x + o.x, y + o.y);
    }
  }

  record Pair(IntFn first, IntFn second) {}

  static void shift(DeviceQueue q, Op<Vec> f, Vec[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i])).await();
  }

  static <F extends IntUnaryOperator & Serializable> void each(DeviceQueue q, F f, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.applyAsInt(a[i])).await();
  }

  static <F extends IntUnaryOperator & Serializable> void eachTwice(DeviceQueue q, F f, int[] a) {
    each(q, x -> f.applyAsInt(f.applyAsInt(x)), a);
  }

  static final IntFn FIELD = twice(x -> x * 3 + 1);
  private final int own;
  private final IntFn mine = x -> x - own();

  Composition(int own) {
    this.own = own;
  }

  int own() {
    return own;
  }

  IntFn withOwn(IntFn f) {
    return x -> f.of(x) + own;
  }

  private IntFn passedOn(IntFn f) {
    return withOwn(f);
  }

  /** The kernel captures a variable of this call, and the function the same one of the call before. */
  static void again(DeviceQueue q, IntFn f, int n, int[] a) {
    q.parallelFor(range(a.length), i -> a[i] = f.of(a[i]) * 10 + n).await();
    if (n < 3) {
      again(q, x -> x + n, n + 1, a);
    }
  }

  private final List<int[]> results = new ArrayList<>();

  private void captured(DeviceQueue q, int[] a) {
    int k = 7;
    int[] table = {5, 6, 7, 8};
    Vec v = new Vec(3, 4);
    IntFn f = x -> x + k;
    IntFn g = x -> x * table[x & 3] + v.x();
    map(q, x -> f.of(f.of(x)), a);
    map(q, x -> f.of(g.of(x)) - k, a);
    map(
        q,
        x -> {
          int y = table[0];
          for (int i = 0; i < v.y(); i++) {
            y += g.of(i) * f.of(x);
          }
          return y;
        },
        a);
    outer(q, x -> x + 1, a);
    outer(q, x -> f.of(x) ^ table[1], a);
    keep(a);
    map(q, twice(twice(f)), a);
    map(q, twice(scaled(twice(g), k)), a);
    map(q, scaled(scaled(f, 3), 5), a);
    map(q, plus(3), a);
    map(q, plus(k), a);
    keep(a);
    for (int i = 0; i < 2; i++) {
      map(q, chosen(i == 0, f, g), a);
      IntFn either = i == 0 ? f : g;
      map(q, x -> either.of(either.of(x)), a);
      map(q, twice(either), a);
    }
    keep(a);
    Pair pair = new Pair(f, twice(g));
    map(q, pair.second(), a);
    map(q, pair.first()::of, a);
    both(q, f, g, a);
    both(q, twice(f), f.then(g), a);
    keep(a);
  }

  private void fields(DeviceQueue q, int[] a) {
    map(q, FIELD, a);
    map(q, IntFn.NEGATED, a);
    map(q, twice(FIELD), a);
    map(q, FIELD::of, a);
    map(q, mine, a);
    map(q, passedOn(x -> x * own), a);
    map(q, twice(withOwn(twice(mine))), a);
    keep(a);
  }

  private void defaults(DeviceQueue q, int[] a) {
    int k = a[1];
    IntFn f = x -> x + k;
    Doubled d = x -> x * 2 + k;
    map(q, f.then(x -> x * 2).then(f), a);
    map(q, f.bound(), a);
    map(q, f.four(), a);
    map(q, d.then(f), a);
    mapTwice(q, d, a);
    mapTwice(q, f, a);
    map(q, d::twice, a);
    keep(a);
    f.each(q, a);
    d.each(q, a);
    f.eachTwice(q, a);
    d.eachTwice(q, a);
    twice(f).each(q, a);
    keep(a);
  }

  private void objects(DeviceQueue q, int[] a) {
    int k = a[2];
    IntFn object =
        new IntFn() {
          @Override
          public int of(int x) {
            return x - k;
          }
        };
    map(q, x -> object.of(object.of(x)), a);
    map(q, twice(object), a);
    map(q, object::of, a);
    map(q, object.then(x -> x ^ k), a);
    object.each(q, a);
    mapTwice(q, object, a);
    keep(a);
  }

  private void keep(int[] a) {
    results.add(a.clone());
  }

  public static Object run(DeviceQueue q) {
    int[] a = {1, 2, 3, 4, -5, Integer.MAX_VALUE};
    Composition composition = new Composition(11);
    composition.captured(q, a);
    composition.fields(q, a);
    composition.defaults(q, a);
    composition.objects(q, a);
    int k = a[3];
    each(q, x -> x + 1, a);
    eachTwice(q, x -> x * k, a);
    composition.keep(a);
    again(q, x -> x, 0, a);
    composition.keep(a);
    Vec v = new Vec(3, 4);
    Vec[] vectors = {new Vec(1, 2), new Vec(-3, 4)};
    Op<Vec> shifted = w -> w.plus(v);
    shift(q, w -> shifted.of(shifted.of(w)), vectors);
    int[] sums = {vectors[0].x() + vectors[1].x(), vectors[0].y() + vectors[1].y()};
    composition.keep(sums);
    return composition.results.toArray(new int[0][]);
  }
}
