import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.NdItem1;
import dev.sycamore.NdKernel1;
import dev.sycamore.RangeKernel1;
import dev.sycamore.RangeKernel2;
import dev.sycamore.SingleTaskKernel;
import lib.Elementwise;

/** Function objects that inherit run, from a class or an interface, of this file and of others. */
public class InheritedRun {
  record Affine(float a, float b) implements Elementwise.Op {
    @Override
    public float of(float x) {
      return a * x + b;
    }
  }

  record Square(double scale) implements Elementwise.Op {
    @Override
    public float of(float x) {
      return (float) (x * x * scale);
    }

    @Override
    public float twice(float x) {
      return of(x) - 1;
    }
  }

  static final class Line extends Elementwise<Affine> {
    private final int shift;

    Line(float[] in, float[] out, int shift, Affine op) {
      super(in, out, op);
      this.shift = shift;
    }

    @Override
    protected float before(float x) {
      return x + shift;
    }
  }

  /** Not final: an object of this very class is launched, and one of a subclass. */
  static class Parabola extends Elementwise<Square> {
    Parabola(float[] in, float[] out, Square op) {
      super(in, out, op);
    }

    @Override
    protected float before(float x) {
      return -x;
    }

    @Override
    protected float after(float x) {
      return super.after(x) * 2;
    }
  }

  static class Shifted extends Parabola {
    Shifted(float[] in, float[] out) {
      super(in, out, new Square(0.25));
    }

    @Override
    protected float before(float x) {
      return super.before(x) + 3;
    }
  }

  /** A kernel by default: the records that implement it say what is stored. */
  interface Store extends RangeKernel1 {
    int[] to();

    int value(int i);

    default int twice(int i) {
      return 2 * value(i);
    }

    @Override
    default void run(int i) {
      to()[i] = twice(i) + to().length;
    }
  }

  interface Thrice extends Store {
    @Override
    default int twice(int i) {
      return 3 * value(i);
    }
  }

  record Indices(int[] to) implements Store {
    @Override
    public int value(int i) {
      return i;
    }
  }

  record Scaled(int[] to, int by) implements Thrice {
    @Override
    public int value(int i) {
      return i * by();
    }
  }

  static final class Offset implements Thrice {
    private final int[] data;
    private final int offset;

    Offset(int[] data, int offset) {
      this.data = data;
      this.offset = offset;
    }

    @Override
    public int[] to() {
      return null;
    }

    @Override
    public int value(int i) {
      return i + offset;
    }

    @Override
    public void run(int i) {
      data[i] = twice(i);
    }
  }

  abstract static class Table implements RangeKernel2 {
    final int[] cells = new int[12];

    abstract int cell(int i, int j);

    @Override
    public void run(int i, int j) {
      cells[i * 4 + j] = cell(i, j);
    }
  }

  static final class Products extends Table {
    @Override
    int cell(int i, int j) {
      return i * j;
    }
  }

  abstract static class Once implements SingleTaskKernel {
    final long[] result = new long[1];

    @Override
    public final void run() {
      result[0] += step();
    }

    abstract long step();
  }

  static final class Five extends Once {
    @Override
    long step() {
      return 5L;
    }
  }

  interface Grouped extends NdKernel1 {
    int[] sizes();

    @Override
    default void run(NdItem1 item) {
      sizes()[item.globalId()] = item.localRange() * 100 + item.localId();
    }
  }

  record Sizes(int[] sizes) implements Grouped {}

  public static Object run(DeviceQueue q) {
    float[] in = new float[16], line = new float[16], parabola = new float[16];
    float[] shifted = new float[16];
    for (int i = 0; i < 16; i++) in[i] = i * 0.5f;
    q.parallelFor(range(16), new Line(in, line, 2, new Affine(1.5f, -0.25f)));
    q.parallelFor(range(16), new Parabola(in, parabola, new Square(0.75)));
    q.parallelFor(range(16), new Shifted(in, shifted));
    int[] indices = new int[10], scaled = new int[10], offset = new int[10], sizes = new int[12];
    q.parallelFor(range(10), new Indices(indices));
    q.parallelFor(range(10), new Scaled(scaled, 7));
    q.parallelFor(range(10), new Offset(offset, 7));
    q.parallelFor(ndRange(12, 4), new Sizes(sizes));
    Products products = new Products();
    q.parallelFor(range(3, 4), products);
    Five five = new Five();
    q.singleTask(five);
    q.singleTask(five);
    q.await();
    return new Object[] {
      line, parabola, shifted, indices, scaled, offset, sizes, products.cells, five.result
    };
  }
}
