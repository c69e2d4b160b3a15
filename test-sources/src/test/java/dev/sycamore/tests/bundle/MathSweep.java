package dev.sycamore.tests.bundle;

import dev.sycamore.DeviceMath;
import dev.sycamore.tests.compile.Source;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A program that computes each function of {@link DeviceMath} and {@link StrictMath} on numbers: of
 * edge values all combinations, of all bits and of usual sizes random ones.
 */
final class MathSweep {
  static final String NAME = "MathSweep";

  /** It throws where its bounds are in the wrong order. */
  private static final String CLAMP = "clamp";

  private static final Set<Class<?>> NUMBERS =
      Set.of(float.class, double.class, int.class, long.class);

  private static final String HEAD =
      """
      import static dev.sycamore.Range.range;

      import dev.sycamore.DeviceMath;
      import dev.sycamore.DeviceQueue;
      import java.util.SplittableRandom;

      public class MathSweep {
        static final double[] EDGES = {
          0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2.5, 3, 1e-5, 100.25, 4.9e-324, -4.9e-324, 2.2250738585072014e-308,
          1.4e-45, 1.1754943508222875e-38, 3.4028234663852886e38, 1.7976931348623157e308, -1.7976931348623157e308,
          709.782712893384, -745.1332191019412, 88.72283905206835, -103.97207708399179, 1.5707963267948966,
          3.141592653589793, 16777216, 9007199254740992.0, 2147483647, -2147483648, 1e18, 1e300, 0.9999999999999999,
          1.0000000000000002, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };

        static double number(SplittableRandom random, int i, int argument, boolean single) {
          int edges = EDGES.length * EDGES.length;
          if (i < edges) {
            return EDGES[argument == 0 ? i % EDGES.length : i / EDGES.length];
          }
          if (i % 2 == 0) {
            return random.nextDouble() * 20 - 10;
          }
          return single ? Float.intBitsToFloat(random.nextInt()) : Double.longBitsToDouble(random.nextLong());
        }

        static float[] floats(int n, int argument) {
          SplittableRandom random = new SplittableRandom(argument);
          float[] values = new float[n];
          for (int i = 0; i < n; i++) {
            values[i] = (float) number(random, i, argument, true);
          }
          return values;
        }

        static double[] doubles(int n, int argument) {
          SplittableRandom random = new SplittableRandom(argument);
          double[] values = new double[n];
          for (int i = 0; i < n; i++) {
            values[i] = number(random, i, argument, false);
          }
          return values;
        }

        static int[] ints(int n, int argument) {
          SplittableRandom random = new SplittableRandom(argument);
          int[] values = new int[n];
          for (int i = 0; i < n; i++) {
            values[i] = random.nextInt() >> random.nextInt(32);
          }
          return values;
        }

        static long[] longs(int n, int argument) {
          SplittableRandom random = new SplittableRandom(argument);
          long[] values = new long[n];
          for (int i = 0; i < n; i++) {
            values[i] = random.nextLong() >> random.nextInt(64);
          }
          return values;
        }

        static long digest(float[] values) {
          long digest = 0;
          for (float value : values) {
            digest = digest * 31 + Float.floatToIntBits(value);
          }
          return digest;
        }

        static long digest(double[] values) {
          long digest = 0;
          for (double value : values) {
            digest = digest * 31 + Double.doubleToLongBits(value);
          }
          return digest;
        }

        static long digest(int[] values) {
          long digest = 0;
          for (int value : values) {
            digest = digest * 31 + value;
          }
          return digest;
        }

        static long digest(long[] values) {
          long digest = 0;
          for (long value : values) {
            digest = digest * 31 + value;
          }
          return digest;
        }

      """;

  private MathSweep() {}

  /**
   * Its source.
   *
   * @param numbers how many each function gets
   */
  static Source program(int numbers) {
    List<Method> functions = functions();
    StringBuilder text = new StringBuilder(HEAD);
    for (int k = 0; k < functions.size(); k++) {
      text.append(function(functions.get(k), k));
    }
    text.append("  public static Object run(DeviceQueue q) {\n    return new String[] {\n");
    for (int k = 0; k < functions.size(); k++) {
      text.append("      \"%s \" + f%d(q, %d),\n".formatted(shown(functions.get(k)), k, numbers));
    }
    text.append("    };\n  }\n}\n");
    return new Source(NAME + ".java", text.toString());
  }

  /** In an order that is always the same. */
  private static List<Method> functions() {
    return Stream.of(DeviceMath.class, StrictMath.class)
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(MathSweep::isOfNumbers)
        .sorted(Comparator.comparing(MathSweep::shown))
        .toList();
  }

  private static boolean isOfNumbers(Method method) {
    List<Class<?>> types = new ArrayList<>(List.of(method.getParameterTypes()));
    boolean fractions = types.contains(float.class) || types.contains(double.class);
    types.add(method.getReturnType());
    return Modifier.isPublic(method.getModifiers())
        && Modifier.isStatic(method.getModifiers())
        && fractions
        && NUMBERS.containsAll(types)
        && !method.getName().equals(CLAMP);
  }

  private static String shown(Method method) {
    return method.getDeclaringClass().getSimpleName()
        + "."
        + method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String function(Method method, int k) {
    List<Class<?>> types = List.of(method.getParameterTypes());
    String arrays =
        IntStream.range(0, types.size())
            .mapToObj(a -> "    %1$s[] a%2$d = %1$ss(n, %2$d);%n".formatted(types.get(a), a))
            .collect(Collectors.joining());
    String arguments =
        IntStream.range(0, types.size())
            .mapToObj(a -> "a" + a + "[i]")
            .collect(Collectors.joining(", "));
    return """
          static long f%d(DeviceQueue q, int n) {
        %s    %s[] results = new %s[n];
            q.parallelFor(range(n), i -> { results[i] = %s.%s(%s); }).await();
            return digest(results);
          }

        """
        .formatted(
            k,
            arrays,
            method.getReturnType(),
            method.getReturnType(),
            method.getDeclaringClass().getSimpleName(),
            method.getName(),
            arguments);
  }
}
