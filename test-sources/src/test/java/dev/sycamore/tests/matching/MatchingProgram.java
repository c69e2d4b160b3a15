package dev.sycamore.tests.matching;

import dev.sycamore.tests.compile.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random file of kernels that are hard to tell apart: many of one shape, several on a line,
 * between lambdas of the same shape that are no kernels, and text that makes counting lines hard.
 * Each kernel writes a number of its own.
 *
 * @param expected the numbers, by kernel
 * @param faults offsets of names that every compiler is to complain about
 */
record MatchingProgram(Source source, List<Integer> expected, List<Integer> faults) {

  /**
   * Between statements; all of them legal there. The blank before the escaped {@code int} is for
   * ecj 3.45: after a comment that ends in a backslash and CR LF it reads the first character after
   * an escape twice.
   */
  private static final List<String> NOISE =
      List.of(
          "// java -cp x \\\n",
          "// a comment \\\r\n",
          "// a comment \\\\\r",
          "/* a \\\n b \r c \r\n d */ ",
          "String s@ = \"\"\"\n  one \\\n  two\\\\\n  three\n  \"\"\"; ",
          "String s@ = \"\"\"\r\n  i -> a[i] = 5 \\\r\n  two\n  \"\"\";\n",
          "String s@ = \"\\\\\"; ",
          "String s@ = \"\\u005c\\u005c\";\r",
          "char c@ = '\\u005c\\u005c';\n",
          "// one \\u000a int y@ = 2;",
          "// one \\u000d\\u000a int y@ = 2; ",
          "// one \\uuu000d int y@ = 2;\n",
          " \\u0069nt z@ = 3; ",
          "\f",
          "\t",
          "\r",
          "\n",
          "\n",
          "\n",
          "\r\n",
          "\n\r",
          " ",
          " ",
          " ",
          " ");

  /** A kernel writes {@code #} to {@code a}, captured, in one of these ways. */
  private static final List<String> KERNELS =
      List.of(
          "q.parallelFor(range(2), i -> a[i] = #);",
          "q.parallelFor(range(2), i -> a[i] = #);",
          "q.parallelFor(range(2), i -> { a[i] = #; });",
          "q.parallelFor(range(2), i -> {\n  // \\\n  a[i] = #;\r\n});",
          "q.parallelFor(range(2), \\u0069 -> \\u0061[i] = #);",
          "q.parallelFor(range(2), (int j) -> a[j] += # - a[j]);",
          "q.parallelFor(range(2), i -> { Op o = x -> x + #; a[i] = o.go(0); });",
          "q.parallelFor(range(2), i -> { Op o = x -> x * 2; Op p = x -> o.go(x) + #; a[i] = p.go(0);"
              + " });",
          "q.parallelFor(\"kernel.n@\", range(2), i -> a[i] = #);",
          "RangeKernel1 k@ = i -> a[i] = #; q.parallelFor(range(2), k@);",
          "q.submit(h -> h.parallelFor(range(2), i -> a[i] = #));",
          "for (int n = 0; n < 1; q.parallelFor(range(2), i -> a[i] = #), n++) q.parallelFor(range(2),"
              + " i -> a[i] = 7);",
          "try { q.parallelFor(range(2), i -> a[i] = 8); } finally { q.parallelFor(range(2), i ->"
              + " a[i] = #); }",
          "class L@ { void go() { q.parallelFor(range(2), i -> a[i] = #); } } new L@().go();",
          "new Object() { void go() { q.parallelFor(range(2), i -> a[i] = #); } }.go();",
          "q.parallelFor(range(2), new Fill(a, #));",
          "new Holder(#).go(q, a);",
          "if (OFF) { q.parallelFor(range(2), i -> a[i] = 9); } else { q.parallelFor(range(2), i ->"
              + " a[i] = #); }",
          "switch (#) { case 0 -> q.parallelFor(range(2), i -> a[i] = 9); default ->"
              + " q.parallelFor(range(2), i -> a[i] = #); }");

  /** Lambdas that are none. */
  private static final List<String> OTHERS =
      List.of(
          "IntConsumer f@ = i -> a[i] = #;",
          "IntConsumer f@ = i -> a[i] = #; f@.accept(0);",
          "IntConsumer f@ = i -> { a[i] = # + 1; };",
          "Runnable g@ = () -> { IntConsumer h = i -> a[i] = #; h.accept(1); }; g@.run();");

  private static final String HEADER =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import java.util.function.IntConsumer;
      public class @UNIT@ {
        interface Op { int go(int x); }
        static final boolean OFF = false;
        record Fill(int[] a, int number) implements RangeKernel1 {
          public void run(int i) { a[i] = number; }
        }
        static final class Holder {
          final int number;
          Holder(int number) { this.number = number; }
          void go(DeviceQueue q, int[] a) {
            q.parallelFor(range(2), i -> a[i] = number + 1); q.parallelFor(range(2), i -> a[i] = number);
          }
        }
        public static int[] run(DeviceQueue q) {
          int[] result = new int[@COUNT@];
      """;

  static MatchingProgram of(String unit, long seed, int count) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    List<Integer> expected = new ArrayList<>();
    int unique = 0;
    for (int kernel = 0; kernel < count; kernel++) {
      int number = 100 + random.nextInt(30_000);
      text.append("{ int[] a = new int[2]; ");
      for (int n = random.nextInt(4); n > 0; n--) {
        text.append(pick(NOISE, random).replace("@", "" + unique++));
        if (random.nextInt(4) == 0) {
          text.append(
              pick(OTHERS, random).replace("@", "" + unique++).replace("#", "" + (number + n)));
        }
      }
      text.append(pick(KERNELS, random).replace("@", "" + unique++).replace("#", "" + number));
      text.append(" q.await(); result[").append(kernel).append("] = a[0]; }");
      text.append(pick(NOISE, random).replace("@", "" + unique++));
      expected.add(number);
    }
    String head = HEADER.replace("@UNIT@", unit).replace("@COUNT@", "" + count);
    return new MatchingProgram(
        new Source(unit + ".java", head + text + "\nreturn result; } }"), expected, List.of());
  }

  /** The same kind of file, where some kernels use what no device has. */
  static MatchingProgram withFaults(String unit, long seed, int count) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(HEADER.replace("@UNIT@", unit).replace("@COUNT@", "1"));
    List<Integer> faults = new ArrayList<>();
    for (int kernel = 0; kernel < count; kernel++) {
      text.append("{ int[] a = new int[2]; ");
      for (int n = random.nextInt(4); n > 0; n--) {
        text.append(pick(NOISE, random).replace("@", "" + (kernel * 10 + n)));
      }
      text.append("q.parallelFor(range(2), i -> a[i] = ");
      faults.add(text.length());
      text.append("new Object().hashCode()); }");
    }
    return new MatchingProgram(
        new Source(unit + ".java", text + "\nreturn result; } }"), List.of(), faults);
  }

  private static String pick(List<String> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
