import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Half;
import java.util.function.IntUnaryOperator;

/** Sealed interfaces of records as values: made, passed, kept, matched by {@code instanceof}, called. */
public class SealedTypes {
  sealed interface Shape permits Circle, Rectangle, Solid, Nothing {
    float area();

    default float doubled() {
      return 2 * area() + bonus(this);
    }

    default int kind() {
      return 0;
    }

    static Shape of(int k) {
      return switch (k % 5) {
        case 0 -> new Circle(k);
        case 1 -> new Rectangle(k, k + 0.5f);
        case 2 -> new Cube(k * 1.25, (byte) k, k % 2 == 0);
        case 3 -> new Ball(k * 10L, (char) k, Half.of(k));
        default -> new Nothing();
      };
    }
  }

  record Circle(float r) implements Shape {
    @Override
    public float area() {
      return 3 * r * r;
    }
  }

  record Rectangle(float w, float h) implements Shape {
    @Override
    public float area() {
      return w * h;
    }

    @Override
    public int kind() {
      return 1;
    }
  }

  sealed interface Solid extends Shape {
    double volume();

    @Override
    default float area() {
      return (float) volume();
    }
  }

  record Cube(double edge, byte b, boolean z) implements Solid {
    @Override
    public double volume() {
      return z ? edge * edge : b;
    }
  }

  record Ball(long volumes, char c, Half half) implements Solid {
    @Override
    public double volume() {
      return volumes + c + half.toFloat();
    }

    @Override
    public float doubled() {
      return -1;
    }
  }

  record Nothing() implements Shape {
    @Override
    public float area() {
      return 0;
    }
  }

  sealed interface Named {
    int id();

    Named successor();
  }

  record One(int id) implements Named {
    @Override
    public Two successor() {
      return new Two(id + 1, new Circle(id));
    }
  }

  record Two(int id, Shape shape) implements Named, IntUnaryOperator {
    @Override
    public int applyAsInt(int x) {
      return x * id;
    }

    @Override
    public Named successor() {
      return id > 20 ? this : new One(2 * id);
    }
  }

  /** Holds shapes, and is compared. */
  record Holder(Shape first, Shape second, int k) {
    Holder swapped() {
      return new Holder(second, first, -k);
    }
  }

  static float bonus(Shape shape) {
    return shape instanceof Circle circle ? circle.r() : shape instanceof Solid ? 0.5f : 0.25f;
  }

  static float guarded(Shape shape, float least) {
    if (!(shape instanceof Rectangle rectangle)) {
      return least;
    }
    return rectangle.w() + rectangle.area();
  }

  static Shape larger(Shape a, Shape b) {
    return a.area() > b.area() ? a : b;
  }

  static double volume(Shape shape) {
    return shape instanceof Solid solid && solid.volume() > 3 ? solid.volume() + solid.kind() : shape.kind();
  }

  static Named named(int i) {
    return i % 2 == 0 ? new One(i) : new Two(i, Shape.of(i + 1));
  }

  public static Object run(DeviceQueue q) {
    int n = 50;
    float[] out = new float[n * 6];
    double[] volumes = new double[n];
    int[] hashes = new int[n * 3];
    Circle captured = new Circle(2.5f);
    q.parallelFor(
        range(n),
        i -> {
          Shape shape = Shape.of(i);
          out[6 * i] = shape.area();
          out[6 * i + 1] = shape.doubled() + shape.kind();
          out[6 * i + 2] = guarded(shape, i);
          Shape chosen = i > 20 ? captured : new Rectangle(i, 1);
          out[6 * i + 3] = larger(shape, chosen).area();
          Shape[] kept = {shape, captured, new Nothing(), Shape.of(i + 2)};
          kept[2] = larger(kept[0], kept[3]);
          float sum = 0;
          for (Shape each : kept) {
            sum += each.area() + bonus(each);
          }
          out[6 * i + 4] = sum;
          Shape at = Shape.of(i % 7);
          int rounds = 0;
          while (at instanceof Rectangle r && rounds < 5) {
            at = r.w() > 3 ? new Circle(r.h()) : new Rectangle(r.w() + 1, r.h());
            rounds++;
          }
          out[6 * i + 5] = rounds + at.area();
          volumes[i] = volume(shape);
        });
    q.parallelFor(
            range(n),
            i -> {
              Holder holder = new Holder(Shape.of(i), Shape.of(i / 2), i);
              hashes[3 * i] = holder.swapped().first() instanceof Nothing ? 1 : 0;
              hashes[3 * i] += holder.swapped().swapped().equals(holder) ? 2 : 0;
              hashes[3 * i] += holder.equals(new Holder(Shape.of(i), Shape.of(i), i)) ? 4 : 0;
              hashes[3 * i + 1] = holder.hashCode();
              Named named = named(i);
              hashes[3 * i + 2] = named.id() + new One(i).successor().id() + named.successor().successor().id();
              if (named instanceof Two two && two.shape() instanceof Ball ball) {
                hashes[3 * i + 2] += two.applyAsInt(1000) + ball.c();
              }
              Shape shape = Shape.of(i);
              hashes[3 * i + 2] = hashes[3 * i + 2] * 31 + shape.hashCode();
              hashes[3 * i] += shape.equals(Shape.of(i % 9)) ? 8 : 0;
              hashes[3 * i] += shape.equals(new Circle(10)) ? 16 : 0;
            })
        .await();
    q.await();
    return new Object[] {out, volumes, hashes};
  }
}
