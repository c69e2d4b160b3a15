import static dev.sycamore.Range.range;

import dev.sycamore.*;

public class Prints {
  enum Color {
    RED
  }

  record Pair(int first, int second) {}

  static String format() {
    return "%d";
  }

  public static void run(DeviceQueue q, int[] out) {
    String notConstant = format();
    Color color = Color.RED;
    q.parallelFor(
        range(10),
        i -> {
          DeviceDebug.printf(/*! SYC1040 | no value for `%d` */"%d %d%n", i);
          DeviceDebug.printf(/*! SYC1040 | 2 values are given, and 1 printed */"%d%n", i, i);
          DeviceDebug.printf(/*! SYC1040 | `%d` does not print a `float` */"%d%n", i * 1f);
          DeviceDebug.printf(/*! SYC1040 | `%f` does not print a `int` */"%f%n", i);
          DeviceDebug.printf(/*! SYC1040 | `%d` does not print a `char` */"%d%n", (char) i);
          DeviceDebug.printf(/*! SYC1040 | `%c` does not print a `long` */"%c%n", (long) i);
          DeviceDebug.printf(/*! SYC1040 | `%q` is not a conversion */"%q%n", i);
          DeviceDebug.printf(/*! SYC1040 | is not a conversion */"100 %");
          DeviceDebug.printf(/*! SYC1040 | prints a time */"%tY%n", (long) i);
          DeviceDebug.printf(/*! SYC1040 | too wide */"%1000000000d%n", i);
          DeviceDebug.printf(/*! SYC1040 | FormatFlagsConversionMismatch */"%#d%n", i);
          DeviceDebug.printf(/*! SYC1040 | does not print a `Half` */"%f%n", Half.of(1f));
          DeviceDebug.printf(/*! SYC1040 | not a constant */notConstant, i);
          DeviceDebug.printf("%s%n", /*! SYC1040 | `Prints.Color` */color);
          DeviceDebug.printf("%s%n", /*! SYC1040 | `int[]` */out);
          DeviceDebug.printf("%s%n", /*! SYC1040 | `Prints.Pair` */new Pair(i, i));
          DeviceDebug.printf("%s%n", /*! SYC1007 */"text");
          out[i] = 1;
        });
  }
}
