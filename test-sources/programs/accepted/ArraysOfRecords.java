import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.Float3;
import dev.sycamore.Half;
import java.util.Arrays;

/** Arrays of records that kernels capture: read, stored, chosen, in loops and methods, in fields and records. */
public class ArraysOfRecords {
  enum Phase { SOLID, LIQUID, GAS }

  record Particle(float x, float y, float mass) {
    Particle moved(float by) {
      return new Particle(x + by, y - by, mass);
    }
  }

  record Inner(byte b, short s, char c, boolean flag) {}

  record Everything(int i, Inner inner, long l, double d, Half h, Phase phase, Float3 v) {
    Everything next() {
      return new Everything(
          i + 1,
          new Inner((byte) (inner.b() + 1), (short) (inner.s() * 3), (char) (inner.c() + 1), !inner.flag()),
          l * 31,
          d / 3,
          h.add(Half.ONE),
          phase == Phase.GAS ? Phase.SOLID : Phase.GAS,
          v.add(v));
    }
  }

  record World(Particle[] particles, int count) {}

  private record Hidden(int k) {}

  static final Particle[] FIXED = {new Particle(1, 2, 3), new Particle(4, 5, 6)};

  private final Particle[] own = particles(4);
  private final Hidden[] hidden = {new Hidden(3), new Hidden(4)};

  static Particle[] particles(int n) {
    Particle[] all = new Particle[n];
    for (int i = 0; i < n; i++) all[i] = new Particle(i, i * 0.5f, 1 + i % 3);
    return all;
  }

  static float mass(Particle[] all) {
    float mass = 0;
    for (Particle p : all) mass += p.mass();
    return mass;
  }

  static void move(Particle[] all, int i, float by) {
    all[i] = all[i].moved(by);
  }

  static int next(int[] count) {
    return count[0]++;
  }

  public static Object run(DeviceQueue q) {
    int n = 37;
    Particle[] ps = particles(n);
    float[] xs = new float[n];
    q.parallelFor(
            range(n),
            i -> {
              Particle p = ps[i];
              ps[i] = new Particle(p.x() + 1, p.y() * p.mass(), p.mass());
              move(ps, i, 0.25f);
              xs[i] = ps[i].x() + ps.length;
            })
        .await();

    // One component only; nothing is written.
    Particle[] before = ps.clone();
    float[] masses = new float[n];
    q.parallelFor(range(n), i -> masses[i] = ps[i].mass() + mass(ps)).await();
    boolean same = true;
    for (int i = 0; i < n; i++) same &= before[i] == ps[i];

    Everything[] all = new Everything[n];
    for (int i = 0; i < n; i++) {
      all[i] =
          new Everything(
              i, new Inner((byte) i, (short) (i * 1000), (char) (60000 + i), i % 2 == 0), 1L << i, i / 7.0,
              Half.of(i * 0.1f), Phase.values()[i % 3], new Float3(i, -i, 0.5f));
    }
    // Several kernels, of which nobody waits for the first ones.
    q.parallelFor(range(n), i -> all[i] = all[i].next());
    q.parallelFor(range(n), i -> all[i] = all[i].next());
    int[] phases = new int[n];
    q.parallelFor(range(n), i -> phases[i] = all[i].phase().ordinal() * 10 + (all[i].inner().flag() ? 1 : 0)).await();

    // Choices, loops, order of evaluation, assignments as expressions.
    Particle[] qs = particles(n);
    int[] order = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              Particle[] one = i % 2 == 0 ? ps : qs;
              int[] count = {i};
              int k = i;
              one[k] = new Particle(k = 5, one[i].y(), k);
              Particle p = one[i] = one[next(count)].moved(1);
              order[i] = (int) p.x() + count[0] * 100 + k + one.length;
              Particle[] alias = qs;
              if (i % 2 == 0) alias[i] = p;
            })
        .await();

    ArraysOfRecords object = new ArraysOfRecords();
    int[] fields = object.fields(q);

    World world = new World(particles(5), 3);
    q.parallelFor(range(5), i -> world.particles()[i] = world.particles()[i].moved(world.count() + FIXED[i % 2].y())).await();

    record Local(int a, double b) {}
    Local[] locals = {new Local(1, 2), new Local(3, -0.0)};
    q.parallelFor(range(2), i -> locals[i] = new Local(locals[i].a() * 2, -locals[i].b())).await();

    Particle[] none = {};
    q.parallelFor(range(3), i -> { if (none.length > 0) none[i] = ps[0]; }).await();

    return new Object[] {
      show(ps), xs, masses, same, show(all), phases, show(qs), order, fields, show(object.own), show(world.particles()),
      show(locals)
    };
  }

  static String[] show(Object[] records) {
    return Arrays.stream(records).map(Object::toString).toArray(String[]::new);
  }

  private int[] fields(DeviceQueue q) {
    int[] out = new int[4];
    q.parallelFor(
            range(4),
            i -> {
              own[i] = own[i].moved(i);
              out[i] = hidden[i % 2].k() + i;
              out[i] += own.length;
            })
        .await();
    q.parallelFor(range(2), i -> hidden[i] = new Hidden(hidden[i].k() * 7)).await();
    for (Hidden h : hidden) out[3] += h.k();
    return out;
  }
}
