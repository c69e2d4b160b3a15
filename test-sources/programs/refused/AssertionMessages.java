import static dev.sycamore.Range.range;

import dev.sycamore.*;

public class AssertionMessages {
  enum Color {
    RED
  }

  record Pair(int first, int second) {}

  static String name() {
    return "x";
  }

  public static void run(DeviceQueue q, int[] out) {
    String name = name();
    Color color = Color.RED;
    q.parallelFor(
        range(10),
        i -> {
          Pair pair = new Pair(i, i);
          assert i > 0 : /*! SYC1007 | the ordinal of an enum constant */color;
          assert i > 0 : /*! SYC1007 | the components of a record */pair;
          assert i > 0 : "at " + i + " " + /*! SYC1007 */color + " " + /*! SYC1007 */pair;
          assert i > 0 : "the array " + /*! SYC1007 | primitive types */out;
          assert i > 0 : /*! SYC1007 | primitive types */name;
          assert i > 0 : i + (/*! SYC1007 | primitive types */name) + i;
          assert i > 0 : "" + (/*! SYC1007 | primitive types */i > 3 ? "a" : "b");
          assert i > 0 : i + /*! SYC1007 | primitive types */String.format("%d", i);
          assert i > 0 : "" + color.ordinal() + pair.first() + out.length + out[i] + (char) i;
          out[i] = 1;
        });
  }
}
