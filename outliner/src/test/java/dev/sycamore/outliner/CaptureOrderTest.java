package dev.sycamore.outliner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Severity;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The captures that the outliner expects are those that the host compiler makes. */
@Tag("module")
class CaptureOrderTest {

  /** A different type for each variable, so that the signature shows the order. */
  private static final String SOURCE =
      """
      import dev.sycamore.*;
      import dev.sycamore.annotations.Kernel;
      import java.util.*;
      public class Example {
        public static final List<Object> KERNELS = new ArrayList<>();
        static final boolean ON = true;
        static final boolean OFF = false;
        record Pair(int a, float b) {}
        int field;
        static void launch(@Kernel RangeKernel1 k) { KERNELS.add(k); }
        static int f(int x, int y) { return x; }
        public static void run() { new Example().all((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true,
            new int[9], new float[9], new Pair(1, 2)); }
        void all(byte b, short s, char c, int n, long l, float f, double d, boolean z,
            int[] a, float[] g, Pair p) {
          final int constant = 42;
          launch(i -> { a[i] = n; });
          launch(i -> { g[i] = f + n * s; });
          launch(i -> { for (int j = n; j < l; j += s) { a[j] = b; } });
          launch(i -> { for (int j = 0; j < l; j += s, a[0] = c) { for (int k = b; k < n; k++) { g[k] = f; } } });
          launch(i -> { while (d > i) { a[i] = c; } });
          launch(i -> { do { a[i] = b; } while (l < c); });
          launch(i -> { int q = z ? n : b; a[i] = q; });
          launch(i -> { if (z) { a[i] = c; } else { g[i] = s; } });
          launch(i -> { a[n] += b * (int) d; });
          launch(i -> { a[i] = constant + b; });
          launch(i -> { a[i] = field + n; });
          launch(i -> { if (OFF) { a[i] = n; } g[i] = f; });
          launch(i -> { if (ON) { g[i] = f; } else { a[i] = n; } });
          launch(i -> { if (!OFF && z) { g[i] = f; } });
          launch(i -> { g[i] = ON ? f : d > 0 ? 1 : n; });
          launch(i -> { boolean q = OFF && z; a[i] = b; });
          launch(i -> { boolean q = ON || z; a[i] = b; });
          launch(i -> { switch (n) { case 1: a[i] = c; break; default: g[i] = f; } });
          launch(i -> { int q = switch (c) { case 'a' -> b; default -> { yield s; } }; a[i] = q; });
          launch(i -> { a[f(n, s)] = f(b, c); });
          launch(i -> { for (int v : a) { g[i] = v + f; } });
          launch(i -> { L: while (z) { if (l > 1) break L; a[i] = n; } });
          launch(i -> { assert z : n; a[i] = c; });
          launch(i -> { g[i] = p.b() + p.a(); });
          launch(i -> a[i] = (int) ((l) + (byte) s));
          launch(i -> { int[] t = {n, b, c}; a[i] = t[s]; });
          launch(i -> { int[] t = new int[3]; t[n] = b; { a[i] = t[c]; } });
          launch(i -> { a[i]++; --g[n]; });
          launch(i -> { if (i > 3) return; g[i] = -f; });
        }
      }
      """;

  @TempDir Path classes;

  @Test
  void asJavacDoes() throws Exception {
    check(TestedHostCompiler.JAVAC, HostDialect.ofJavac(Runtime.version().feature()));
  }

  @Test
  void asEclipseDoes() throws Exception {
    check(TestedHostCompiler.ECJ, HostDialect.ECJ);
  }

  private void check(TestedHostCompiler compiler, HostDialect order) throws Exception {
    OutlineResult result = OutlineRun.of(order, SOURCE);
    assertThat(result.diagnostics()).noneMatch(d -> d.severity() == Severity.ERROR);
    List<String> expected =
        result.program().units().get(0).kernels().stream()
            .map(k -> k.span().line() + " " + k.implementationSignature())
            .toList();
    List<Kernel> kernels = result.program().units().get(0).kernels();
    List<String> signatures = run(compiler);
    List<String> actual = new ArrayList<>();
    for (int i = 0; i < signatures.size(); i++) {
      actual.add(kernels.get(i).span().line() + " " + signatures.get(i));
    }
    assertThat(expected).isEqualTo(actual);
  }

  private List<String> run(TestedHostCompiler compiler) throws Exception {
    CompilationResult compiled =
        TestCompilation.with(compiler)
            .written(classes, Map.of("Example.java", SOURCE))
            .options("--release", "17")
            .into(classes)
            .run()
            .succeeded();
    try (URLClassLoader loader = compiled.loader()) {
      Class<?> example = loader.loadClass("Example");
      example.getMethod("run").invoke(null);
      List<?> lambdas = (List<?>) example.getField("KERNELS").get(null);
      List<String> signatures = new ArrayList<>();
      for (Object lambda : lambdas) {
        Method writeReplace = lambda.getClass().getDeclaredMethod("writeReplace");
        writeReplace.setAccessible(true);
        signatures.add(((SerializedLambda) writeReplace.invoke(lambda)).getImplMethodSignature());
      }
      return signatures;
    }
  }
}
