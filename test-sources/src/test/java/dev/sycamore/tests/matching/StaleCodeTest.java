package dev.sycamore.tests.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Device code of other classes than those that run is an error at the first launch. */
@Tag("one-jdk")
@Tag("full")
class StaleCodeTest {
  private static final String UNIT =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      import dev.sycamore.annotations.Kernel;
      public class Unit {
        public static int[] lambda(DeviceQueue q) {
          int[] a = new int[2];
          q.parallelFor(range(2), i -> a[i] = 1);
          q.await();
          return a;
        }
        public static int[] helper(DeviceQueue q) {
          int[] a = new int[2];
          q.parallelFor(range(2), i -> a[i] = Lib.help(i));
          q.await();
          return a;
        }
        public static int[] named(DeviceQueue q) {
          int[] a = new int[2];
          q.parallelFor("named", range(2), i -> a[i] = 2);
          q.await();
          return a;
        }
        public static int[] object(DeviceQueue q) {
          int[] a = new int[2];
          q.parallelFor(range(2), new Fill(a));
          q.await();
          return a;
        }
        record Fill(int[] a) implements RangeKernel1 {
          public void run(int i) { a[i] = 3; }
        }
        static final class Bound {
          final int[] a = new int[2];
          void launch(DeviceQueue q) { q.parallelFor(range(2), this::fill); }
          private void fill(int i) { a[i] = 4; }
        }
        public static int[] reference(DeviceQueue q) {
          Bound bound = new Bound();
          bound.launch(q);
          q.await();
          return bound.a;
        }
        abstract static class Base implements RangeKernel1 {
          final int[] a = new int[2];
          abstract int value(int i);
          public final void run(int i) { a[i] = value(i); }
        }
        static final class Derived extends Base {
          int value(int i) { return 6; }
        }
        public static int[] inherited(DeviceQueue q) {
          Derived derived = new Derived();
          q.parallelFor(range(2), derived);
          q.await();
          return derived.a;
        }
        interface Store {
          void put(int i, int x);
          default void seven(int i) { put(i, 7); }
        }
        record Cells(int[] a) implements Store {
          public void put(int i, int x) { a[i] = x; }
        }
        static final class Negative implements Store {
          final int[] b = new int[2];
          public void put(int i, int x) { b[i] = -x; }
        }
        public static int[] defaultMethod(DeviceQueue q) {
          Cells cells = new Cells(new int[2]);
          q.parallelFor(range(2), new Negative()::seven);
          q.parallelFor(range(2), cells::seven);
          q.await();
          return cells.a;
        }
        @Kernel static void method(int i, int[] a) { a[i] = 5; }
        public static int[] method(DeviceQueue q) {
          int[] a = new int[2];
          UnitKernels.method(q, range(2), a);
          q.await();
          return a;
        }
      }
      """;

  private static final String LIB =
      """
      package p;
      public class Lib {
        public static int help(int x) { return again(x) + 10; }
        private static int again(int x) { return x * 0; }
      }
      """;

  private static final List<String> LAUNCHES =
      List.of(
          "lambda",
          "helper",
          "named",
          "object",
          "reference",
          "inherited",
          "defaultMethod",
          "method");

  @TempDir Path folder;

  private Path compile(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(new Source("p/Unit.java", UNIT), new Source("p/Lib.java", LIB)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  /** Compiles without the processor, over the classes that are there. */
  private void recompile(TestedHostCompiler host, String name, String text, String... options) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .withClasses(folder.resolve("classes"))
            .with("-proc:none")
            .with(options)
            .compile(List.of(new Source("p/" + name + ".java", text)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
  }

  private static int run(Path classes, String method, String device) throws Exception {
    try (URLClassLoader loader =
            new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, StaleCodeTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Object result =
          loader.loadClass("p.Unit").getMethod(method, DeviceQueue.class).invoke(null, queue);
      return ((int[]) result)[1];
    } catch (InvocationTargetException e) {
      throw (Exception) e.getCause();
    }
  }

  private static void agrees(Path classes) throws Exception {
    for (String launch : LAUNCHES) {
      assertThat(run(classes, launch, "native-cpu"))
          .as(launch)
          .isEqualTo(run(classes, launch, "host"));
    }
  }

  private static void refused(Path classes, String launch, String changed) {
    assertThatThrownBy(() -> run(classes, launch, "native-cpu"))
        .as(launch)
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining(changed)
        .hasMessageContaining("Compile Unit.java again, with the annotation processor")
        .hasMessageContaining("-Dsycamore.proof=warn");
  }

  @ParameterizedTest
  @EnumSource
  void whatDoesNotChangeTheCodeChangesNothing(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    agrees(classes);
    recompile(host, "Unit", UNIT, "-g:none");
    agrees(classes);
    recompile(host, "Unit", UNIT.replace("{\n", "{\n\n\n"), "-g");
    agrees(classes);
    String more =
        "q.parallelFor(range(2), i -> a[i] = 1); Runnable r = () -> a[0] = 1; "
            + "RangeKernel1 other = i -> a[i] = 100_000 + 200_000 * i;";
    recompile(
        host,
        "Unit",
        UNIT.replace("q.parallelFor(range(2), i -> a[i] = 1);", more)
            .replace(
                "public static int[] helper",
                "static long x = 5_000_000_000L; " + "public static int[] helper"));
    agrees(classes);
  }

  @ParameterizedTest
  @EnumSource
  void codeThatChangedIsRefused(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    recompile(
        host,
        "Unit",
        UNIT.replace("a[i] = 1)", "a[i] = 11)")
            .replace("a[i] = 2)", "a[i] = 12)")
            .replace("a[i] = 3;", "a[i] = 13;")
            .replace("a[i] = 4;", "a[i] = 14;")
            .replace("a[i] = 5;", "a[i] = 15;")
            .replace("return 6;", "return 16;")
            .replace("a[i] = x;", "a[i] = x + 10;"));
    refused(classes, "lambda", "p.Unit.lambda$");
    refused(classes, "named", "p.Unit.lambda$");
    refused(classes, "object", "p.Unit$Fill.run");
    refused(classes, "reference", "p.Unit$Bound.fill");
    refused(classes, "inherited", "p.Unit$Derived.value");
    refused(classes, "defaultMethod", "p.Unit$Cells.put");
    refused(classes, "method", "p.Unit.method");
    for (String launch : LAUNCHES) {
      assertThat(run(classes, launch, "host")).as(launch).isGreaterThanOrEqualTo(10);
    }
    assertThat(run(classes, "helper", "native-cpu")).isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource
  void aHelperThatChangedIsRefused(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    recompile(host, "Lib", LIB.replace("x * 0", "x * 2"));
    refused(classes, "helper", "p.Lib.again");
    assertThat(run(classes, "lambda", "native-cpu")).isEqualTo(1);
    Files.delete(classes.resolve("META-INF/sycamore/p/Unit.code"));
    assertThatThrownBy(() -> run(classes, "lambda", "native-cpu"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("was not recorded");
  }

  @ParameterizedTest
  @EnumSource
  void aWarningInsteadIsPossible(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    recompile(host, "Unit", UNIT.replace("a[i] = 1)", "a[i] = 11)"));
    System.setProperty("sycamore.proof", "warn");
    try {
      assertThat(run(classes, "lambda", "native-cpu")).isEqualTo(1);
    } finally {
      System.clearProperty("sycamore.proof");
    }
  }
}
