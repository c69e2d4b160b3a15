package dev.sycamore.tests.external;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Static fields of classes without source, and when their classes are initialised. */
@Tag("module")
class StaticFieldsOfJarsTest {

  private static final Source LIBRARY =
      new Source(
          "lib/Tables.java",
          """
          package lib;

          public class Tables {
            public static final int LIMIT = 7;
            public static final double ROOT = Math.sqrt(2);
            public static final int[] SQUARES = new int[8];
            public static final float[] WEIGHTS = new float[] {0.5f, 1.5f}.clone();
            public static final Thread.State STATE = Thread.State.valueOf("BLOCKED");

            static {
              for (int i = 0; i < SQUARES.length; i++) SQUARES[i] = i * i;
            }
          }
          """);

  private static final Source APPLICATION =
      new Source(
          "app/App.java",
          """
          package app;

          import static dev.sycamore.Range.range;

          import dev.sycamore.DeviceQueue;
          import lib.Tables;

          public class App {
            static DeviceQueue queue;

            static class Early {
              static final int[] SEEN = launch();
              static final int LATE = Integer.parseInt("5");

              static int[] launch() {
                int[] out = {-1};
                queue.parallelFor(range(1), i -> out[i] = Early.LATE + 1).await();
                return out;
              }
            }

            static class Failing {
              static final int VALUE = Integer.parseInt("no number");
            }

            public static String run(DeviceQueue q) {
              queue = q;
              double[] out = new double[8];
              q.parallelFor(
                      range(8),
                      i ->
                          out[i] =
                              Tables.ROOT * Tables.SQUARES[i] % Tables.LIMIT
                                  + Tables.WEIGHTS[i & 1] * Tables.STATE.ordinal())
                  .await();
              return java.util.Arrays.toString(out) + Early.SEEN[0] + Early.launch()[0];
            }

            public static void fail(DeviceQueue q) {
              int[] out = new int[1];
              q.parallelFor(range(1), i -> out[i] = Failing.VALUE).await();
            }
          }
          """);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void theLaunchReadsThemAsJavaDoes(TestedHostCompiler host) throws Exception {
    Compiled library = TestCompiler.in(folder.resolve("lib"), host).compile(List.of(LIBRARY));
    assertThat(library.success()).as(library.transcript()).isTrue();
    Path jar = Jars.pack(library.classes(), folder.resolve("lib.jar"));
    Compiled app =
        TestCompiler.in(folder.resolve("app"), host)
            .withClasses(jar)
            .with("-Asycamore.targets=" + TestDevices.targets())
            .compile(List.of(APPLICATION));
    assertThat(app.success()).as(app.transcript()).isTrue();
    assertThat(app.ours()).as(app.transcript()).isEmpty();

    String expected = run(TestDevices.HOST, app.classes(), jar);
    assertThat(expected).endsWith("]16");
    for (String device : TestDevices.underTest()) {
      assertThat(run(device, app.classes(), jar)).as(device).isEqualTo(expected);
    }
  }

  /** A new class loader for each device: all classes are initialised anew. */
  private static String run(String device, Path classes, Path jar) throws Exception {
    URL[] urls = {classes.toUri().toURL(), jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls);
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Class<?> app = loader.loadClass("app.App");
      Method fail = app.getMethod("fail", DeviceQueue.class);
      assertThat(catchCause(() -> fail.invoke(null, queue)))
          .as(device)
          .isInstanceOf(ExceptionInInitializerError.class)
          .hasCauseInstanceOf(NumberFormatException.class);
      return (String) app.getMethod("run", DeviceQueue.class).invoke(null, queue);
    }
  }

  private interface Call {
    void run() throws ReflectiveOperationException;
  }

  private static Throwable catchCause(Call call) throws ReflectiveOperationException {
    try {
      call.run();
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    }
  }
}
