package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.binding.text.TextFileException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules that say in their comments which images they become, and what is warned about. */
@Tag("module")
class RequirementsTest {

  private static DeviceBuild build;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"external", "fixed", "places", "names", "declared", "off", "dpcpp"})
  void demandsAndWarnsAsItsCommentsSay(String name) throws TextFileException {
    String text = PostLinkInput.text("checks/" + name + ".ll");
    PostLinkInput.Outcome outcome = PostLinkInput.run(build, text, options(text));
    List<String> images = new ArrayList<>();
    for (PostLinkImage image : outcome.images()) {
      images.add(String.join(" ", image.symbols()) + " |" + demands(image));
    }
    assertThat(images).containsExactlyElementsOf(comments(text, "IMAGE"));
    assertThat(outcome.warnings().stream().flatMap(String::lines))
        .containsExactlyElementsOf(comments(text, "WARN"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "!intel_fixed_targets !{!\"spir46\"} | function 'k': !intel_fixed_targets: unknown target 'spir46'; did you mean 'spir64'?",
        "!sycl_fixed_targets !{!\"q\"} | function 'k': !sycl_fixed_targets: unknown target 'q'; the targets are spir64, x86_64, amd64, ptx64",
        "!intel_fixed_targets !{i32 -1} | function 'k': !intel_fixed_targets: a target has a number below 0",
        "!intel_fixed_targets !{null, null} | function 'k': !intel_fixed_targets: an operand is not an integer",
        "!intel_reqd_sub_group_size !{i32 0} | function 'k': !intel_reqd_sub_group_size: the size is not above 0",
        "!intel_reqd_sub_group_size !{} | function 'k': !intel_reqd_sub_group_size: there is not one operand",
        "!reqd_work_group_size !{i32 1, i32 0} | function 'k': !reqd_work_group_size: there are not one to three sizes above 0",
        "!reqd_work_group_size !{i32 1, i32 1, i32 1, i32 1} | function 'k': !reqd_work_group_size: there are not one to three sizes above 0",
        "!reqd_work_group_size !{!\"x\"} | function 'k': !reqd_work_group_size: an operand is not an integer",
        "!sycl_kernel_omit_args !{!\"x\"} | function 'k': !sycl_kernel_omit_args: an operand is not an integer",
      })
  void metadataOfAnotherShapeIsRefused(String metadata, String message) {
    int space = metadata.indexOf(' ');
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build,
            "define spir_kernel void @k() "
                + metadata.substring(0, space)
                + " !0 {\n  ret void\n}\n!0 = "
                + metadata.substring(space + 1),
            PostLinkInput.options(Dialect.DESIGN));
    assertThat(outcome.images()).isEmpty();
    assertThat(outcome.error()).isEqualTo("in.ll: error: cannot split the module: " + message);
  }

  private static PostLinkOptions options(String text) {
    PostLinkOptions options = PostLinkInput.options(Dialect.DESIGN);
    for (String option : String.join(" ", comments(text, "OPTIONS")).split(" ", -1)) {
      String value = option.substring(option.indexOf('=') + 1);
      options =
          switch (option.replaceAll("=.*", "")) {
            case "only-kernels" -> options.withSwitches(Set.of(PostLinkSwitch.ONLY_KERNELS));
            case "split" -> options.withSplit(SplitMode.parse(value));
            case "dialect" -> PostLinkInput.options(Dialect.DPCPP);
            case "" -> options;
            default -> throw new IllegalArgumentException(option);
          };
    }
    return options;
  }

  private static List<String> comments(String text, String word) {
    return text.lines()
        .filter(line -> line.startsWith("; " + word))
        .map(line -> line.substring(2 + word.length()).strip())
        .toList();
  }

  private static String demands(PostLinkImage image) throws TextFileException {
    DeviceRequirements demands =
        PropertyFile.parse("in.prop", image.properties())
            .requirements()
            .orElse(DeviceRequirements.none());
    return list("aspects", demands.aspects())
        + list("sub-groups", demands.subGroupSizes())
        + list(
            "work-groups", demands.workGroupSizes().stream().map(RequirementsTest::shown).toList())
        + demands
            .fixedTargets()
            .map(targets -> (" fixed" + list("", targets)).replace("  ", " "))
            .orElse("");
  }

  private static String shown(WorkGroupSize size) {
    String all = size.sizes().stream().map(String::valueOf).collect(Collectors.joining("x"));
    return size.dimensions() == size.sizes().size() ? all : all + "/" + size.dimensions();
  }

  private static String list(String name, Collection<?> values) {
    return values.isEmpty()
        ? ""
        : " " + name + values.stream().map(value -> " " + value).collect(Collectors.joining());
  }
}
