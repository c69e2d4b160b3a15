import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Enum constants of classes from class files keep their places, under every host compiler. */
public class LibraryEnums {
  static int number(Op op) {
    return switch (op) {
      case ADD -> 10;
      case MUL -> 20;
      case MIN -> 30;
      case MAX -> 40;
      case AND -> 50;
      case OR -> 60;
      case XOR -> 70;
    };
  }

  public static Object run(DeviceQueue q) {
    int[] out = new int[7 * 4];
    for (Op op : Op.values()) {
      q.parallelFor(
          range(1),
          i -> {
            out[4 * op.ordinal()] = number(op);
            out[4 * op.ordinal() + 1] = op == Op.MIN ? 1 : 0;
            out[4 * op.ordinal() + 2] = Op.XOR.ordinal();
            out[4 * op.ordinal() + 3] = number(Op.MAX);
          });
    }
    q.await();
    return out;
  }
}
