package dev.sycamore.processor.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.OpenClGenerator;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.outliner.OutlineResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One construct at a time: either it goes through to code, or it is refused with one diagnostic
 * that says what to do instead.
 */
class ConstructsTest {
  private static final Path CONSTRUCTS = Path.of("src/test/resources/outline/constructs.txt");

  private static final String PROGRAM =
      """
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import java.util.*;
      class Example {
        enum Mode { A, B, C }
        record P(float x, float y) {
          P plus(P o) { return new P(x + o.x, y + o.y); }
          float scaled(float s) { return x * s; }
          int hashless() { return (int) x; }
        }
        interface FloatOp { float apply(float x); }
        interface Shape { int area(); }
        static class Holder { int value; }
        int field;
        int[] fields;
        String[] names;
        private int secret;
        private int[] hidden;
        %s
        void run(DeviceQueue q, int[] a, int[] b2, float[] f, long[] l2, double[] d2, boolean[] z2,
            byte[] b3, short[] s2, char[] c2, int n, long l, double d, boolean z, byte b, short s,
            char c, Mode mode, P p, String str, Object o, List<Integer> list, int[][] grid,
            Integer boxed, Integer[] boxes, Shape shape, Holder holder, FloatOp captured) {
          q.parallelFor(range(8), i -> { %s });
        }
      }
      """;

  record Construct(String expected, String members, String statements) {
    static Construct of(String line) {
      int bar = line.indexOf(" | ");
      String code = line.substring(bar + 3);
      int split = code.indexOf(" ;;; ");
      return new Construct(
          line.substring(0, bar),
          split < 0 ? "" : code.substring(0, split),
          split < 0 ? code : code.substring(split + 5));
    }

    @Override
    public String toString() {
      return expected + " " + members + " " + statements;
    }
  }

  static Stream<Construct> constructs() throws IOException {
    return Files.readAllLines(CONSTRUCTS).stream()
        .filter(line -> line.contains(" | "))
        .map(Construct::of);
  }

  @ParameterizedTest
  @MethodSource("constructs")
  void isCodeOrRefused(Construct construct) {
    String source = PROGRAM.formatted(construct.members(), construct.statements());
    OutlineResult result = OutlineRun.of(source);
    if (construct.expected().equals("ok")) {
      assertThat(result.diagnostics()).isEmpty();
      DeviceUnit unit = result.program().units().get(0);
      assertThat(LlvmIrGenerator.generate(unit)).contains("define spir_kernel");
      assertThat(OpenClGenerator.generate(unit)).contains("kernel void");
    } else {
      assertThat(result.diagnostics())
          .extracting(d -> d.id().code())
          .containsExactly(construct.expected());
      assertThat(result.diagnostics().get(0).help()).isNotBlank();
      assertThat(result.program().units()).isEmpty();
    }
  }
}
