import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.LocalInts;
import java.util.ArrayList;
import java.util.List;
import lib.Helpers;

/** One file with 25 different mistakes, the way people make them, and a call of a file with one more. */
public class TwentyFiveMistakes {
  static int counter;
  static final int[] TABLE = {1, 2, 3};
  static final Number START = Math.random();
  private int calls;

  interface Shape {
    int area(int side);
  }

  record Sum(int... values) {}

  record Square(int by) {
    int area(int side) {
      return side * by;
    }
  }

  static native int fast(int x);

  static int factorial(int n) {
    return n < 2 ? 1 : n * /*! SYC1001 | in kernel at TwentyFiveMistakes.java | factorial */factorial(n - 1);
  }

  void run(DeviceQueue q, int[] out, List<Integer> captured, Shape shape, int n) {
    record Rows() { static final int[] FIRST = {1}; }
    q.parallelFor(
        range(64),
        i -> {
          if (i < 0) {
            /*! SYC1002 */throw new IllegalArgumentException();
          }
          /*! SYC1003 */try {
            out[i] = 1;
          } finally {
            out[i] = 2;
          }
          out[i] = /*! SYC1005 */new ArrayList<Integer>().size();
          out[i] = /*! SYC1006 */counter;
          String text = /*! SYC1007 */"text";
          /*! SYC1008 */java.time.LocalDate.now();
          /*! SYC1014 */calls = i;
          /*! SYC1018 */Integer boxed = i;
          /*! SYC1020 */synchronized (this) {
            out[i] = 3;
          }
          Number start = /*! SYC1022 */START;
          out[i] = /*! SYC1023 */new Sum(i, 1).values()[0];
          out[i] = /*! SYC1024 */fast(i);
          out[i] = i / /*! SYC1025 */0;
          int[] sized = new int[/*! SYC1027 */n];
          out[i] = TABLE[/*! SYC1028 */3];
          /*! SYC1033 */Rows.FIRST[0] = i;
          /*! SYC1034 */class Local {}
          out[i] = /*! SYC1021 */out == TABLE ? 1 : 0;
        });
    q.parallelFor(range(64), i -> out[i] = /*! SYC1009 */captured.size());
    q.parallelFor(range(64), i -> out[i] = Helpers.describe(i));
    q.parallelFor(range(64), i -> out[i] = factorial(i));
    q.parallelFor(
        range(64),
        i -> {
          Square[] squares = {new Square(i)};
          Shape chosen = i > 3 ? /*! SYC1026 */squares[0]::area : x -> x;
          out[i] = chosen.area(i);
        });
    q.parallelFor(range(64), i -> out[i] = /*! SYC1004 */shape.area(i));
    q.parallelFor(
        ndRange(64, 8),
        it -> {
          if (it.localId() == 0) {
            /*! SYC1031 */it.barrier();
          }
        });
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(range(64), /*! SYC1030 */i -> tile.set(0, i));
        });
    q.parallelFor(range(64), i -> /*! SYC1101 */out[0] += i);
  }
}
