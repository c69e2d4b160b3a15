package dev.sycamore.backend.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.Failure;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The pass over hand-written modules; each says in its comments what is expected. */
@Tag("one-jdk")
@Tag("module")
class AspectPropagationTest {

  private static DeviceBuild build;

  @BeforeAll
  static void open() {
    build = DeviceBuild.open(DeviceBuildOptions.fromSystemProperties());
  }

  @AfterAll
  static void close() {
    build.close();
  }

  static List<String> inputs() {
    return AspectInput.ALL;
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void writesAndWarnsAsItsCommentsSay(String name) {
    AspectInput input = AspectInput.read(name);
    PropagatedModule result = propagate(input.text(), input.options());
    assertThat(result.warnings().stream().flatMap(String::lines))
        .containsExactlyElementsOf(input.warnings());
    String text = text(result);
    assertThat(AspectOutput.metadata(text, "used_aspects")).isEqualTo(input.used());
    if (!input.fixed().isEmpty()) {
      assertThat(AspectOutput.metadata(text, "fixed_targets")).containsAllEntriesOf(input.fixed());
    }
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void aSecondRunChangesNothing(String name) {
    AspectInput input = AspectInput.read(name);
    String once = text(propagate(input.text(), input.options()));
    String twice = text(propagate(once, input.options()));
    String withoutTargets = text(propagate(once, input.options().withFixedTargets(List.of())));
    if (input.options().dialect() == Dialect.DPCPP) {
      // There the order of attachments in the text is the one in which LLVM met their names.
      assertThat(List.of(twice, withoutTargets))
          .allSatisfy(text -> assertThat(allMetadata(text)).isEqualTo(allMetadata(once)));
    } else {
      assertThat(twice).isEqualTo(once);
      assertThat(withoutTargets)
          .as("without the fixed targets, whose metadata is kept")
          .isEqualTo(once);
    }
  }

  private static List<Map<String, String>> allMetadata(String text) {
    return Stream.of("used_aspects", "declared_aspects", "fixed_targets")
        .map(kind -> AspectOutput.metadata(text, kind))
        .toList();
  }

  @Test
  void inTheDialectOfDpcppDeclarationsUseWhatTheyDeclare() {
    String text =
        """
        define spir_kernel void @k() {
          call void @f()
          call void @g()
          ret void
        }
        declare !sycl_declared_aspects !0 void @f()
        declare void @g()
        !0 = !{i32 7}
        """;
    PropagationOptions design = AspectInput.standardOptions();
    PropagationOptions dpcpp = PropagationOptions.of(Dialect.DPCPP, design.aspectNames());
    assertThat(text(propagate(text, dpcpp)))
        .contains("declare !sycl_declared_aspects !0 !sycl_used_aspects !0 void @f()\n")
        .contains("declare void @g()\n");
    assertThat(text(propagate(text, design)))
        .contains("declare !sycl_declared_aspects !0 void @f()\n");
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void bitcodeIsTheSameAsText(String name) {
    AspectInput input = AspectInput.read(name);
    byte[] text = input.text().getBytes(StandardCharsets.UTF_8);
    PropagatedModule bitcode = run(text, input.options(), false);
    assertThat(bitcode.module()).startsWith('B', 'C');
    assertThat(text(run(bitcode.module(), input.options(), true)))
        .isEqualTo(text(run(text, input.options(), true)));
  }

  @Test
  void everyKernelAndExportedFunctionGetsFixedTargets() {
    AspectInput input = AspectInput.read("entry-points");
    String text = text(propagate(input.text(), input.options()));
    assertThat(AspectOutput.metadata(text, "fixed_targets")).isEqualTo(input.fixed());
  }

  @Test
  void withoutTheCheckNothingIsSaidAndAllIsWritten() {
    AspectInput input = AspectInput.read("chain");
    PropagatedModule result = propagate(input.text(), input.options().withoutCheck());
    assertThat(result.warnings()).isEmpty();
    assertThat(AspectOutput.metadata(text(result), "used_aspects")).isEqualTo(input.used());
  }

  @Test
  void aWorkGroupSizeThatOverflowsIsTooLarge() {
    FixedModuleTarget target = AspectInput.read("fixed-targets").options().fixedTargets().get(0);
    assertThat(target.mayRunWorkGroups(List.of(16, 4, 4))).isTrue();
    assertThat(target.mayRunWorkGroups(List.of(16, 4, 5))).isFalse();
    assertThat(target.mayRunWorkGroups(List.of(1 << 16, 1 << 16, 1))).isFalse();
    assertThat(target.mayRunWorkGroups(List.of(-1, -1, -1))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "!intel_used_aspects !{!\"fp64\"} | function 'k': !intel_used_aspects: an operand is not an integer",
        "!intel_declared_aspects !{null, i32 5} | function 'k': !intel_declared_aspects: an operand is not an integer",
        "!sycl_used_aspects !{i64 4294967296} | function 'k': !sycl_used_aspects: an operand has more than 32 bits",
        "!sycl_used_aspects !{!{i32 5}} | function 'k': !sycl_used_aspects: an operand is not an integer",
      })
  void metadataOfAnotherShapeIsRefused(String metadata, String message) {
    int space = metadata.indexOf(' ');
    JobResult<PropagatedModule> result =
        build.propagateAspects(
            new PropagationJob(
                AspectInput.NAME,
                ("define spir_kernel void @k() "
                        + metadata.substring(0, space)
                        + " !0 {\n  ret void\n}\n!0 = "
                        + metadata.substring(space + 1))
                    .getBytes(StandardCharsets.UTF_8),
                AspectInput.standardOptions(),
                true));
    assertThat(result)
        .isEqualTo(
            new JobResult.Failed<>(
                new Failure(
                    BuildStage.ASPECTS, "in.ll: error: cannot propagate aspects: " + message, "")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "!intel_types_that_use_aspects | an entry does not begin with the name of a type",
        "!sycl_aspects | an entry is not a name and a number",
      })
  void listsOfAnotherShapeAreRefused(String list, String message) {
    JobResult<PropagatedModule> result =
        build.propagateAspects(
            new PropagationJob(
                AspectInput.NAME,
                (list + " = !{!0}\n!0 = !{i32 5}\n").getBytes(StandardCharsets.UTF_8),
                AspectInput.standardOptions(),
                true));
    assertThat(((JobResult.Failed<PropagatedModule>) result).failure().line())
        .isEqualTo("in.ll: error: cannot propagate aspects: " + list + ": " + message);
  }

  @Test
  void namesWithLineEndsStayOnTheirLine() {
    String text =
        """
        define spir_kernel void @"a\\0Ab"() !intel_declared_aspects !0 {
          %x = alloca double
          ret void
        }
        !0 = !{}
        """;
    assertThat(propagate(text, AspectInput.standardOptions()).warnings().get(0).lines())
        .hasSize(4)
        .contains("  a?b()");
    JobResult<PropagatedModule> result =
        build.propagateAspects(
            new PropagationJob(
                AspectInput.NAME,
                text.replace("!{}", "!{!\"x\"}").getBytes(StandardCharsets.UTF_8),
                AspectInput.standardOptions(),
                true));
    assertThat(((JobResult.Failed<PropagatedModule>) result).failure().line())
        .contains("'a\\u000ab'")
        .doesNotContain("\n");
  }

  @Test
  void anUnknownExcludedAspectIsRefused() {
    AspectInput input = AspectInput.read("chain");
    JobResult<PropagatedModule> result =
        build.propagateAspects(
            new PropagationJob(
                AspectInput.NAME,
                input.text().getBytes(StandardCharsets.UTF_8),
                input.options().withExcludedAspects(List.of("fp46")),
                true));
    assertThat(((JobResult.Failed<PropagatedModule>) result).failure().line())
        .startsWith("in.ll: error: cannot propagate aspects: unknown aspect 'fp46'; the aspects")
        .contains("fp64");
  }

  @Test
  void aLongChainOfCallsIsNoProblem() {
    int length = 20_000;
    PropagatedModule result = propagate(chain(length), AspectInput.standardOptions());
    Map<String, String> used = AspectOutput.metadata(text(result), "used_aspects");
    assertThat(used).hasSize(length).containsEntry("@f0 !intel_used_aspects", "!{i32 6}");
  }

  @Test
  void ofALongChainTheFirstAndTheLastCallsAreShown() {
    int length = 1000;
    FixedModuleTarget target = AspectInput.read("fixed-targets").options().fixedTargets().get(0);
    PropagatedModule result =
        propagate(chain(length), AspectInput.standardOptions().withFixedTargets(List.of(target)));
    assertThat(result.warnings()).hasSize(length);
    assertThat(result.warnings().get(0).lines())
        .hasSize(69)
        .contains("  f32()", "  ... 935 more calls ...", "  f968()", "  f999()")
        .doesNotContain("  f33()", "  f967()");
    assertThat(result.warnings().get(length - 65).lines()).hasSize(68).contains("  f967()");
  }

  private static String chain(int length) {
    StringBuilder text = new StringBuilder("define spir_kernel void @f0() {\n");
    for (int i = 1; i < length; i++) {
      text.append("  call void @f").append(i).append("()\n  ret void\n}\ndefine void @f");
      text.append(i).append("() {\n");
    }
    return text.append("  %x = alloca double\n  ret void\n}\n").toString();
  }

  private static PropagatedModule propagate(String text, PropagationOptions options) {
    return run(text.getBytes(StandardCharsets.UTF_8), options, true);
  }

  private static PropagatedModule run(byte[] module, PropagationOptions options, boolean text) {
    JobResult<PropagatedModule> result =
        build.propagateAspects(new PropagationJob(AspectInput.NAME, module, options, text));
    assertThat(result).isInstanceOf(JobResult.Done.class);
    return ((JobResult.Done<PropagatedModule>) result).value();
  }

  private static String text(PropagatedModule result) {
    return new String(result.module(), StandardCharsets.UTF_8);
  }
}
