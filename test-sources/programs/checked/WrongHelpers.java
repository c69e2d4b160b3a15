import static dev.sycamore.Range.range;

import dev.sycamore.*;
import java.io.Serializable;
import java.util.function.IntUnaryOperator;

/** What generated kernels with wrong accesses use. */
public class WrongHelpers {
  static final int N = 96;

  /** The work-item that fails. */
  static final int BAD = 61;

  static final int[] TABLE = {1, 2, 3, 4, 5, 6, 7, 8};
  static final int[] STATIC = places(0);

  record Pair(int first, float second) {}

  record Held(int[] values) {}

  enum Level {
    LOW,
    HIGH
  }

  interface Items extends Serializable {
    void at(int i);
  }

  static int[] places(int bad) {
    int[] places = new int[N];
    for (int i = 0; i < N; i++) {
      places[i] = i == BAD ? bad : i % 8;
    }
    return places;
  }

  static int shifted(int i) {
    return i == BAD ? -3 : i % 8;
  }

  static Pair[] pairs(int n) {
    Pair[] pairs = new Pair[n];
    for (int i = 0; i < n; i++) {
      pairs[i] = new Pair(i, -i);
    }
    return pairs;
  }

  static Half[] halves() {
    Half[] halves = new Half[N];
    java.util.Arrays.fill(halves, Half.ZERO);
    return halves;
  }

  static Level[] levels() {
    Level[] levels = new Level[N];
    java.util.Arrays.fill(levels, Level.HIGH);
    return levels;
  }

  static int applied(IntUnaryOperator f, int x) {
    return f.applyAsInt(x);
  }

  /** A kernel that calls a function of its caller. */
  static void each(DeviceQueue q, Items items) {
    q.parallelFor(range(N), i -> items.at(i));
  }

  static int far(int[] a, int i) {
    return i > 7 || i < 0 ? near(a, i) : a[i];
  }

  private static int near(int[] a, int i) {
    return a[i];
  }

  static void farStore(int[] a, int i) {
    if (i != 3) {
      nearStore(a, i);
    }
  }

  private static void nearStore(int[] a, int i) {
    a[i] = 1;
  }

  static int far(IntMemory a, int i) {
    int sum = 0;
    for (int k = 0; k < 2; k++) {
      sum += near(a, i);
    }
    return sum;
  }

  private static int near(IntMemory a, int i) {
    return a.get(i);
  }

  static void farStore(IntMemory a, int i) {
    for (int k = 2; k > 0; k--) {
      nearStore(a, i);
    }
  }

  private static void nearStore(IntMemory a, int i) {
    a.set(i, 1);
  }
}
