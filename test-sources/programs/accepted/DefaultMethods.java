import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.function.IntUnaryOperator;

/** Default methods of interfaces that a record or a final class implements. */
public class DefaultMethods {
  interface Shape {
    double width();

    double height();

    default double area() {
      return width() * height();
    }

    default double volume(Shape.Depth depth) {
      return area() * depth.of();
    }

    record Depth(double of) {}
  }

  record Box(double width, double height) implements Shape {}

  record Disc(double radius) implements Shape {
    @Override
    public double width() {
      return 2 * radius;
    }

    @Override
    public double height() {
      return width();
    }

    @Override
    public double area() {
      return Shape.super.area() * 0.75 + radius();
    }
  }

  interface Ordered<T extends Ordered<T>> {
    int compare(T other);

    default boolean isBefore(T other) {
      return compare(other) < 0;
    }
  }

  record Key(int high, int low) implements Ordered<Key> {
    @Override
    public int compare(Key other) {
      return high != other.high ? Integer.compare(high, other.high) : Integer.compare(low, other.low);
    }

    void into(DeviceQueue q, int[] out) {
      q.parallelFor(range(out.length), i -> out[i] = isBefore(new Key(i / 3, i)) ? low : -i);
    }
  }

  static <S extends Shape> double measure(S shape, double depth) {
    return shape.volume(new Shape.Depth(depth)) + shape.area();
  }

  interface Filter {
    int threshold();

    default int clip(int x) {
      return above(x) ? threshold() : x;
    }

    private boolean above(int x) {
      return x > threshold();
    }
  }

  static final class Clipper implements Filter {
    private final int[] thresholds;
    private final int which;

    Clipper(int[] thresholds, int which) {
      this.thresholds = thresholds;
      this.which = which;
    }

    @Override
    public int threshold() {
      return thresholds[which];
    }

    int both(int x) {
      return apply(this::clip, x) + apply(y -> clip(y), 2 * x);
    }

    static int apply(IntUnaryOperator f, int x) {
      return f.applyAsInt(x);
    }

    void run(DeviceQueue q, int[] out) {
      q.parallelFor(range(out.length), i -> out[i] = both(i)).await();
    }
  }

  public static Object run(DeviceQueue q) {
    double[] areas = new double[20];
    q.parallelFor(
        range(20),
        i -> {
          Box box = new Box(i, 0.5);
          Disc disc = new Disc(i * 0.25);
          areas[i] = box.area() + measure(disc, 2) + measure(box, i) + disc.volume(new Shape.Depth(3));
        });
    int[] keys = new int[12], clipped = new int[12];
    new Key(2, 7).into(q, keys);
    q.await();
    new Clipper(new int[] {3, 6}, 1).run(q, clipped);
    return new Object[] {areas, keys, clipped};
  }
}
