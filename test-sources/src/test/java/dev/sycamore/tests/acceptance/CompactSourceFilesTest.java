package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Kernels in compact source files (JEP 512), whose class has no name that others could use. */
@EnabledForJreRange(min = JRE.JAVA_25)
@Tag("module")
class CompactSourceFilesTest {

  private static final String PROGRAM =
      """
      import dev.sycamore.*;

      static final int[] TABLE = {1, 2, 3, 4};
      int offset = 5;
      int[] inner = {7, 8};

      static int twice(int x) { return 2 * x; }

      record Pair(int a, int b) { int sum() { return a + b; } }

      record Square(int[] a) implements RangeKernel1 {
        public void run(int i) { a[i] = a[i] * a[i]; }
      }

      int[] run(DeviceQueue q) {
        int[] a = IntStream.range(0, 8).toArray();
        var k = List.of(3).get(0).intValue();
        Pair pair = new Pair(k, 1);
        q.parallelFor(Range.range(8), new Square(a)).await();
        q.parallelFor(Range.range(8), i -> a[i] += twice(i) + k + pair.sum()).await();
        q.parallelFor(
                Range.range(8),
                i -> a[i] += offset + inner[i & 1] + TABLE[i & 3] + new Pair(i, 1).sum())
            .await();
        return a;
      }

      void main() {}
      """;

  @TempDir Path folder;

  private Compiled compile(String text) {
    return TestCompiler.in(folder, TestedHostCompiler.JAVAC)
        .ofLevel(25)
        .compile(List.of(new Source("Compact.java", text)));
  }

  @Test
  void theyRunLikeAnyOther() throws Exception {
    Compiled compiled = compile(PROGRAM);

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    int[] expected = run(compiled, TestDevices.HOST);
    for (String device : TestDevices.withoutPtx()) {
      assertThat(run(compiled, device)).as(device).isEqualTo(expected);
    }
  }

  private static int[] run(Compiled compiled, String device) throws Exception {
    URL[] classes = {compiled.classes().toUri().toURL()};
    try (URLClassLoader loader =
            new URLClassLoader(classes, CompactSourceFilesTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Class<?> type = loader.loadClass("Compact");
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Method run = type.getDeclaredMethod("run", DeviceQueue.class);
      run.setAccessible(true);
      return (int[]) run.invoke(constructor.newInstance(), queue);
    }
  }

  @Test
  void theirErrorsHaveAPlace() {
    Compiled compiled =
        compile(
            """
            import dev.sycamore.*;

            void main() {
              DeviceQueue.open().parallelFor(Range.range(8), i -> { throw new Error(); });
            }
            """);

    assertThat(compiled.findings()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.findings().get(0).message())
        .contains("[SYC1002]")
        .contains("Compact.java:4:57");
  }

  @Test
  void theyHaveNoKernelMethods() {
    Compiled compiled =
        compile(
            """
            import dev.sycamore.annotations.Kernel;

            @Kernel
            static void twice(int i, int[] a) {
              a[i] *= 2;
            }

            void main() {}
            """);

    assertThat(compiled.findings()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.findings().get(0).message())
        .contains("[SYC1043]")
        .contains("compact source file");
  }
}
