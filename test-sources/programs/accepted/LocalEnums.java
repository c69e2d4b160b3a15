import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Enums and interfaces in blocks: in host code around kernels, captured, and in kernels. */
public class LocalEnums {
  int bonus = 7;

  int[] withThis(DeviceQueue q) {
    int[] out = new int[8];
    q.parallelFor(range(out.length), i -> {
          enum Sign { MINUS, ZERO, PLUS }
          Sign sign = i < 3 ? Sign.MINUS : i == 3 ? Sign.ZERO : Sign.PLUS;
          out[i] = sign.ordinal() * 10 + bonus;
        })
        .await();
    return out;
  }

  static int classify(int x) {
    enum Kind { EVEN, ODD }
    Kind kind = (x & 1) == 0 ? Kind.EVEN : Kind.ODD;
    return switch (kind) {
      case EVEN -> x;
      case ODD -> -x;
    };
  }

  /** Two local classes may have one name, as may their fields. */
  static int first(int i) {
    record Table() { static final int[] VALUES = {1, 2, 3}; }
    enum Mode {
      A(10), B(20);

      final int weight;

      Mode(int weight) {
        this.weight = weight;
      }
    }
    return Table.VALUES[i % 3] * (i % 2 == 0 ? Mode.A : Mode.B).weight;
  }

  static int second(int i) {
    record Table() { static final int[] VALUES = {4, 5, 6}; }
    enum Mode {
      A(1000), B(2000);

      final int weight;

      Mode(int weight) {
        this.weight = weight;
      }
    }
    return Table.VALUES[i % 3] * (i % 2 == 0 ? Mode.A : Mode.B).weight;
  }

  public static Object run(DeviceQueue q) {
    enum Mode { ADD, @Deprecated SUBTRACT, XOR; static final Mode LAST = XOR; }
    interface Source {
      int next();

      default int twice() {
        return 2 * next();
      }
    }
    enum Fixed implements Source {
      ONE { public int next() { return 1; } }, TWO { public int next() { return 2; } }
    }
    record Step(Mode mode, int by) {}
    Source source = Fixed.TWO;
    int by = source.twice() + Fixed.ONE.next();
    int[][] all = new int[Mode.values().length + 4][];
    for (Mode mode : Mode.values()) {
      int[] out = new int[16];
      q.parallelFor(range(out.length), i -> {
            switch (mode) {
              case ADD:
                out[i] = i + by;
                break;
              case SUBTRACT:
                out[i] = i - by;
                break;
              default:
                out[i] = i ^ by;
            }
            if (mode == Mode.ADD || mode != Mode.XOR) {
              out[i] += 100 * mode.ordinal();
            }
          })
          .await();
      all[mode.ordinal()] = out;
    }
    int[] classified = new int[16];
    q.parallelFor(range(classified.length), i -> classified[i] = classify(i)).await();
    all[3] = classified;
    all[4] = new LocalEnums().withThis(q);
    Step step = new Step(Mode.valueOf("SUBTRACT"), 5);
    int[] stepped = new int[16];
    q.parallelFor(range(stepped.length), i -> stepped[i] = step.mode() == Mode.SUBTRACT ? i - step.by() : i).await();
    all[5] = stepped;
    int[] named = new int[16];
    q.parallelFor(range(named.length), i -> named[i] = first(i) + second(i)).await();
    all[6] = named;
    return all;
  }
}
