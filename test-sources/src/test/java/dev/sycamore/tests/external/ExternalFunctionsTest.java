package dev.sycamore.tests.external;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Three projects: a device library, one that calls it, and an application that calls both. */
@Tag("one-jdk")
@Tag("full")
class ExternalFunctionsTest {

  private static final Source GEOMETRY =
      new Source(
          "geo/Geometry.java",
          """
          package geo;

          import dev.sycamore.FloatAccessor;
          import dev.sycamore.NdItem1;
          import dev.sycamore.annotations.Device;

          public class Geometry {
            public record Vec(float x, float y) {
              float dot(Vec o) { return x * o.x + y * o.y; }
            }

            private static final float[] TABLE = {1, 2, 3, 4};

            // The application has a function and a record of the same names.
            static float helper(float x) { return (float) (int) (x * 3) / 2 % 5; }

            record Pair(int a, long b) {}

            static Pair pair(int x) { return new Pair(x, x * 3L); }

            public static class Nested {
              @Device(external = true)
              public static long both(int x) { return pair(x).b() + pair(x).a(); }
            }

            @Device(external = true)
            public static float scale(float x) { assert x == x : "a number"; return helper(x) + TABLE[(int) x & 3]; }

            @Device(external = true)
            public static Vec vec(float x, float y) { return new Vec(x, y); }

            @Device(external = true)
            public static float norm(Vec v) { return v.dot(v); }

            @Device(external = true)
            public static void add(int[] data, int i, int by) { data[i] += by / (i + 2); }

            @Device(external = true)
            public static void put(FloatAccessor to, int i, float x) { to.set(i, x + to.size()); }

            @Device(external = true)
            public static int rotate(NdItem1 it, dev.sycamore.LocalInts tile, int x) {
              tile.set(it.localId(), x);
              it.barrier();
              return tile.get((it.localId() + 1) % it.localRange());
            }
          }
          """);

  private static final Source MIXING =
      new Source(
          "mix/Mixing.java",
          """
          package mix;

          import dev.sycamore.annotations.Device;
          import geo.Geometry;

          public class Mixing {
            static float helper(float x) { return x + 0.5f; }

            @Device(external = true)
            public static float mix(float a, float b) {
              return helper(Geometry.scale(a)) + Geometry.norm(Geometry.vec(a, b));
            }
          }
          """);

  private static final Source APPLICATION =
      new Source(
          "app/App.java",
          """
          package app;

          import static dev.sycamore.NdRange.ndRange;
          import static dev.sycamore.Range.range;

          import dev.sycamore.*;
          import geo.Geometry;
          import mix.Mixing;

          public class App {
            static float helper(float x) { return x * 2; }

            record Pair(float only) {}

            public static String run(DeviceQueue q) {
              int n = 64;
              float[] x = new float[n];
              float[] y = new float[n];
              float[] z = new float[n];
              int[] d = new int[n];
              int[] e = new int[n];
              long[] l = new long[n];
              for (int i = 0; i < n; i++) {
                x[i] = i * 0.37f;
                d[i] = i;
              }
              q.parallelFor(
                  range(n),
                  i -> {
                    Pair p = new Pair(Mixing.mix(x[i], x[i] / 3));
                    y[i] = helper(p.only()) + Geometry.norm(Geometry.vec(x[i], 1));
                    l[i] = Geometry.Nested.both(i);
                  });
              q.parallelFor(range(n), i -> Geometry.add(d, i, 1000));
              try (FloatDeviceBuffer b = DeviceBuffer.wrap(z)) {
                q.submit(
                    h -> {
                      FloatAccessor out = b.access(h, AccessMode.WRITE);
                      h.parallelFor(range(n), i -> Geometry.put(out, i, x[i]));
                    });
                q.submit(
                    h -> {
                      LocalInts tile = h.localInts(8);
                      h.parallelFor(
                          ndRange(n, 8),
                          it -> e[it.globalId()] = Geometry.rotate(it, tile, it.globalId()));
                    });
              }
              q.await();
              StringBuilder text = new StringBuilder();
              for (int i = 0; i < n; i++) {
                text.append(Float.floatToRawIntBits(y[i])).append(' ').append(z[i]).append(' ');
                text.append(d[i]).append(' ').append(e[i]).append(' ').append(l[i]).append('\\n');
              }
              return text.toString();
            }
          }
          """);

  @TempDir Path folder;

  static Stream<Arguments> hosts() {
    return Stream.of(TestedHostCompiler.values())
        .flatMap(host -> Stream.of("off", "on").map(checks -> Arguments.of(host, checks)));
  }

  private TestCompiler compiler(String name, TestedHostCompiler host, Path... jars) {
    TestCompiler compiler = TestCompiler.in(folder.resolve(name), host);
    for (Path jar : jars) {
      compiler.withClasses(jar);
    }
    return compiler;
  }

  private Path jar(String name, TestedHostCompiler host, Source source, Path... jars) {
    Compiled compiled = compiler(name, host, jars).compile(List.of(source));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).isEmpty();
    return Jars.pack(compiled.classes(), folder.resolve(name + ".jar"));
  }

  @ParameterizedTest(name = "{0}, checks={1}")
  @MethodSource("hosts")
  void threeJarsRunAsOneProgram(TestedHostCompiler host, String checks) throws Exception {
    Path geometry = jar("geometry", host, GEOMETRY);
    Path mixing = jar("mixing", host, MIXING, geometry);
    Compiled app =
        compiler("app", host, geometry, mixing)
            .with("-Asycamore.targets=x86_64,spir64,ptx64", "-Asycamore.checks=" + checks)
            .compile(List.of(APPLICATION));
    assertThat(app.success()).as(app.transcript()).isTrue();
    assertThat(app.ours()).as(app.transcript()).isEmpty();

    String expected = run(TestDevices.HOST, app.classes(), geometry, mixing);
    assertThat(expected.lines()).hasSize(64);
    for (String device : TestDevices.underTest()) {
      assertThat(run(device, app.classes(), geometry, mixing)).as(device).isEqualTo(expected);
    }
  }

  private static String run(String device, Path... classPath) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Path path : classPath) {
      urls.add(path.toUri().toURL());
    }
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new));
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("app.App").getMethod("run", DeviceQueue.class);
      return (String) run.invoke(null, queue);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFunctionThatIsNowhereIsAnErrorAtItsCall(TestedHostCompiler host) {
    Path geometry = jar("geometry", host, GEOMETRY);
    Path mixing = jar("mixing", host, MIXING, geometry);
    Path withoutModules =
        Jars.pack(
            folder.resolve("geometry/classes"),
            folder.resolve("host-only.jar"),
            name -> !name.startsWith("META-INF"));

    Compiled app = compiler("app", host, withoutModules, mixing).compile(List.of(APPLICATION));

    assertThat(app.success()).isFalse();
    // What only a library calls is told at the kernel.
    assertThat(
            app.ours().stream().map(HostDiagnostic::message).map(m -> m.lines().findFirst().get()))
        .as(app.transcript())
        .anyMatch(
            m ->
                m.contains("`Geometry.norm(Geometry.Vec)`")
                    && m.contains("module `geo.Geometry` is not on the class path"))
        .anyMatch(m -> m.contains("`Geometry.scale(float)`") && m.contains("Mixing.java:"))
        .hasSize(7);
    assertThat(app.classes().resolve("META-INF/sycamore")).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource
  void aModuleThatIsDamagedIsOneError(TestedHostCompiler host) throws IOException {
    Compiled library = compiler("geometry", host).compile(List.of(GEOMETRY));
    Path module = library.classes().resolve("META-INF/sycamore/geo/Geometry.external.ll");
    byte[] bytes = Files.readAllBytes(module);
    Files.write(module, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    Path mixing = jar("mixing", host, MIXING, library.classes());

    Compiled app = compiler("app", host, library.classes(), mixing).compile(List.of(APPLICATION));

    assertThat(app.success()).isFalse();
    assertThat(app.ours()).as(app.transcript()).hasSize(1);
    assertThat(app.ours().get(0).id()).contains("SYC3002");
    assertThat(app.ours().get(0).message()).contains("geo/Geometry.external.ll:");
  }

  @ParameterizedTest
  @EnumSource
  void whatAModuleOfAJarMayNotHoldIsOneError(TestedHostCompiler host) throws IOException {
    Compiled library = compiler("geometry", host).compile(List.of(GEOMETRY));
    Path module = library.classes().resolve("META-INF/sycamore/geo/Geometry.external.ll");
    String text = Files.readString(module);
    Path mixing = jar("mixing", host, MIXING, library.classes());

    Files.writeString(module, text + "\nmodule asm \"nop\"\n");
    assertRefused(host, library, mixing, "cannot have module-level assembly");
    Files.write(module, new byte[] {'B', 'C', (byte) 0xC0, (byte) 0xDE, 0, 0, 0, 0});
    assertRefused(host, library, mixing, "this is bitcode");
    Files.writeString(module, " ".repeat((64 << 20) + 1));
    assertRefused(host, library, mixing, "cannot be read: larger than 64 MiB");
  }

  private void assertRefused(
      TestedHostCompiler host, Compiled library, Path mixing, String problem) {
    Path jar = Jars.pack(library.classes(), folder.resolve("hostile.jar"));
    Compiled app = compiler("app", host, jar, mixing).compile(List.of(APPLICATION));
    assertThat(app.success()).isFalse();
    assertThat(app.ours()).as(app.transcript()).hasSize(1);
    assertThat(app.ours().get(0).id()).contains("SYC3002");
    assertThat(app.ours().get(0).message())
        .contains(jar + "!/META-INF/sycamore/geo/Geometry.external.ll: ", problem);
  }

  @ParameterizedTest
  @EnumSource
  void aNeedThatTheDeclarationDoesNotSayIsAWarning(TestedHostCompiler host) throws Exception {
    Source library =
        new Source(
            "Lib.java",
            """
            import dev.sycamore.annotations.Device;

            public class Lib {
              @Device(external = true)
              public static int ordinal(float x) { return dev.sycamore.Half.of(x).compareTo(dev.sycamore.Half.of(1)); }
            }
            """);
    Source app =
        new Source(
            "app/App.java",
            """
            package app;

            import dev.sycamore.*;

            public class App {
              public static String run(DeviceQueue q) {
                int[] a = new int[4];
                q.parallelFor(Range.range(4), i -> a[i] = Lib.ordinal(i)).await();
                return java.util.Arrays.toString(a);
              }
            }
            """
                .replace("Lib.", "lib.Lib."));
    Path jar = jar("lib", host, new Source("lib/Lib.java", "package lib;\n" + library.text()));
    Compiled compiled = compiler("app", host, jar).compile(List.of(app));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.ours().get(0).id()).contains("SYC2003");
    String expected = run(TestDevices.HOST, compiled.classes(), jar);
    assertThat(run("native-cpu", compiled.classes(), jar)).isEqualTo(expected);
  }

  /** Nobody calls the function but another library, so the kernel is the place. */
  @ParameterizedTest
  @EnumSource
  void aNeedOfALibraryThatALibraryCallsIsAWarning(TestedHostCompiler host) throws Exception {
    Source base =
        new Source(
            "base/Base.java",
            """
            package base;
            public class Base {
              @dev.sycamore.annotations.Device(external = true)
              public static float half(float x) { return (float) (x * 0.5); }
            }
            """);
    Source middle =
        new Source(
            "middle/Middle.java",
            """
            package middle;
            public class Middle {
              @dev.sycamore.annotations.Device(external = true)
              public static float quarter(float x) { return base.Base.half(base.Base.half(x)); }
            }
            """);
    Source app =
        new Source(
            "app/App.java",
            """
            package app;
            import dev.sycamore.*;
            public class App {
              public static String run(DeviceQueue q) {
                float[] a = new float[4];
                q.parallelFor(Range.range(4), i -> a[i] = middle.Middle.quarter(i)).await();
                return java.util.Arrays.toString(a);
              }
            }
            """);
    Path baseJar = jar("base", host, base);
    Path middleJar = jar("middle", host, middle, baseJar);
    Compiled compiled = compiler("app", host, baseJar, middleJar).compile(List.of(app));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).as(compiled.transcript()).hasSize(1);
    assertThat(compiled.ours().get(0).id()).contains("SYC2003");
    assertThat(app.text().substring(compiled.ours().get(0).offset())).startsWith("i -> a[i]");
    assertThat(compiled.ours().get(0).message())
        .contains("function 'Base.half(float)' uses aspect 'fp64'");
    String expected = run(TestDevices.HOST, compiled.classes(), baseJar, middleJar);
    assertThat(run("native-cpu", compiled.classes(), baseJar, middleJar)).isEqualTo(expected);
  }
}
