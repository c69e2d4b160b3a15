package dev.sycamore.processor.options;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.FixedTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code fixedTargets} and {@code deviceConfigFile}. */
class FixedTargetsTest {

  private static final String NAMES = "sycamore.fixedTargets";
  private static final String FILE = "sycamore.deviceConfigFile";

  @TempDir Path folder;

  @Test
  void namesBecomeTargetsWithWhatTheConfigurationSaysOfThem() {
    List<FixedTarget> targets = read(Map.of(NAMES, "intel_gpu_12_0, nvidia_gpu_sm_50,spir64"));

    assertThat(targets)
        .extracting(FixedTarget::name)
        .containsExactly("intel_gpu_12_0", "nvidia_gpu_sm_50", "spir64");
    FixedTarget tigerLake = targets.get(0);
    assertThat(tigerLake.architecture()).isEqualTo("intel_gpu_tgl");
    assertThat(tigerLake.number()).isEqualTo(1111);
    assertThat(tigerLake.aspects())
        .containsExactlyInAnyOrder(Aspect.GPU, Aspect.FP16, Aspect.ATOMIC64);
    assertThat(tigerLake.subGroupSizes()).containsExactly(8, 16, 32);
    assertThat(tigerLake.maxWorkGroupSize()).isEmpty();
    assertThat(tigerLake.mayHave(Aspect.FP64)).isFalse();
    assertThat(targets.get(1).maxWorkGroupSize()).hasValue(1024);
    assertThat(targets.get(2).mayHave(Aspect.FP64)).isTrue();
  }

  @Test
  void nothingIsAssertedByDefault() {
    assertThat(read(Map.of())).isEmpty();
  }

  @Test
  void aTargetCountsOnceByTheFirstOfItsNames() {
    assertThat(read(Map.of(NAMES, "x86_64,intel_gpu_tgllp,x86_64,intel_gpu_tgl,intel_gpu_12_0")))
        .extracting(FixedTarget::name)
        .containsExactly("x86_64", "intel_gpu_tgllp");
  }

  @Test
  void anUnknownNameIsAnErrorWithTheNearest() {
    Diagnostic diagnostic = only(Map.of(NAMES, "x86_64,intel_gpu_tlg"));

    assertThat(diagnostic.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(diagnostic.message())
        .isEqualTo("option `-Asycamore.fixedTargets` does not take `intel_gpu_tlg`");
    assertThat(diagnostic.help()).isEqualTo("did you mean `intel_gpu_tgl`?");
    assertThat(only(Map.of(NAMES, "commodore_64")).help())
        .startsWith("one of: spir64, x86_64, ptx64, intel_gpu, ")
        .endsWith(" more in the device configuration")
        .hasSizeLessThan(200);
    assertThat(OptionReader.read(Map.of(NAMES, "a-b-c-d,e-f-g-h")).diagnostics()).hasSize(2);
  }

  @Test
  void anEmptyListIsAnError() {
    Map<String, String> withoutValue = new HashMap<>();
    withoutValue.put(NAMES, null);
    for (Map<String, String> empty :
        List.of(Map.of(NAMES, ""), Map.of(NAMES, "x86_64,"), withoutValue)) {
      assertThat(only(empty).message()).endsWith("does not take ``");
    }
  }

  @Test
  void aFileReplacesTheConfiguration() throws IOException {
    String file = write("my_gpu: {aspects: [gpu, 77], sub-group-sizes: [64], aliases: [mine]}");

    List<FixedTarget> targets = read(Map.of(NAMES, "mine", FILE, file));
    assertThat(targets).hasSize(1);
    assertThat(targets.get(0).aspects()).containsExactly(Aspect.GPU);
    assertThat(targets.get(0).subGroupSizes()).containsExactly(64);
    Diagnostic unknown = only(Map.of(NAMES, "x86_64", FILE, file));
    assertThat(unknown.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(unknown.help()).isEqualTo("one of: my_gpu");
  }

  @Test
  void aBadFileIsOneErrorWithItsPlace() throws IOException {
    String file = write("my_gpu:\n  aspects: [gpu, fp65]\n");

    for (Map<String, String> options :
        List.of(Map.of(FILE, file), Map.of(FILE, file, NAMES, "no_such_target"))) {
      Diagnostic diagnostic = only(options);
      assertThat(diagnostic.id()).isEqualTo(DiagnosticId.BAD_DEVICE_CONFIGURATION);
      assertThat(diagnostic.message())
          .isEqualTo(file + ":2:18: there is no aspect `fp65`; did you mean `fp64`?");
      assertThat(diagnostic.help()).contains("docs/DEVICE-CONFIGURATION.md");
    }
    assertThat(only(Map.of(FILE, folder.toString())).message())
        .isEqualTo(folder + ": this is a folder, not a device configuration file");
    assertThat(only(Map.of(FILE, folder + "/none")).message()).endsWith("/none: no such file");
  }

  @Test
  void aFileHasToBeNamed() {
    assertThat(only(Map.of(FILE, "")).id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(only(Map.of(FILE, " ")).help()).isEqualTo("name a file");
    assertThat(only(Map.of(FILE, "a\0b")).help()).startsWith("name a file: ");
  }

  @Test
  void theExamplesOfThePageAreTrue() throws IOException {
    String page = Files.readString(Path.of("../docs/diagnostics/SYC4004.md"));
    List<String> examples =
        Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL)
            .matcher(page)
            .results()
            .map((MatchResult result) -> result.group(1))
            .toList();

    assertThat(examples).hasSize(2);
    String problem = examples.get(0).lines().toList().get(1).replaceFirst(".*# ", "");
    String bad = write(examples.get(0));
    assertThat(only(Map.of(FILE, bad)).message()).isEqualTo(bad + ":" + problem);
    assertThat(read(Map.of(FILE, write(examples.get(1)), NAMES, "my_gpu"))).hasSize(1);
  }

  private String write(String text) throws IOException {
    return Files.writeString(folder.resolve("devices.yaml"), text).toString();
  }

  private static List<FixedTarget> read(Map<String, String> options) {
    OptionReader.Result result = OptionReader.read(options);
    assertThat(result.diagnostics()).isEmpty();
    return result.options().fixedTargets();
  }

  private static Diagnostic only(Map<String, String> options) {
    List<Diagnostic> diagnostics = OptionReader.read(options).diagnostics();
    assertThat(diagnostics).hasSize(1);
    return diagnostics.get(0);
  }
}
