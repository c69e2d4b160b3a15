package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.Goldens;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What {@code @FastMath} makes of code: the operations below it, and no others. {@code
 * -Dupdate.goldens=true} writes the goldens anew.
 */
@Tag("module")
class FastMathTest {
  private static final Path GOLDENS = Path.of("src/test/resources/goldens");

  private static final String SOURCE =
      """
      import static dev.sycamore.Range.range;
      import static dev.sycamore.annotations.FastMath.Option.CONTRACT;
      import static dev.sycamore.annotations.FastMath.Option.FUNCTIONS;
      import static dev.sycamore.annotations.FastMath.Option.REASSOCIATE;
      import static dev.sycamore.annotations.FastMath.Option.RECIPROCAL;

      import dev.sycamore.DeviceMath;
      import dev.sycamore.DeviceQueue;
      import dev.sycamore.annotations.FastMath;

      class Allowed {
        static float exact(float a, float b) {
          return a * b + a / 3;
        }

        @FastMath(CONTRACT)
        static float contracted(float a, float b) {
          a += a * b;
          return b - a * b - (-(a * a) - b) + exact(a, b) % a;
        }

        @FastMath(REASSOCIATE)
        static double reassociated(double a, double b) {
          return a + b - a * b;
        }

        @FastMath(RECIPROCAL)
        static float reciprocal(float a, float b) {
          return a / b + a / 3 + b / 3e-39f + (float) (a / 7.0);
        }

        @FastMath({RECIPROCAL, FUNCTIONS})
        static float quotient(float a, float b) {
          return a / b;
        }

        @FastMath(FUNCTIONS)
        static float functions(float a, float b) {
          return (float) Math.sqrt(a) + DeviceMath.rsqrt(b) + DeviceMath.Fast.exp(a);
        }

        static float exactFunctions(float a) {
          return (float) Math.sqrt(a);
        }

        @FastMath
        static float all(float a, float b) {
          return a * b + exact(a, b) / a;
        }

        static void run(DeviceQueue q, float[] x) {
          q.parallelFor(
              range(8),
              i -> {
                x[i] = contracted(x[i], 2) * x[i] + (float) reassociated(x[i], 3);
                x[i] += functions(x[i], 6) + exactFunctions(x[i]);
                x[i] += reciprocal(x[i], 5) + quotient(x[i], 4) + all(x[i], 7);
              });
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void operationsBelowItAllowOtherResults(TestedHostCompiler host) throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.deviceBuild=modules", "-Asycamore.checks=off")
            .compile(List.of(new Source("Allowed.java", SOURCE)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    Path output = compiled.classes().resolve("META-INF/sycamore");
    Goldens.check(GOLDENS.resolve("Allowed.ll"), code(output.resolve("Allowed.ll")));
    Goldens.check(GOLDENS.resolve("Allowed.cl"), code(output.resolve("Allowed.opencl.cl")));
  }

  /** From the first function of the file on, without those of the library. */
  private static String code(Path file) throws Exception {
    StringBuilder code = new StringBuilder();
    for (String definition : Files.readString(file).split("(?m)(?<=^}\\n)", -1)) {
      String text = definition.strip();
      if (text.contains("Allowed_") && !text.contains("fn_FloatingRemainder_remainder(")) {
        code.append(text).append("\n\n");
      }
    }
    return code.toString();
  }
}
