package dev.sycamore.processor.options;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.option.CompilerOption;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Severity;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OptionReaderTest {

  @Test
  void defaultsNeedNoOption() {
    OptionReader.Result result = OptionReader.read(Map.of("mapstruct.verbose", "true"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.options().images().targets())
        .as("for any CPU, any OpenCL driver, and any NVIDIA GPU without OpenCL")
        .extracting(ImageTarget::name)
        .containsExactly("x86_64", "x86_64_v3", "spir64", "ptx64");
    assertThat(result.options().deviceBuild()).isEqualTo(DeviceBuildMode.ON);
    assertThat(result.options().integrationHeader()).isFalse();
    assertThat(result.options().verbose()).isFalse();
  }

  /** Whoever adds an option to the table and forgets to read it fails here. */
  @Test
  void everyOptionOfTheTableIsReadAndRefusesABadValue() {
    for (CompilerOption option : CompilerOption.values()) {
      if (option.isOfProcessor()) {
        Diagnostic diagnostic = only(Map.of(key(option), "no such value"));
        assertThat(diagnostic.at().file()).isEqualTo("-Asycamore." + option.word());
        if (option.processorForm().words().size() > 1) {
          assertThat(diagnostic.help())
              .isEqualTo("one of: " + String.join(", ", option.processorForm().words()));
        }
      }
    }
  }

  @Test
  void theDefaultsAreThoseOfTheTable() {
    ProcessorOptions unset = OptionReader.read(Map.of()).options();
    for (CompilerOption option : CompilerOption.values()) {
      if (option.isOfProcessor() && !option.standard().isEmpty()) {
        OptionReader.Result set = OptionReader.read(Map.of(key(option), option.standard()));
        assertThat(set.diagnostics()).as(option.word()).isEmpty();
        switch (option) {
          // What is named is not filtered as what is usual.
          case TARGETS ->
              assertThat(set.options().images().targets()).isEqualTo(unset.images().targets());
          // Without the option the steps of the device build are not reused.
          case INCREMENTAL -> assertThat(set.options().images().incremental()).contains(true);
          default -> assertThat(set.options()).as(option.word()).isEqualTo(unset);
        }
      }
    }
  }

  /** PTX is a target that all options can be about. */
  @Test
  void everyValueOfTheTableIsAccepted() {
    for (CompilerOption option : CompilerOption.values()) {
      List<String> words = option.processorForm().words();
      if (option.isOfProcessor() && words.size() > 1) {
        for (String word : words) {
          assertThat(
                  OptionReader.read(Map.of(key(option), word, "sycamore.targets", "ptx64"))
                      .diagnostics())
              .as(option.word() + "=" + word)
              .isEmpty();
        }
      }
    }
  }

  private static String key(CompilerOption option) {
    return "sycamore." + option.word();
  }

  @Test
  void readsEveryOption(@TempDir Path folder) {
    OptionReader.Result result =
        OptionReader.read(
            Map.of(
                "sycamore.targets", "ptx64, nvidia_gpu_sm_90,ptx64",
                "sycamore.sourcepath", folder.toString(),
                "sycamore.deviceBuild", "off",
                "sycamore.integrationHeader", "on",
                "sycamore.verbose", "true"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.options().images().targets())
        .extracting(ImageTarget::name)
        .containsExactly("ptx64", "nvidia_gpu_sm_90");
    assertThat(result.options().sourcePath()).containsExactly(folder);
    assertThat(result.options().deviceBuild()).isEqualTo(DeviceBuildMode.OFF);
    assertThat(result.options().integrationHeader()).isTrue();
    assertThat(result.options().verbose()).isTrue();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the names are those of Linux")
  void nativeIsALevelOfThisProcessor() {
    OptionReader.Result result = OptionReader.read(Map.of("sycamore.targets", "native,spir64"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.options().images().targets())
        .extracting(ImageTarget::name)
        .containsExactly(
            CpuLevels.ofThisMachine().get(CpuLevels.ofThisMachine().size() - 1), "spir64");
  }

  @Test
  void textsOfTheModelAreAList() {
    OptionReader.Result result = OptionReader.read(Map.of("sycamore.dump", "normal,model"));
    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.options().dumps()).containsExactlyInAnyOrder(ModelDump.values());

    Diagnostic bad = only(Map.of("sycamore.dump", "model,norml"));
    assertThat(bad.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(bad.help()).isEqualTo("did you mean `normal`?");
  }

  @Test
  void anOptionWithoutValueIsNoValue() {
    Map<String, String> options = new HashMap<>();
    options.put("sycamore.verbose", null);
    options.put("sycamore.targets", null);

    OptionReader.Result result = OptionReader.read(options);

    assertThat(result.options().verbose()).isTrue();
    assertThat(result.diagnostics())
        .extracting(Diagnostic::id)
        .containsExactly(DiagnosticId.BAD_OPTION_VALUE);
  }

  @Test
  void anUnknownOptionIsAnErrorWithTheNearestName() {
    Diagnostic diagnostic = only(Map.of("sycamore.target", "x86_64"));

    assertThat(diagnostic.id()).isEqualTo(DiagnosticId.UNKNOWN_OPTION);
    assertThat(diagnostic.message()).contains("-Asycamore.target`");
    assertThat(diagnostic.help()).isEqualTo("did you mean `targets`?");
  }

  @Test
  void aWordThatIsNearNothingGetsTheList() {
    assertThat(only(Map.of("sycamore.blah-blah-blah", "")).help()).contains("targets, sourcepath");
  }

  @Test
  void aBadValueIsAnErrorWithTheNearestOne() {
    Diagnostic target = only(Map.of("sycamore.targets", "x86_64,spir"));
    assertThat(target.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(target.message()).contains("targets").contains("`spir`");
    assertThat(target.help()).isEqualTo("did you mean `spir64`?");

    assertThat(only(Map.of("sycamore.deviceBuild", "offf")).help())
        .isEqualTo("did you mean `off`?");
    assertThat(only(Map.of("sycamore.verbose", "perhaps")).help()).isEqualTo("one of: true, false");
    assertThat(only(Map.of("sycamore.sourcepath", "/no/such/folder")).message())
        .contains("/no/such/folder");
  }

  /** Build tools start at a folder of their own. */
  @Test
  void aFolderThatIsMissingHasItsAbsolutePath() {
    Diagnostic found = only(Map.of("sycamore.sourcepath", "../no/such/folder"));

    assertThat(found.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(found.help())
        .isEqualTo(
            "there is no folder `"
                + Path.of("").toAbsolutePath().getParent().resolve("no/such/folder")
                + "`; in Maven, begin the path with `${project.basedir}/`");
  }

  @Test
  void severitiesAreChosenByIdWhereTheCatalogueLetsThem() {
    OptionReader.Result result =
        OptionReader.read(
            Map.of(
                "sycamore.severity.SYC4003", "error",
                "sycamore.severity.SYC1103", "off",
                "sycamore.severity.SYC1004", "error"));

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.options().severities().chosen())
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                DiagnosticId.SUPPRESSION_WITHOUT_EFFECT, Optional.of(Severity.ERROR),
                DiagnosticId.UNUSED_CAPTURE, Optional.empty(),
                DiagnosticId.VIRTUAL_CALL, Optional.of(Severity.ERROR)));
  }

  @Test
  void badSeveritiesAreErrorsWithTheNearestSpelling() {
    Diagnostic unknown = only(Map.of("sycamore.severity.syc1004", "error"));
    assertThat(unknown.id()).isEqualTo(DiagnosticId.UNKNOWN_OPTION);
    assertThat(unknown.message()).contains("`-Asycamore.severity.syc1004`");
    assertThat(unknown.help()).isEqualTo("did you mean `severity.SYC1004`?");
    assertThat(only(Map.of("sycamore.severity.all", "error")).help())
        .isEqualTo("did you mean `severity.SYCnnnn`?");

    Diagnostic misspelt = only(Map.of("sycamore.severity.SYC4003", "warn"));
    assertThat(misspelt.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
    assertThat(misspelt.help()).isEqualTo("one of: error, warning, off");
    assertThat(only(Map.of("sycamore.severity.SYC4003", "Warning")).help())
        .isEqualTo("did you mean `warning`?");

    for (String lower : List.of("warning", "off")) {
      Diagnostic lowered = only(Map.of("sycamore.severity.SYC1004", lower));
      assertThat(lowered.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
      assertThat(lowered.message()).contains("does not take `" + lower + "`");
      assertThat(lowered.help()).contains("no right meaning");
    }
  }

  @Test
  void javacIsToldEveryOption() {
    assertThat(OptionReader.supported())
        .contains(
            "sycamore.targets",
            "sycamore.severity.SYC1002",
            "sycamore.fixedTargets",
            "sycamore.deviceConfigFile");
  }

  private static Diagnostic only(Map<String, String> options) {
    List<Diagnostic> diagnostics = OptionReader.read(options).diagnostics();
    assertThat(diagnostics).hasSize(1);
    return diagnostics.get(0);
  }

  @Test
  void embeddedIrNeedsATargetThatItComesWith() {
    Map<String, String> neither =
        Map.of("sycamore.embedIr", "on", "sycamore.targets", "x86_64,spir64");
    assertThat(OptionReader.read(neither).diagnostics())
        .singleElement()
        .satisfies(
            diagnostic -> {
              assertThat(diagnostic.id()).isEqualTo(DiagnosticId.BAD_OPTION_VALUE);
              assertThat(diagnostic.message()).contains("embedIr");
              assertThat(diagnostic.help()).contains("NVIDIA and AMD GPUs");
            });
    assertThat(OptionReader.read(Map.of("sycamore.embedIr", "off")).diagnostics()).isEmpty();
    assertThat(OptionReader.read(Map.of("sycamore.embedIr", "on")).diagnostics()).isEmpty();
    Map<String, String> amd =
        Map.of("sycamore.embedIr", "on", "sycamore.targets", "amd_gpu_gfx942");
    assertThat(OptionReader.read(amd).diagnostics()).isEmpty();
    Map<String, String> ptx = Map.of("sycamore.embedIr", "on", "sycamore.targets", "x86_64,ptx64");
    assertThat(OptionReader.read(ptx).diagnostics()).isEmpty();
  }
}
