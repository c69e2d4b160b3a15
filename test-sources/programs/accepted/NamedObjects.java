import static dev.sycamore.AccessMode.*;
import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Named function objects: their fields, or components, are the arguments. */
public class NamedObjects {
  record Saxpy(float a, float[] x, float[] y) implements RangeKernel1 {
    @Override
    public void run(int i) {
      y[i] = a * x[i] + y[i];
    }
  }

  record Scale(double by) {}

  record Fill(DoubleAccessor2 target, Scale scale, Half offset, LocalDoubles row) implements NdKernel1 {
    @Override
    public void run(NdItem1 it) {
      row.set(it.localId(), it.globalId() * scale.by());
      it.barrier();
      target.set(it.groupId(), it.localId(), row.get(row.size() - 1 - it.localId()) + offset.toFloat());
    }
  }

  abstract static class Common {
    protected final int[] out;
    protected int bias = 4;

    Common(int[] out) {
      this.out = out;
    }

    protected final int biased(int x) {
      return x + bias;
    }
  }

  static final class Table extends Common implements RangeKernel2 {
    private final int width;
    byte step = 3;
    private final Scale scale = new Scale(2.5);

    Table(int[] out, int width) {
      super(out);
      this.width = width;
    }

    private int at(int i, int j) {
      return i * width + j;
    }

    @Override
    public void run(int i, int j) {
      out[at(i, j)] = biased(i * step) + j + (int) scale.by();
    }
  }

  static final class Once implements SingleTaskKernel {
    final long[] out;
    final long value;

    Once(long[] out, long value) {
      this.out = out;
      this.value = value;
    }

    @Override
    public void run() {
      out[0] = value * 3;
    }
  }

  public static Object run(DeviceQueue q) {
    float[] x = {1, 2, 3, 4, 5};
    float[] y = {0.5f, 0.25f, 0.125f, 1, 2};
    q.parallelFor(range(5), new Saxpy(1.5f, x, y)).await();
    double[] plane = new double[12];
    try (DoubleDeviceBuffer2 buffer = DeviceBuffer.wrap(plane, range(3, 4))) {
      q.submit(
          h ->
              h.parallelFor(
                  ndRange(12, 4),
                  new Fill(buffer.access(h, WRITE), new Scale(0.75), Half.of(7), h.localDoubles(4))));
    }
    int[] table = new int[6];
    q.parallelFor(range(2, 3), new Table(table, 3)).await();
    long[] once = new long[1];
    q.singleTask(new Once(once, 1L << 50)).await();
    return new Object[] {y, plane, table, once};
  }
}
