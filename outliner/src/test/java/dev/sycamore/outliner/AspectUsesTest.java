package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.DeviceUnit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What uses an aspect, and what is said of it. */
@Tag("one-jdk")
@Tag("full")
class AspectUsesTest {

  private static String program(String members, String annotation, String body) {
    return """
    import static dev.sycamore.Range.range;
    import dev.sycamore.*;
    import dev.sycamore.annotations.*;

    class Example {
      static final double[] TABLE = {1.0, 2.0};
      static final double SCALE = 2.0;

      record Pair(float a, double b) {}

      record Outer(int i, Pair pair) {}

      @UsesAspects(Aspect.IMAGE)
      record Marked(int i) {}

      @UsesAspects({Aspect.FP16, Aspect.ATOMIC64})
      static float marked(float x) {
        return x;
      }

      static int lengthOf(double[] d) {
        return d.length;
      }

      static double twice(double x) {
        return 2 * x;
      }

    %s
      static void run(DeviceQueue q, float[] f, double[] d, long[] l, int[] n, Pair pair, Marked mark) {
        q.parallelFor(range(8), (%s RangeKernel1) i -> {
          %s
        });
      }
    }
    """
        .formatted(members, annotation, body);
  }

  private static AspectRequirements requirements(OutlineResult result) {
    DeviceUnit unit = result.program().units().get(0);
    return unit.kernels().get(0).attributes().aspects();
  }

  private static Set<String> names(Set<Aspect> aspects) {
    return aspects.stream().map(Aspect::name).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f[i] = i;                                          |
          f[i] = d.length;                                   |
          n[i] = lengthOf(d);                                |
          f[i] = (float) 2.0;                                |
          f[i] = (float) SCALE;                              |
          f[i] = (float) Math.sqrt(f[i]);                    |
          f[i] = (float) (StrictMath.sqrt((double) (f[i])));  |
          f[i] = (float) Math.floor(f[i] + 1);               |
          f[i] = (float) Math.ceil(f[i]);                    |
          f[i] = (float) Math.rint(f[i]);                    |
          f[i] = (float) Math.abs((double) f[i]);            |
          f[i] = (float) Math.signum((double) f[i]);         |
          f[i] = (float) Math.copySign((double) f[i], f[0]); |
          f[i] = (float) Math.sqrt(i);                       | FP64
          f[i] = (float) Math.sqrt(d[i]);                    | FP64
          f[i] = (float) Math.sqrt((float) d[i]);            | FP64
          f[i] = (float) (Math.sqrt(f[i]) + 1);              | FP64
          f[i] = (float) Math.copySign(f[i], d[i]);          | FP64
          f[i] = (float) Math.cbrt(f[i]);                    | FP64
          f[i] = (float) (double) Math.sqrt(f[i]);           | FP64
          n[i] = (int) Math.sqrt(f[i]);                      | FP64
          f[i] = f[i] % 3;                                   |
          n[i] = (int) f[i];                                 |
          f[i] = Math.max(f[i], 1f) + Math.abs(f[i]);        |
          Atomics.add(n, 0, 1);                              |
          if (false) { d[i] = 1; }                           |
          d[i] = 1;                                          | FP64
          n[i] = (int) d[i];                                 | FP64
          f[i] = (float) TABLE[i & 1];                       | FP64
          f[i] = (float) (f[i] * 2.0);                       | FP64
          f[i] = (float) twice(i);                           | FP64
          double x = i; f[i] = (int) x;                      | FP64
          double[] t = new double[2]; f[i] = t.length;       | FP64
          n[i] = f[i] > 0.1 ? 1 : 0;                         | FP64
          f[i] = pair.a();                                   | FP64
          f[i] = new Pair(1, 2).a();                         | FP64
          n[i] = new Outer(i, new Pair(1, 2)).i();           | FP64
          f[i] += 1.0;                                       | FP64
          n[i] = mark.i();                                   | IMAGE
          n[i] = new Marked(i).i();                          | IMAGE
          f[i] = marked(i);                                  | FP16 ATOMIC64
          f[i] = Half.ofBits((short) n[i]).toFloat();        |
          n[i] = Half.of(f[i]).bits();                       |
          n[i] = Half.of(f[i] + f[i]).bits();                |
          f[i] = Half.ofBits((short) i).neg().toFloat();     | FP16
          f[i] = Half.of(f[i]).toFloat();                    | FP16
          n[i] = Half.of(1f).add(Half.of(2f)).bits();        | FP16
          Atomics.add(l, 0, 1L);                             | ATOMIC64
          n[i] = (int) Atomics.load(l, 0);                   | ATOMIC64
          Atomics.store(l, 0, 3L);                           | ATOMIC64
          Atomics.compareExchange(l, 0, 3L, 4L);             | ATOMIC64
          Atomics.add(d, 0, 1.0);                            | FP64 ATOMIC64
          """)
  void whatUsesAnAspect(String body, String aspects) {
    Set<String> expected = aspects == null ? Set.of() : Set.of(aspects.split(" "));

    OutlineResult asserting = OutlineRun.of(program("", "@DeviceHas({})", body));
    OutlineResult silent = OutlineRun.of(program("", "@Kernel", body));

    assertThat(names(requirements(silent).used())).isEqualTo(expected);
    assertThat(aspectWarnings(silent)).isEmpty();
    assertThat(aspectWarnings(asserting)).hasSize(expected.size());
    for (String aspect : expected) {
      assertThat(aspectWarnings(asserting))
          .anyMatch(
              d -> d.message().contains("'" + Aspect.valueOf(aspect).syclName() + "' not listed"));
    }
  }

  private static List<Diagnostic> aspectWarnings(OutlineResult result) {
    return result.diagnostics().stream()
        .filter(
            d -> d.id() == DiagnosticId.UNDECLARED_ASPECT || d.severity().name().equals("ERROR"))
        .toList();
  }

  @Test
  void theChainIsTheShortestAndEachAssertionIsToldOnce() {
    OutlineResult result =
        OutlineRun.of(
            program(
                """
                  static float far(float x) {
                    return near(x);
                  }

                  @DeviceHas({})
                  static float near(float x) {
                    return (float) (x * 2.0);
                  }
                """,
                "@DeviceHas(Aspect.ATOMIC64)",
                "f[i] = far(i) + near(i);"));

    List<Diagnostic> warnings = aspectWarnings(result);
    assertThat(warnings).hasSize(2);
    assertThat(warnings).extracting(d -> d.at().line()).containsOnly(35);
    assertThat(warnings)
        .extracting(d -> d.chain().size())
        .as("the kernel calls near itself")
        .containsExactlyInAnyOrder(1, 2);
    assertThat(requirements(result).declared()).contains(Set.of(Aspect.ATOMIC64));
    assertThat(requirements(result).required())
        .containsExactlyInAnyOrder(Aspect.FP64, Aspect.ATOMIC64);
  }

  @Test
  void whatACalleeOnlyDeclaresIsRequiredButNotChecked() {
    OutlineResult result =
        OutlineRun.of(
            program(
                """
                  @DeviceHas(Aspect.FP64)
                  static float cautious(float x) {
                    return x;
                  }
                """,
                "@DeviceHas({})",
                "f[i] = cautious(i);"));

    assertThat(aspectWarnings(result)).isEmpty();
    assertThat(requirements(result).used()).isEmpty();
    assertThat(requirements(result).required()).containsExactly(Aspect.FP64);
  }

  @Test
  void aMethodThatNobodyReachesSaysNothing() {
    String unreached =
        """
          @DeviceHas({})
          static double unreached(double x) {
            return x;
          }
        """;
    OutlineResult silent = OutlineRun.of(program(unreached, "@Kernel", "f[i] = i;"));
    OutlineResult marked =
        OutlineRun.of(
            program(unreached.replace("static", "@Device static"), "@Kernel", "f[i] = i;"));

    assertThat(aspectWarnings(silent)).isEmpty();
    assertThat(aspectWarnings(marked)).hasSize(1);
  }
}
