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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A launch whose functions the kernel was not compiled for is an error, and names the call. */
@Tag("one-jdk")
@Tag("module")
class PassedFunctionsTest {

  private static final String LIB =
      """
      package p;
      import static dev.sycamore.Range.range;
      import dev.sycamore.DeviceQueue;
      public class Lib {
        public interface Fn extends java.io.Serializable { int of(int x); }
        public static int map(DeviceQueue q, Fn f, int x) {
          int[] a = {x};
          q.parallelFor(range(1), i -> a[i] = f.of(a[i]));
          q.await();
          return a[0];
        }
      }
      """;

  private static final String APP =
      """
      package p;
      import dev.sycamore.DeviceQueue;
      public class App {
        public static int lambda(DeviceQueue q) { return Lib.map(q, x -> x + 1, 10); }
        public static int captured(DeviceQueue q) {
          int by = 5;
          return Lib.map(q, x -> x * by, 10);
        }
        public static int reference(DeviceQueue q) { return Lib.map(q, App::help, 10); }
        static int help(int x) { return x - 3; }
        public static int jdk(DeviceQueue q) { return Lib.map(q, Integer::bitCount, 15); }
        static Lib.Fn twice(Lib.Fn f) { return x -> f.of(f.of(x)); }
        public static int nested(DeviceQueue q) {
          int by = 2;
          Lib.Fn inner = x -> x - by;
          return Lib.map(q, twice(twice(inner)), 10);
        }
      }
      """;

  private static final String OTHER =
      """
      package p;
      import dev.sycamore.DeviceQueue;
      public class Other {
        public static int lambda(DeviceQueue q) {
          return Lib.map(q, x -> x + 7, 10);
        }
        public static int nested(DeviceQueue q) {
          return Lib.map(q, App.twice(y -> y + 9), 10);
        }
        public static int same(DeviceQueue q) { return Lib.map(q, App::help, 10); }
        public static int jdk(DeviceQueue q) { return Lib.map(q, Integer::reverse, 15); }
      }
      """;

  private static final List<String> LAUNCHES =
      List.of("lambda", "captured", "reference", "jdk", "nested");

  @TempDir Path folder;

  private Path compile(TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(new Source("p/App.java", APP), new Source("p/Lib.java", LIB)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  /** Compiles without the processor, over the classes that are there. */
  private void recompile(TestedHostCompiler host, String name, String text) {
    Compiled compiled =
        TestCompiler.in(folder, host)
            .withClasses(folder.resolve("classes"))
            .with("-proc:none")
            .compile(List.of(new Source("p/" + name + ".java", text)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
  }

  private static List<Integer> run(Path classes, String type, List<String> methods, String device)
      throws Exception {
    List<Integer> results = new ArrayList<>();
    try (URLClassLoader loader =
            new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, PassedFunctionsTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      for (String method : methods) {
        results.add(
            (Integer)
                loader
                    .loadClass("p." + type)
                    .getMethod(method, DeviceQueue.class)
                    .invoke(null, queue));
      }
    } catch (InvocationTargetException e) {
      throw (Exception) e.getCause();
    }
    return results;
  }

  private static void refused(Path classes, String type, String method, String... message) {
    assertThatThrownBy(() -> run(classes, type, List.of(method), "native-cpu"))
        .as(method)
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContainingAll(message);
  }

  @ParameterizedTest
  @EnumSource
  void eachFunctionHasItsKernel(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    assertThat(run(classes, "App", LAUNCHES, "native-cpu"))
        .isEqualTo(run(classes, "App", LAUNCHES, "host"))
        .containsExactly(11, 50, 7, 4, 2);
  }

  @ParameterizedTest
  @EnumSource
  void aCallThatWasNotCompiledIsNamed(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    recompile(host, "Other", OTHER);
    refused(classes, "Other", "lambda", "Lib.java:8", "p.Other (line 5)", "called at Other.java:5");
    refused(classes, "Other", "jdk", "java.lang.Integer.reverse", "called at Other.java:11");
    refused(
        classes, "Other", "nested", "a lambda of p.App (line 12), a lambda of p.Other (line 8)");
    assertThat(run(classes, "Other", List.of("lambda", "jdk", "nested"), "host"))
        .containsExactly(17, Integer.reverse(15), 28);
  }

  @ParameterizedTest
  @EnumSource
  void codeThatChangedIsRefused(TestedHostCompiler host) throws Exception {
    Path classes = compile(host);
    recompile(host, "App", APP.replace("x + 1", "x + 2").replace("x - 3", "x - 4"));
    refused(classes, "App", "lambda", "was not compiled for the function");
    refused(classes, "App", "reference", "p.App.help");
    assertThat(run(classes, "App", List.of("captured"), "native-cpu")).containsExactly(50);
    recompile(host, "App", APP.replace("x - by", "x - by - 1"));
    refused(classes, "App", "nested", "was not compiled for the functions");
    recompile(host, "App", APP.replace("f.of(f.of(x))", "f.of(f.of(f.of(x)))"));
    refused(classes, "App", "nested", "was not compiled for the functions");
    recompile(host, "Lib", LIB.replace("f.of(a[i])", "f.of(a[i] + 1)"));
    refused(classes, "App", "captured", "was not compiled for the function");
  }
}
