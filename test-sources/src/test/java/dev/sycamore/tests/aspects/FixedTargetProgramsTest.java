package dev.sycamore.tests.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Fixed targets, and what functions of other jars require, as the compiler reports it. */
@Tag("one-jdk")
@Tag("module")
class FixedTargetProgramsTest {

  private static final Source LIBRARY =
      new Source(
          "Lib.java",
          """
          import dev.sycamore.annotations.*;
          public class Lib {
            @Device(external = true)
            public static float half(float x) { return (float) (x * 0.5); }

            @ReqdSubGroupSize(16)
            @Device(external = true)
            public static float wide(float x) { return x + 1; }
          }
          """);

  private static final Source PLAIN =
      new Source(
          "App.java",
          """
          import dev.sycamore.*;
          public class App {
            public static String run(DeviceQueue q) {
              float[] a = {1, 2, 3, 4};
              q.parallelFor(Range.range(4), i -> a[i] = a[i] * 0.5f).await();
              return java.util.Arrays.toString(a);
            }
          }
          """);

  @TempDir Path folder;

  private static Source calling(String code) {
    return new Source("App.java", PLAIN.text().replace("a[i] * 0.5f", code));
  }

  private Path library(TestedHostCompiler host, String... options) {
    Compiled compiled =
        TestCompiler.in(folder.resolve("lib"), host).with(options).compile(List.of(LIBRARY));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  /** The diagnostics of a program, as {@code SYC2005 Lib.half(...}: the text at the place. */
  private static List<String> places(Compiled compiled, Source source) {
    return compiled.ours().stream()
        .map(
            finding ->
                finding.id().orElseThrow()
                    + " "
                    + source.text().substring(finding.offset()).replaceAll("(?s)[^\\w.].*", ""))
        .sorted()
        .toList();
  }

  private static String targets(Path classes) throws Exception {
    return ImageResources.descriptor(classes.resolve("META-INF/sycamore/App.images"))
        .images()
        .stream()
        .filter(image -> image.kind() != ImageKind.OPENCL_C)
        .map(ImageEntry::target)
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(" "));
  }

  /** What the library was compiled for, what the kernel, which images are built, what is said. */
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "-, -, -, SYC2003 Lib.half",
        "x86_64_v3, x86_64_v3, -, ''",
        "'x86_64_v3,intel_gpu_tgl', x86_64_v3, -, ''",
        "x86_64_v3, -, -, SYC2003 Lib.half; SYC2005 Lib.half",
        "x86_64_v3, 'x86_64_v3,x86_64_v2', -, SYC2005 Lib.half",
        "-, x86_64_v3, -, SYC2005 Lib.half; SYC3004 i",
        "x86_64_v2, x86_64_v3, x86_64_v3, SYC2005 Lib.half; SYC3004 i",
        "x86_64_v2, 'x86_64_v2,x86_64_v3', x86_64_v3, SYC2005 Lib.half; SYC3004 i",
        "x86_64_v3, x86_64_v3, x86_64_v2, SYC3004 i",
      })
  void librariesOfOtherTargetsAreReported(
      String library, String kernel, String built, String expected) {
    Path jar = library(TestedHostCompiler.JAVAC, fixed(library));
    Source app = calling("Lib.half(a[i])");
    TestCompiler compiler =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC).withClasses(jar).with(fixed(kernel));
    if (built != null) {
      compiler.with("-Asycamore.targets=" + built);
    }
    Compiled compiled = compiler.with("-Asycamore.deviceBuild=modules").compile(List.of(app));

    assertThat(String.join("; ", places(compiled, app)))
        .as(compiled.transcript())
        .isEqualTo(expected);
    assertThat(compiled.success()).isEqualTo(!expected.contains("SYC3004"));
  }

  private static String[] fixed(String targets) {
    return targets == null ? new String[0] : new String[] {"-Asycamore.fixedTargets=" + targets};
  }

  @ParameterizedTest
  @EnumSource
  void aDeclaredSubGroupSizeIsAnErrorAsInOneCompilation(TestedHostCompiler host) {
    Path jar = library(host);
    Source app = calling("Lib.wide(a[i])");
    Compiled compiled =
        TestCompiler.in(folder, host)
            .withClasses(jar)
            .with("-Asycamore.deviceBuild=off")
            .compile(List.of(app));

    assertThat(places(compiled, app)).as(compiled.transcript()).containsExactly("SYC1042 i");
    assertThat(compiled.ours().get(0).message())
        .contains(
            "the kernel calls `Lib.wide(float)`, which has `@ReqdSubGroupSize(16)`, but itself"
                + " has none");
  }

  /** Nobody has asked for a target: what is compiled at run time stays, and native code of it. */
  @ParameterizedTest
  @CsvSource({"intel_gpu_tgl, spir64", "ptx64, ptx64 spir64", "x86_64_v3, spir64 x86_64 x86_64_v3"})
  void fixedTargetsAloneKeepWhatIsCompiledAtRunTime(String fixed, String images) throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(fixed(fixed))
            .compile(List.of(PLAIN));

    assertThat(compiled.ours()).as(compiled.transcript()).isEmpty();
    assertThat(targets(compiled.classes())).isEqualTo(images);
  }

  @Test
  void withoutTargetsThereIsAnImageForEachKindOfDevice() throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .withUsualTargets()
            .compile(List.of(PLAIN));

    assertThat(compiled.ours()).as(compiled.transcript()).isEmpty();
    assertThat(targets(compiled.classes())).isEqualTo("ptx64 spir64 x86_64 x86_64_v3");
  }

  @Test
  void anAspectThatTwoTargetsLackIsOneWarning() {
    Source app = calling("(float) Math.sin(a[i])");
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(fixed("intel_gpu_tgl,intel_gpu_adl_s"))
            .with("-Asycamore.deviceBuild=off")
            .compile(List.of(app));

    assertThat(places(compiled, app)).containsExactly("SYC2002 Math.sin");
    assertThat(compiled.ours().get(0).message())
        .contains("fixed targets 'intel_gpu_tgl', 'intel_gpu_adl_s' do not support");
  }

  @Test
  void nativeCodeOfAnImpliedTargetRuns() throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with(fixed("x86_64_v2"))
            .compile(List.of(PLAIN));

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(run(compiled.classes(), "native-cpu"))
        .isEqualTo(run(compiled.classes(), TestDevices.HOST));
  }

  private String run(Path classes, String device) throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("App").getMethod("run", DeviceQueue.class);
      return (String) run.invoke(null, queue);
    }
  }
}
