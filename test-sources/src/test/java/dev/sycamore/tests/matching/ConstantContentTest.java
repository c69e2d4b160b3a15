package dev.sycamore.tests.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Elements of static arrays that change after device code has them as constants. */
@Tag("one-jdk")
@Tag("module")
class ConstantContentTest {
  private static final int MANY = 5000;

  private static final String UNIT =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import other.Lib;
      public class Unit {
        static final int[] INTS = {1, -2, 3, 70000};
        private static final boolean[] FLAGS = {true, false, true};
        protected static final byte[] BYTES = {1, -2};
        static final short[] SHORTS = {1, -2};
        static final char[] CHARS = {'a', '\\uffff'};
        static final float[] FLOATS = {1.5f, -0f, Float.NaN};
        static final double[] DOUBLES = {1.5, Double.NEGATIVE_INFINITY};
        static final long[] ZEROS = new long[1000];
        private static final class Hidden {
          private static final int[][] GRID = {{1, 2, 3}, {4, 5, 6}};
        }
        static final long[] MANY = {%s};
        static final int[] SIZES = {1, 2, 3};
        public static double run(DeviceQueue q) {
          double[] a = new double[1];
          q.singleTask(() -> {
            double sum = INTS[3] + (FLAGS[2] ? 1 : 0) + BYTES[1] + SHORTS[0] + CHARS[0] + FLOATS[0];
            sum += DOUBLES[0] + ZEROS[999] + helper(1) + MANY[4999] + Lib.look(1) + SIZES.length;
            a[0] = sum + Inner.T[1];
          });
          q.await();
          return a[0];
        }
        static int helper(int i) { return Hidden.GRID[i][2]; }
        public static int other(DeviceQueue q) {
          int[] a = {7};
          q.singleTask(() -> a[0] = INTS[2]);
          q.await();
          return a[0];
        }
        interface Inner { int[] T = {8, 9}; }
      }
      """
          .formatted(
              IntStream.range(0, MANY)
                  .mapToObj(i -> (0x123456789L + i) + "L")
                  .collect(Collectors.joining(", ")));

  private static final String LIB =
      """
      package other;
      public class Lib {
        private static class Table { private static final int[] T = {3, 4}; }
        public static int look(int i) { return Table.T[i]; }
      }
      """;

  private static final String EARLY =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      public class Early {
        static final String TOLD;
        static {
          try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(System.getProperty("early.device")))) {
            int[] a = new int[1];
            q.parallelFor(range(1), i -> a[i] = Early.LATE[i]);
            q.await();
            throw new AssertionError("launched");
          } catch (IllegalStateException e) {
            TOLD = e.getMessage();
          }
        }
        static final int[] LATE = {5};
        public static String told(DeviceQueue q) { return TOLD; }
      }
      """;

  /** A change of one element. */
  private record Change(
      String holder, String field, List<Integer> place, Object value, String told) {}

  private static final List<Change> CHANGES =
      List.of(
          change("p.Unit", "INTS", 71000, "'Unit.INTS[3]' is 71000, but was compiled as 70000", 3),
          change("p.Unit", "FLAGS", false, "'Unit.FLAGS[0]' is false, but", 0),
          change("p.Unit", "BYTES", (byte) 3, "'Unit.BYTES[1]' is 3, but was compiled as -2", 1),
          change("p.Unit", "SHORTS", (short) 3, "'Unit.SHORTS[0]' is 3, but was compiled as 1", 0),
          change("p.Unit", "CHARS", 'b', "'Unit.CHARS[1]' is b, but was compiled as \uffff", 1),
          change("p.Unit", "FLOATS", 0f, "'Unit.FLOATS[1]' is 0.0, but was compiled as -0.0", 1),
          change("p.Unit", "DOUBLES", 2.0, "'Unit.DOUBLES[0]' is 2.0, but was compiled as 1.5", 0),
          change("p.Unit", "ZEROS", 1L, "'Unit.ZEROS[999]' is 1, but was compiled as 0", 999),
          change(
              "p.Unit", "MANY", 1L, "'Unit.MANY[4998]' is 1, but was compiled as 4886723343", 4998),
          change(
              "p.Unit$Hidden",
              "GRID",
              7,
              "'Unit.Hidden.GRID[1][0]' is 7, but was compiled as 4",
              1,
              0),
          change("p.Unit$Hidden", "GRID", null, "'Unit.Hidden.GRID[1]' is null, but", 1),
          change(
              "p.Unit$Hidden",
              "GRID",
              new int[2],
              "'Unit.Hidden.GRID[0]' is an array of length 2, but was compiled as one of length 3",
              0),
          change("p.Unit$Inner", "T", 7, "'Unit.Inner.T[0]' is 7, but was compiled as 8", 0),
          change("other.Lib$Table", "T", 7, "'Lib.Table.T[0]' is 7, but was compiled as 3", 0));

  @TempDir static Path folder;

  private static Change change(
      String holder, String field, Object value, String told, Integer... place) {
    return new Change(holder, field, List.of(place), value, told);
  }

  private static Path compile(TestedHostCompiler host, String folderName) {
    Compiled compiled =
        TestCompiler.in(folder.resolve(folderName + host), host)
            .with("-Asycamore.targets=" + TestDevices.targets())
            .compile(
                List.of(
                    new Source("p/Unit.java", UNIT),
                    new Source("p/Early.java", EARLY),
                    new Source("other/Lib.java", LIB)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  private static URLClassLoader loader(Path classes) throws IOException {
    return new URLClassLoader(
        new URL[] {classes.toUri().toURL()}, ConstantContentTest.class.getClassLoader());
  }

  private static Object launch(ClassLoader loader, String type, String method, DeviceQueue q)
      throws Throwable {
    try {
      return loader.loadClass(type).getMethod(method, DeviceQueue.class).invoke(null, q);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** Puts a value into a place of a static array; gives what was there. */
  private static Object put(ClassLoader loader, Change change, Object value)
      throws ReflectiveOperationException {
    Field field = loader.loadClass(change.holder()).getDeclaredField(change.field());
    field.setAccessible(true);
    Object array = field.get(null);
    for (int i = 0; i < change.place().size() - 1; i++) {
      array = Array.get(array, change.place().get(i));
    }
    int last = change.place().get(change.place().size() - 1);
    Object before = Array.get(array, last);
    Array.set(array, last, value);
    return before;
  }

  @ParameterizedTest
  @EnumSource
  void launchesCompareTheElements(TestedHostCompiler host) throws Throwable {
    try (URLClassLoader loader = loader(compile(host, "elements"))) {
      double expected;
      try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
        expected = (Double) launch(loader, "p.Unit", "run", q);
      }
      for (String device : TestDevices.underTest()) {
        try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device))) {
          for (Change change : CHANGES) {
            Object before = put(loader, change, change.value());
            assertThatThrownBy(() -> launch(loader, "p.Unit", "run", q))
                .as(device + change)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("reads a static array as constants, and " + change.told())
                .hasMessageContaining("Unit.run");
            put(loader, change, before);
            assertThat(launch(loader, "p.Unit", "run", q)).as(device + change).isEqualTo(expected);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAKernelDoesNotReadMayChange(TestedHostCompiler host) throws Throwable {
    try (URLClassLoader loader = loader(compile(host, "unread"))) {
      for (String device : TestDevices.underTest()) {
        try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select(device))) {
          put(loader, change("p.Unit", "SIZES", 5, "", 1), 5);
          assertThat(launch(loader, "p.Unit", "run", q)).isInstanceOf(Double.class);
          put(loader, change("p.Unit", "FLAGS", false, "", 0), false);
          assertThat(launch(loader, "p.Unit", "other", q)).isEqualTo(3);
          put(loader, change("p.Unit", "FLAGS", true, "", 0), true);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theHostReadsTheArrayItself(TestedHostCompiler host) throws Throwable {
    try (URLClassLoader loader = loader(compile(host, "host"));
        DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"))) {
      put(loader, change("p.Unit", "INTS", 11, "", 2), 11);

      assertThat(launch(loader, "p.Unit", "other", q)).isEqualTo(11);
    }
  }

  private static Stream<Arguments> early() {
    return Stream.of(TestedHostCompiler.values())
        .flatMap(host -> TestDevices.underTest().stream().map(d -> Arguments.of(host, d)));
  }

  @ParameterizedTest
  @MethodSource("early")
  void anArrayThatIsNotYetThereIsReported(TestedHostCompiler host, String device) throws Throwable {
    System.setProperty("early.device", device);
    try (URLClassLoader loader = loader(compile(host, "early" + device.replace(':', '-')))) {
      assertThat((String) launch(loader, "p.Early", "told", null))
          .contains("the static array 'Early.LATE' is null: its class is being initialised");
    } finally {
      System.clearProperty("early.device");
    }
  }
}
