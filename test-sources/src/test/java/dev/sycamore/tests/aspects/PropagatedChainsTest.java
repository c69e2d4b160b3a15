package dev.sycamore.tests.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.aspects.PropagatedModule;
import dev.sycamore.backend.aspects.PropagationJob;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pass that propagates aspects, over modules of the front end. */
@Tag("module")
class PropagatedChainsTest {

  private static final Source PROGRAM =
      new Source(
          "Hw.java",
          """
          import dev.sycamore.*;
          import dev.sycamore.annotations.*;
          class Hw {
            @UsesAspects(Aspect.ONLINE_COMPILER)
            record Special(int a) {}

            @DeviceHas({})
            static float foo(float x) { return bar(x); }
            static float bar(float x) { return boo(x); }
            static float boo(float x) { return (float) (x * 2.0); }

            static Special special(int x) { return new Special(x); }

            static void run(DeviceQueue q, float[] a) {
              q.parallelFor("k1", Range.range(4), i -> a[i] = foo(a[i]));
              q.parallelFor("k2", Range.range(4), i -> a[i] = special(i).a());
            }
          }
          """);

  private static String module(Path folder) throws Exception {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.deviceBuild=modules", "-Asycamore.debugInfo=on")
            .compile(List.of(PROGRAM));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return Files.readString(compiled.classes().resolve("META-INF/sycamore/Hw.ll"));
  }

  private static PropagatedModule propagated(String module) {
    Map<String, Integer> aspects =
        Stream.of(Aspect.values()).collect(Collectors.toMap(Aspect::syclName, Aspect::number));
    try (DeviceBuild build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties())) {
      JobResult<PropagatedModule> result =
          build.propagateAspects(
              new PropagationJob(
                  "Hw.ll",
                  module.getBytes(StandardCharsets.UTF_8),
                  PropagationOptions.of(Dialect.DESIGN, aspects),
                  true));
      assertThat(result).isInstanceOf(JobResult.Done.class);
      return ((JobResult.Done<PropagatedModule>) result).value();
    }
  }

  /** The operands of the node that a definition is said to use. */
  private static String used(String module, String function) {
    Matcher definition =
        Pattern.compile(
                "^define [^\\n]*@\\w*" + function + "\\w*\\([^\\n]*!intel_used_aspects (!\\d+)",
                Pattern.MULTILINE)
            .matcher(module);
    if (!definition.find()) {
      return "nothing";
    }
    Matcher node =
        Pattern.compile("^" + definition.group(1) + " = !\\{(.*)}", Pattern.MULTILINE)
            .matcher(module);
    assertThat(node.find()).as(module).isTrue();
    return node.group(1);
  }

  @Test
  void theFrontEndWritesOwnUsesAndThePassFindsTheWholeChain(@TempDir Path folder) throws Exception {
    String module = module(folder);
    assertThat(used(module, "boo")).isEqualTo("i32 " + Aspect.FP64.number());
    assertThat(Stream.of("foo", "bar", "k1").map(f -> used(module, f))).containsOnly("nothing");

    PropagatedModule propagated = propagated(module);
    String written = new String(propagated.module(), StandardCharsets.UTF_8);
    assertThat(Stream.of("foo", "bar", "boo", "k1").map(f -> used(written, f)))
        .containsOnly("i32 " + Aspect.FP64.number());
    assertThat(propagated.warnings())
        .containsExactly(
            """
            Hw.java:10:47: warning: function 'Hw.foo(float)' uses aspect 'fp64' not listed in 'sycl::device_has'
            use is from this call chain:
              Hw.foo(float)
              Hw.bar(float) Hw.java:8:38
              Hw.boo(float) Hw.java:9:38""");
  }

  /** Without what the front end says of functions, the types of the module say it. */
  @Test
  void typesAreNamedAsInTheModule(@TempDir Path folder) throws Exception {
    String stripped = module(folder).replaceAll(" !intel_used_aspects !\\d+", "");

    String written = new String(propagated(stripped).module(), StandardCharsets.UTF_8);
    assertThat(Stream.of("special", "k2").map(f -> used(written, f)))
        .containsOnly("i32 " + Aspect.ONLINE_COMPILER.number());
  }
}
