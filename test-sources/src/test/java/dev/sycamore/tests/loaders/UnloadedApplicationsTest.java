package dev.sycamore.tests.loaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.tests.programs.CompiledPrograms;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The class loader of an application that has launched kernels is freed, as servers need it. */
@Timeout(300)
@Tag("full")
class UnloadedApplicationsTest {
  /** The function's class is of the longer-lived loader, the kernel's unit of the application's. */
  private static final Source LIBRARY =
      new Source(
          "Lib.java",
          """
          import static dev.sycamore.Range.range;
          import dev.sycamore.DeviceQueue;
          import dev.sycamore.annotations.Kernel;
          import java.io.Serializable;

          public class Lib {
            public interface Fn extends Serializable { float of(float x); }

            public static final class Twice implements Fn {
              public float of(float x) { return x * 2; }
            }

            public static void map(DeviceQueue q, @Kernel Fn f, float[] a) {
              q.parallelFor(range(a.length), i -> a[i] = f.of(a[i]));
            }
          }
          """);

  /** Leaves a buffer with a copy on the device in a static field. */
  private static final Source PROGRAM =
      new Source(
          "App.java",
          """
          import static dev.sycamore.AccessMode.READ_WRITE;
          import static dev.sycamore.Range.range;
          import dev.sycamore.*;

          public class App {
            static final int[] TABLE = {1, 2, 3};
            static IntDeviceBuffer left;

            public static void go(String device) {
              int[] a = new int[8];
              float[] f = {1, 2, 3};
              int[] copied = new int[8];
              left = DeviceBuffer.wrap(new int[8]);
              try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device))) {
                q.parallelFor(range(8), i -> a[i] = TABLE[i % 3]).await();
                q.submit(h -> {
                  IntAccessor x = left.access(h, READ_WRITE);
                  h.parallelFor(range(8), i -> x.set(i, i));
                }).await();
                Lib.map(q, new Lib.Twice(), f);
                q.await();
                try (IntMemory m = DeviceMemory.ints(q, 8, MemoryKind.DEVICE)) {
                  q.fill(m, 3).await();
                  q.parallelFor(range(8), i -> m.set(i, m.get(i) + i)).await();
                  q.copy(m, 0, copied, 0, 8).await();
                }
              }
              if (a[4] != 2 || f[2] != 6 || copied[7] != 10) {
                throw new IllegalStateException(a[4] + " " + f[2] + " " + copied[7]);
              }
            }
          }
          """);

  @TempDir static Path folder;

  private static CompiledPrograms programs;

  @BeforeAll
  static void compile() throws IOException {
    programs =
        CompiledPrograms.of(
            folder, List.of(LIBRARY, PROGRAM), "-Asycamore.targets=" + TestDevices.targets());
    assertThat(programs.compiled().ours()).isEmpty();
  }

  @AfterAll
  static void close() throws IOException {
    programs.close();
  }

  static Stream<Arguments> applications() {
    return CommitSample.of(
        "unloaded applications",
        List.of(
            Arguments.of("native-cpu", "own", "caller"),
            Arguments.of("native-cpu", "own", "thread"),
            Arguments.of("native-cpu", "shared", "caller"),
            Arguments.of("host", "own", "caller"),
            Arguments.of("opencl:0", "own", "caller"),
            Arguments.of("opencl:0", "own", "thread"),
            Arguments.of("opencl:0", "shared", "caller")),
        60)
        .stream();
  }

  @ParameterizedTest
  @MethodSource("applications")
  void isFreed(String device, String runtime, String where) throws Exception {
    if (device.startsWith("opencl")) {
      assumeThat(TestDevices.underTest()).contains(device);
    }

    assertThat(run(device, runtime, where)).isEqualTo("alive: 0");
  }

  private static String run(String device, String runtime, String where)
      throws IOException, InterruptedException {
    String classes = programs.compiled().classes().toString();
    String path = System.getProperty("java.class.path");
    Path log = Files.createTempFile(folder, "loaders", ".log");
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:MaxMetaspaceSize=48m",
                "-XX:TieredStopAtLevel=1",
                // No helpers of kernels, which keep the loader for half a minute.
                "-XX:ActiveProcessorCount=1",
                "-cp",
                runtime.equals("own") ? path : path + File.pathSeparator + classes,
                LoaderHarness.class.getName(),
                device,
                runtime,
                where,
                classes)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int status = java.waitFor();
    String said = Files.readString(log, StandardCharsets.UTF_8);
    assertThat(status).as(said).isZero();
    return said.lines().filter(line -> line.startsWith("alive")).findFirst().orElse(said);
  }
}
