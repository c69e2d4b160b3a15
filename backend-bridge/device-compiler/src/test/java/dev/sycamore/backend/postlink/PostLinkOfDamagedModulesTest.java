package dev.sycamore.backend.postlink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import dev.sycamore.binding.properties.Dialect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever comes in: images that LLVM finds well formed, or one line that says why not. */
@Tag("one-jdk")
@Tag("module")
class PostLinkOfDamagedModulesTest {

  private static final List<String> INPUTS =
      List.of(
          "kernels.ll",
          "constants.ll",
          "reach.ll",
          "checks/external.ll",
          "checks/fixed.ll",
          "checks/places.ll",
          "checks/off.ll");

  private static DeviceBuild build;

  @BeforeContainer
  static void open() {
    build =
        DeviceBuild.open(
            DeviceBuildOptions.fromSystemProperties().withJobTimeout(Duration.ofSeconds(60)));
  }

  @AfterContainer
  static void close() {
    build.close();
  }

  @Property(tries = 60)
  void anyBytes(@ForAll @Size(max = 200) byte[] bytes, @ForAll SpecializationMode mode) {
    check(bytes, mode);
  }

  @Property(tries = 150)
  void damagedText(
      @ForAll @IntRange(max = 6) int input, @ForAll long seed, @ForAll SpecializationMode mode) {
    check(damaged(text(input), new Random(seed)), mode);
  }

  @Property(tries = 150)
  void damagedBitcode(
      @ForAll @IntRange(max = 6) int input, @ForAll long seed, @ForAll SpecializationMode mode) {
    PostLinkInput.Outcome whole =
        PostLinkInput.run(
            build,
            text(input),
            PostLinkInput.options(Dialect.DPCPP).withSplit(SplitMode.NONE).withText(false));
    check(damaged(whole.images().get(0).code(), new Random(seed)), mode);
  }

  private static byte[] text(int input) {
    return PostLinkInput.text(INPUTS.get(input)).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] damaged(byte[] module, Random random) {
    byte[] bytes = module.clone();
    for (int i = random.nextInt(4); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextInt(4) > 0 ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private static void check(byte[] module, SpecializationMode mode) {
    PostLinkInput.Outcome outcome =
        PostLinkInput.run(
            build, module, PostLinkInput.options(Dialect.DESIGN).withSpecialization(mode));
    if (outcome.result() instanceof JobResult.Failed<SplitSummary> failed) {
      assertThat(failed.failure().line())
          .startsWith("in.ll:")
          .contains("error: ")
          .doesNotContain("\n");
      assertThat(failed.failure().line()).doesNotContain("internal error");
    } else {
      for (int i = 0; i < outcome.images().size(); i++) {
        assertThat(outcome.symbols().get(i)).isNotEmpty();
        assertThat(outcome.code(i)).startsWith("; ModuleID");
        assertThat(outcome.properties(i)).startsWith("[SYCL/");
      }
    }
  }
}
