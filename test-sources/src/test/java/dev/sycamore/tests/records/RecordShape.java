package dev.sycamore.tests.records;

import java.util.ArrayList;
import java.util.List;

/**
 * A class whose kernels treat records of one shape, {@code record R(first, second)}, in every way
 * that a value can be treated. Components are constant in some places and computed in others: what
 * is left of them in LLVM's optimiser then has parts that are constant, undefined or computed.
 */
record RecordShape(Component first, Component second) {

  /** The component's types. */
  enum Component {
    INT("int", "(i + 3)", "7", "%s"),
    DOUBLE("double", "a[i]", "2.5", "%s"),
    BOOLEAN("boolean", "(a[i] > 4)", "true", "(%s ? 1 : 0)"),
    BYTE("byte", "((byte) (i * 40))", "((byte) -3)", "%s"),
    BOX("Box", "new Box(a[i])", "new Box(1.5)", "%s.x()"),
    MIXED(
        "Mixed",
        "new Mixed(i, (float) a[i], new Box(a[i] / 3))",
        "new Mixed(1, 2f, new Box(3))",
        "weigh(%s)"),
    OPTIONAL(
        "Opt<Box>", "new Opt<>(i > 6, new Box(a[i]))", "new Opt<>(true, new Box(4))", "weigh(%s)"),
    VECTOR("Float4", "Float4.of((float) a[i], 1f, i, 3f)", "Float4.of(1f, 2f, 3f, 4f)", "%s.sum()");

    private final String type;
    private final String computed;
    private final String constant;
    private final String weight;

    Component(String type, String computed, String constant, String weight) {
      this.type = type;
      this.computed = computed;
      this.constant = constant;
      this.weight = weight;
    }
  }

  /** Every pair of component types. */
  static List<RecordShape> all() {
    List<RecordShape> shapes = new ArrayList<>();
    for (Component first : Component.values()) {
      for (Component second : Component.values()) {
        shapes.add(new RecordShape(first, second));
      }
    }
    return shapes;
  }

  String className() {
    return "Shape_" + first + "_" + second;
  }

  /** The class; its {@code run} returns an array for each kernel. */
  String source() {
    return """
        import static dev.sycamore.Range.range;

        import dev.sycamore.DeviceQueue;
        import dev.sycamore.Float4;

        public class NAME {
          record Box(double x) {}

          record Mixed(int n, float f, Box box) {}

          record Opt<T>(boolean present, T value) {}

          record R(FIRST first, SECOND second) {}

          static double weigh(Mixed m) {
            return m.n() + m.f() * 3 + m.box().x() * 5;
          }

          static double weigh(Opt<Box> o) {
            return (o.present() ? 100 : 200) + o.value().x();
          }

          static double weigh(R r) {
            return WEIGHT1 + 1000 * WEIGHT2;
          }

          static R made(int i, double[] a) {
            if (i > 5) {
              return new R(CONSTANT1, COMPUTED2);
            }
            return new R(COMPUTED1, CONSTANT2);
          }

          static R swapped(R r, R other, int i) {
            return i % 2 == 0 ? new R(r.first(), other.second()) : other;
          }

          public static Object run(DeviceQueue q) {
            int n = 12;
            double[] a = new double[n];
            for (int i = 0; i < n; i++) {
              a[i] = i * 0.75;
            }
            int five = 5;
            double[] b = {5, 5, 5, 5, 5, 5};
            R captured = made(five, b);
            double[] direct = new double[n], branch = new double[n], loop = new double[n];
            double[] chosen = new double[n], returned = new double[n], passed = new double[n];
            double[] crossed = new double[n], stored = new double[n], late = new double[n];
            q.parallelFor(range(n), i -> direct[i] = weigh(new R(CONSTANT1, COMPUTED2)));
            q.parallelFor(range(n), i -> {
              R r = new R(COMPUTED1, CONSTANT2);
              if (a[i] > 5) {
                r = new R(CONSTANT1, COMPUTED2);
              } else if (a[i] > 2) {
                r = new R(COMPUTED1, COMPUTED2);
              }
              branch[i] = weigh(r);
            });
            q.parallelFor(range(n), i -> {
              R r = new R(CONSTANT1, CONSTANT2);
              for (int k = 0; k < i; k++) {
                if (k % 3 == 2) {
                  continue;
                }
                r = k % 2 == 0 ? new R(r.first(), COMPUTED2) : new R(COMPUTED1, r.second());
                if (weigh(r) > 9000) {
                  break;
                }
              }
              loop[i] = weigh(r);
            });
            q.parallelFor(range(n), i -> {
              R r = switch (i % 4) {
                case 0 -> new R(CONSTANT1, COMPUTED2);
                case 1 -> new R(COMPUTED1, CONSTANT2);
                case 2 -> made(i, a);
                default -> new R(CONSTANT1, CONSTANT2);
              };
              chosen[i] = weigh(r);
            });
            q.parallelFor(range(n), i -> returned[i] = weigh(made(i, a)));
            q.parallelFor(range(n), i ->
                passed[i] = weigh(swapped(new R(CONSTANT1, COMPUTED2), made(i, a), i)));
            q.parallelFor(range(n), i -> {
              R r = i > 4 ? captured : new R(CONSTANT1, COMPUTED2);
              crossed[i] = weigh(r);
            });
            q.parallelFor(range(n), i -> {
              R[] t = {new R(CONSTANT1, COMPUTED2), made(i, a), new R(COMPUTED1, CONSTANT2)};
              t[i % 3] = new R(t[(i + 1) % 3].first(), CONSTANT2);
              R[] u = t;
              double sum = 0;
              for (R r : u) {
                sum = sum * 3 + weigh(r);
              }
              stored[i] = sum;
            });
            q.parallelFor(range(n), i -> {
              R r;
              if (i % 2 == 0) {
                r = captured;
              } else {
                r = swapped(captured, new R(COMPUTED1, CONSTANT2), i);
              }
              R s = r;
              late[i] = weigh(s) + weigh(r);
            });
            q.await();
            return new Object[] {
              direct, branch, loop, chosen, returned, passed, crossed, stored, late
            };
          }
        }
        """
        .replace("NAME", className())
        .replace("FIRST", first.type)
        .replace("SECOND", second.type)
        .replace("WEIGHT1", first.weight.formatted("r.first()"))
        .replace("WEIGHT2", second.weight.formatted("r.second()"))
        .replace("CONSTANT1", first.constant)
        .replace("CONSTANT2", second.constant)
        .replace("COMPUTED1", first.computed)
        .replace("COMPUTED2", second.computed);
  }
}
