import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Fields that a kernel reads at launch: of {@code this}, of super classes, of objects around it, of records. */
public class CapturedFields {
  enum Mode {
    A,
    B
  }

  record Params(float scale, int[] table) {}

  static class Base {
    protected int inherited = 11;
    int hidden = 1;

    protected int twice(int x) {
      return 2 * x + inherited;
    }
  }

  static class Derived extends Base {
    int plain = 5;
    final long fixed = 1L << 40;
    int hidden = 2;
    short narrow = -3;
    char letter = 'z';
    boolean flag = true;
    Half half = Half.of(0.3f);
    Mode mode = Mode.B;
    float[] data = {1, 2, 3, 4, 5, 6, 7, 8};
    Params params = new Params(1.5f, new int[] {8, 7, 6, 5, 4, 3, 2, 1});
    private double secret = 0.125;
    private int[] privateArray = new int[8];

    private final int own(int x) {
      return x * plain + (int) data[x];
    }

    protected final int thrice(int x) {
      return 3 * x + super.twice(x);
    }

    Object launch(DeviceQueue q) {
      double[] out = new double[8];
      q.parallelFor(
              range(8),
              i -> {
                out[i] = plain + fixed + this.narrow + letter + (flag ? 100 : 200) + half.toFloat() + mode.ordinal();
                out[i] += this.hidden * 1000 + super.hidden * 100 + inherited;
                out[i] += params.scale() * params.table()[i];
                out[i] += secret + own(i) + thrice(i);
                data[i] = data[i] * 2;
                privateArray[i] = i * i;
              })
          .await();
      plain = 6;
      q.parallelFor(range(8), i -> out[i] += plain + data[i] + privateArray[i]).await();
      return new Object[] {out, data, privateArray};
    }
  }

  int outerField = 77;
  private final int outerPrivate = Integer.parseInt("13");
  int[] outerArray = {1, 2, 3, 4};

  class Inner {
    int innerField = 3;

    class Innermost {
      int deepField = 4;

      Object launch(DeviceQueue q) {
        int[] out = new int[4];
        q.parallelFor(
                range(4),
                i ->
                    out[i] =
                        outerField
                            + innerField * 100
                            + deepField * 1000
                            + CapturedFields.this.outerArray[i]
                            + Inner.this.innerField
                            + outerPrivate
                            + around(i))
            .await();
        return out;
      }
    }
  }

  private int around(int x) {
    return outerField * x;
  }

  interface Launch {
    Object on(DeviceQueue q);
  }

  Object anonymous(DeviceQueue q) {
    int local = 5;
    return new Launch() {
      int own = 9;

      @Override
      public Object on(DeviceQueue queue) {
        int[] out = new int[4];
        queue.parallelFor(range(4), i -> out[i] = own + outerField * i + local + outerArray[i]).await();
        return out;
      }
    }.on(q);
  }

  /** A record whose method launches a kernel that reads its components. */
  record Job(int factor, int[] data, Params params) {
    Object launch(DeviceQueue q) {
      float[] out = new float[4];
      q.parallelFor(range(4), i -> out[i] = factor * data[i] + params.scale() + factor()).await();
      return out;
    }
  }

  enum Strategy {
    PLUS(3),
    MINUS(-4);

    final int step;

    Strategy(int step) {
      this.step = step;
    }

    Object launch(DeviceQueue q) {
      int[] out = new int[4];
      q.parallelFor(range(4), i -> out[i] = i * step + ordinal()).await();
      return out;
    }
  }

  public static Object run(DeviceQueue q) {
    CapturedFields outer = new CapturedFields();
    return new Object[] {
      new Derived().launch(q),
      outer.new Inner().new Innermost().launch(q),
      outer.anonymous(q),
      new Job(3, new int[] {4, 5, 6, 7}, new Params(0.5f, new int[0])).launch(q),
      Strategy.PLUS.launch(q),
      Strategy.MINUS.launch(q)
    };
  }
}
