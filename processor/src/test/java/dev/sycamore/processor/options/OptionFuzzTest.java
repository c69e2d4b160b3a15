package dev.sycamore.processor.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Whatever the options are, they are read or each is a diagnostic. */
@Tag("module")
class OptionFuzzTest {

  private static final List<String> NAMES =
      List.of(
          "targets",
          "sourcepath",
          "deviceBuild",
          "split",
          "rdc",
          "embedIr",
          "incremental",
          "checks",
          "debugInfo",
          "integrationHeader",
          "severity",
          "fixedTargets",
          "deviceConfigFile",
          "dump",
          "aspects",
          "x",
          "");

  private static final List<String> VALUES =
      List.of(
          "x86_64",
          "spir64",
          "nvidia_gpu_sm_90",
          "amd_gpu_gfx90a",
          "on",
          "off",
          "auto",
          "kernel",
          "model",
          "normal",
          ",",
          "=",
          ":",
          "SYC2001=error",
          "SYC9999",
          "error",
          "none",
          " ",
          "é",
          "\\",
          "/",
          "\u0000",
          "-1",
          "99999999999999999999",
          "\n");

  @Provide
  Arbitrary<Map<String, String>> options() {
    Arbitrary<String> values =
        Arbitraries.of(VALUES).list().ofMaxSize(6).map(list -> String.join("", list));
    return Arbitraries.maps(Arbitraries.of(NAMES).map(name -> "sycamore." + name), values)
        .ofMaxSize(6);
  }

  @Property
  void optionsAreReadOrDiagnosed(@ForAll("options") Map<String, String> options) {
    OptionReader.Result read = OptionReader.read(new HashMap<>(options));
    assertThat(read.options()).isNotNull();
    read.diagnostics().forEach(diagnostic -> assertThat(diagnostic.message()).isNotBlank());
  }
}
