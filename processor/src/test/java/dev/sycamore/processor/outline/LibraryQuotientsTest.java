package dev.sycamore.processor.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.OutlineRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of divisions, those of the device library alone promise normal numbers. */
class LibraryQuotientsTest {

  private static final String SOURCE =
      """
      import static dev.sycamore.Range.range;

      import dev.sycamore.DeviceQueue;

      class Quotients {
        static class NormalQuotient {
          static double of(double dividend, double divisor) {
            return dividend / divisor;
          }
        }

        static void run(DeviceQueue q, double[] x) {
          q.parallelFor(range(x.length), i -> x[i] = %s);
        }
      }
      """;

  private static List<String> promises(String expression) {
    OutlineResult result = OutlineRun.of(SOURCE.formatted(expression));
    assertThat(result.diagnostics()).isEmpty();
    return LlvmIrGenerator.generate(
            UnitNormalizer.normalize(result.program().units().get(0), false))
        .lines()
        .filter(line -> line.contains("sycamore-normal-quotients"))
        .toList();
  }

  @Test
  void theLibraryPromisesThemWhereItKnows() {
    assertThat(promises("Math.exp(x[i])"))
        .singleElement()
        .asString()
        .contains("\"sycamore-name\"=\"NormalQuotient.of(double, double)\"");
  }

  @Test
  void aClassOfThatNameDoesNot() {
    assertThat(promises("NormalQuotient.of(x[i], x[i] + 1)")).isEmpty();
  }
}
