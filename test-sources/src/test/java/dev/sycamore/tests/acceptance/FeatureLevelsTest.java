package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program with an image for each feature level of x86-64. */
@Tag("one-jdk")
@Tag("module")
class FeatureLevelsTest {

  private static final String PROGRAM =
      """
      package p;
      import dev.sycamore.*;
      public class Products {
        public static int[] run(DeviceQueue q) {
          int n = 1000;
          float[] x = new float[n];
          float[] y = new float[n];
          for (int i = 0; i < n; i++) {
            x[i] = 1 + i * 0x1p-12f;
            y[i] = 1 - i * 0x1p-13f;
          }
          int[] out = new int[4 * n];
          q.parallelFor(Range.range(n), i -> {
            float product = x[i] * y[i];
            out[4 * i] = Float.floatToRawIntBits(x[i] * y[i] - product);
            out[4 * i + 1] = Float.floatToRawIntBits(Math.fma(x[i], y[i], -product));
            out[4 * i + 2] = Half.of(x[i] * 1e3f).mul(Half.of(y[i])).bits();
            out[4 * i + 3] = Float.floatToRawIntBits((float) (x[i] * 1e18 * y[i]));
          }).await();
          return out;
        }
      }
      """;

  private static final String IMAGES = "META-INF/sycamore/p/Products";

  @TempDir Path folder;

  private Compiled compile(String targets) {
    return compile(targets, PROGRAM);
  }

  private Compiled compile(String targets, String program) {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + targets)
            .compile(List.of(new Source("p/Products.java", program)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled;
  }

  private static int[] run(Compiled compiled, String device) throws Exception {
    URL[] classes = {compiled.classes().toUri().toURL()};
    try (URLClassLoader loader =
            new URLClassLoader(classes, FeatureLevelsTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("p.Products").getMethod("run", DeviceQueue.class);
      return (int[]) run.invoke(null, queue);
    }
  }

  @Test
  void theHighestLevelOfTheProcessorRunsAndGivesTheBitsOfTheJvm() throws Exception {
    // An image that another test has loaded would not be read again.
    String program = PROGRAM.replace("1e3f", "1.5e3f");
    Compiled compiled = compile("x86_64_v3,x86_64,x86_64_v2,x86_64_v4", program);
    int[] expected = run(compiled, TestDevices.HOST);
    assertThat(expected).contains(0);
    for (String level : List.of("_v4", "_v3", "_v2", "")) {
      Path image = compiled.classes().resolve(IMAGES + ".x86_64" + level + ".so");
      byte[] bytes = Files.readAllBytes(image);
      Files.writeString(image, "nothing");
      if (isOfThisMachine(level)) {
        // It is taken for another: what is there now is not what the descriptor was made for.
        assertThatThrownBy(() -> run(compiled, "native-cpu"))
            .rootCause()
            .hasMessageContaining("the image " + IMAGES + ".x86_64" + level + ".so has 7 bytes");
        Files.write(image, bytes);
        assertThat(run(compiled, "native-cpu")).as(level).isEqualTo(expected);
        break;
      }
    }
  }

  @Test
  void eachLevelRunsWhereTheProcessorHasIt() throws Exception {
    for (String level : List.of("_v2", "_v3", "_v4")) {
      Compiled compiled = compile("x86_64" + level);
      if (isOfThisMachine(level)) {
        assertThat(run(compiled, "native-cpu")).isEqualTo(run(compiled, TestDevices.HOST));
      } else {
        assertThatThrownBy(() -> run(compiled, "native-cpu"))
            .isInstanceOf(InvocationTargetException.class)
            .cause()
            .isInstanceOf(KernelNotSupportedException.class)
            .hasMessageContaining("native-cpu, a processor of the level x86_64")
            .hasMessageContaining("it has images for: x86_64" + level + ", opencl");
      }
    }
  }

  /** Whether the processor has what is telling of a level; virtual machines may hide parts. */
  private static boolean isOfThisMachine(String level) throws IOException {
    List<String> telling =
        switch (level) {
          case "_v4" -> List.of("avx512vl", "avx2", "abm", "sse4_2");
          case "_v3" -> List.of("avx2", "abm", "sse4_2");
          default -> List.of("sse4_2");
        };
    return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
        .filter(line -> line.startsWith("flags"))
        .anyMatch(line -> List.of(line.split("\\s+")).containsAll(telling));
  }
}
