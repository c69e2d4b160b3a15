import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.function.IntUnaryOperator;

/** Method references bound to an object of which the compiler knows the method: as kernels and inside them. */
public class BoundReferences {
  private int[] out = new int[16];
  private int bias = 5;

  static final class Counter {
    private final int[] cells;
    private int step;

    Counter(int[] cells, int step) {
      this.cells = cells;
      this.step = step;
    }

    private int at(int i) {
      return i * step;
    }

    void count(int i) {
      cells[i] += at(i) + cells.length;
    }

    void cell(int i, int j) {
      cells[i * 4 + j] = at(i) - j;
    }
  }

  static class Base {
    final double[] data = new double[16];
    double scale = 1.5;

    final void fill(int i) {
      data[i] = scale * i;
    }

    final void add(int i) {
      data[i] += scale;
    }
  }

  static final class Inheriting extends Base {
    Inheriting() {
      scale = -0.5;
    }
  }

  record Linear(float[] to, float a, float b) {
    float at(int x) {
      return a * x + b;
    }

    void store(int i) {
      to[i] = at(i);
    }
  }

  interface Marked {
    void put(int i, int mark);

    int mark(int i);

    default void marked(int i) {
      put(i, mark(i));
    }
  }

  static final class Odd implements Marked {
    private final int[] marks = new int[16];

    @Override
    public void put(int i, int mark) {
      marks[i] = mark;
    }

    @Override
    public int mark(int i) {
      return i % 2;
    }
  }

  record Even(int[] marks, int by) implements Marked {
    @Override
    public void put(int i, int mark) {
      marks[i] = -mark;
    }

    @Override
    public int mark(int i) {
      return i % by;
    }
  }

  private static int apply(IntUnaryOperator f, int x) {
    return f.applyAsInt(x) + 1;
  }

  private int biased(int x) {
    return x + bias;
  }

  final int twice(int x) {
    return apply(this::biased, biased(x));
  }

  private void store(int i) {
    out[i] = twice(i);
  }

  class Inner {
    private final int factor = 3;

    private int scaled(int x) {
      return x * factor;
    }

    void all(DeviceQueue q, int[] to) {
      q.parallelFor(
              range(16),
              i -> {
                IntUnaryOperator f = this::scaled;
                to[i] = apply(f, i) + apply(BoundReferences.this::biased, i) + apply(this::both, i);
              })
          .await();
    }

    private int both(int x) {
      return apply(this::scaled, x) + apply(BoundReferences.this::twice, x);
    }
  }

  record Poly(int a, int b) {
    int at(int x) {
      return a * x + b;
    }

    int sum(int x) {
      return apply(this::at, x) + apply(y -> at(y), x + 1);
    }
  }

  public static Object run(DeviceQueue q) {
    int[] cells = new int[16], inner = new int[16], grid = new int[12], even = new int[16], poly = new int[16];
    Counter counter = new Counter(cells, 3);
    q.parallelFor(range(16), counter::count).await();
    counter.step = -2;
    q.parallelFor(range(16), counter::count).await();
    q.parallelFor(range(3, 4), new Counter(grid, 9)::cell).await();
    Base base = new Base();
    q.parallelFor(range(16), base::fill).await();
    q.parallelFor(range(16), base::add).await();
    Inheriting inheriting = new Inheriting();
    q.parallelFor(range(16), inheriting::fill).await();
    Linear linear = new Linear(new float[16], 0.25f, -3);
    q.parallelFor(range(16), linear::store).await();
    Odd odd = new Odd();
    q.parallelFor(range(16), odd::marked).await();
    Even marks = new Even(even, 4);
    q.parallelFor(range(16), marks::marked).await();
    BoundReferences self = new BoundReferences();
    self.own(q);
    self.new Inner().all(q, inner);
    q.parallelFor(
            range(16),
            i -> {
              Poly p = new Poly(i, 2);
              poly[i] = p.sum(i) + apply(p::at, 3);
              Poly[] all = {p, new Poly(3, i)};
              // The object is that of when the reference was evaluated.
              IntUnaryOperator first = all[0]::at;
              IntUnaryOperator either = i > 5 ? p::at : x -> x;
              all[0] = all[1];
              p = all[1];
              poly[i] = poly[i] * 31 + first.applyAsInt(i) - either.applyAsInt(7) + p.a();
            })
        .await();
    return new Object[] {
      cells, grid, base.data, inheriting.data, linear.to, odd.marks, even, self.out, inner, poly
    };
  }

  private void own(DeviceQueue q) {
    q.parallelFor(range(16), this::store).await();
  }
}
