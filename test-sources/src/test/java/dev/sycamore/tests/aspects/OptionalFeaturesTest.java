package dev.sycamore.tests.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The table of optional features: what the compiler warns of, and what each device does. Real
 * devices decide: PoCL has no fp16, rusticl on llvmpipe neither fp64 nor 64-bit atomics.
 */
@Tag("one-jdk")
@Tag("full")
class OptionalFeaturesTest {

  @ParameterizedTest
  @EnumSource
  void warnings(TestedHostCompiler host, @TempDir Path folder) {
    List<Source> sources = FeatureTable.sources();
    Compiled compiled =
        TestCompiler.in(folder, host)
            .withClasses(otherJar(folder, host))
            .with("-Asycamore.deviceBuild=off")
            .compile(sources);

    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours().stream().map(f -> place(f, sources)))
        .containsExactlyInAnyOrderElementsOf(
            marked(sources, FeatureCase.WARNED, DiagnosticId.UNDECLARED_ASPECT));
    assertThat(compiled.ours())
        .allSatisfy(f -> assertThat(f.message()).contains("not listed in '@DeviceHas'"));
  }

  private static Path otherJar(Path folder, TestedHostCompiler host) {
    Compiled compiled =
        TestCompiler.in(folder.resolve("jar"), host).compile(FeatureTable.otherJar());
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours()).as(compiled.transcript()).isEmpty();
    return compiled.classes();
  }

  private static String place(HostDiagnostic finding, List<Source> sources) {
    String text =
        sources.stream().filter(s -> s.path().equals(finding.file())).findFirst().get().text();
    return finding.id().orElse("")
        + " "
        + finding.file()
        + ":"
        + text.substring(0, finding.offset()).lines().count();
  }

  private static List<String> marked(List<Source> sources, String mark, DiagnosticId id) {
    List<String> places = new ArrayList<>();
    for (Source source : sources) {
      List<String> lines = source.text().lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).endsWith(mark)) {
          places.add(id.code() + " " + source.path() + ":" + (i + 1));
        }
      }
    }
    return places;
  }

  @Test
  void launches(@TempDir Path folder) throws Exception {
    List<Source> sources = FeatureTable.sources();
    Path otherJar = otherJar(folder, TestedHostCompiler.JAVAC);
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .withClasses(otherJar)
            .with("-Asycamore.targets=x86_64")
            .compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    assertThat(compiled.ours().stream().map(f -> place(f, sources)))
        .filteredOn(place -> place.startsWith(DiagnosticId.EXTERNAL_FUNCTION_ASPECT.code()))
        .containsExactlyInAnyOrderElementsOf(
            marked(sources, FeatureCase.WARNED_WHEN_LINKED, DiagnosticId.EXTERNAL_FUNCTION_ASPECT));

    Map<String, Set<String>> devices = new LinkedHashMap<>();
    Map<String, String> results = new HashMap<>();
    for (String line :
        RusticlProcess.run(FeatureTable.MAIN, List.of(compiled.classes(), otherJar))) {
      String[] parts = line.split("\\|", 3);
      if (parts[1].isEmpty()) {
        devices.put(parts[0], Set.of(parts[2].replaceAll("[\\[\\]]", "").split(", ")));
      } else {
        results.put(parts[0] + " " + parts[1], parts[2]);
      }
    }

    for (Map.Entry<String, Set<String>> device : devices.entrySet()) {
      for (FeatureCase c : FeatureTable.cases()) {
        Optional<Aspect> lacking =
            new TreeSet<>(c.required())
                .stream().filter(a -> !device.getValue().contains(a.name())).findFirst();
        assertThat(results.get(device.getKey() + " " + c))
            .as(device.getKey() + " " + c)
            .startsWith(
                lacking
                    .map(
                        aspect ->
                            "Kernel uses optional feature corresponding to 'aspect::"
                                + aspect.syclName()
                                + "' but device does not support this aspect. (")
                    .orElse(FeatureTable.RAN));
      }
    }
    assertThat(devices).containsKeys("host", "native-cpu");
    if (Tool.OPENCL.isRequired()) {
      assertThat(devices.values()).anyMatch(has -> has.contains("FP64") && !has.contains("FP16"));
    }
    if (Tool.RUSTICL.isRequired()) {
      assertThat(devices.values()).anyMatch(has -> !has.contains("FP64"));
    }
  }
}
