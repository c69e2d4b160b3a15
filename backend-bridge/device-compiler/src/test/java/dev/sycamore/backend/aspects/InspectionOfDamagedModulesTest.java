package dev.sycamore.backend.aspects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever comes in: a module, or one line that says why not. */
@Tag("one-jdk")
@Tag("module")
class InspectionOfDamagedModulesTest {

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

  @Property(tries = 150)
  void anyBytes(@ForAll @Size(max = 200) byte[] bytes) {
    check(bytes);
  }

  @Property(tries = 150)
  void damagedText(@ForAll @IntRange(max = 21) int input, @ForAll long seed) {
    byte[] text = AspectInput.text(AspectInput.ALL.get(input)).getBytes(StandardCharsets.UTF_8);
    check(damaged(text, new Random(seed)));
  }

  @Property(tries = 150)
  void damagedBitcode(@ForAll @IntRange(max = 21) int input, @ForAll long seed) {
    byte[] text = AspectInput.text(AspectInput.ALL.get(input)).getBytes(StandardCharsets.UTF_8);
    JobResult<PropagatedModule> whole = propagate(text);
    check(damaged(((JobResult.Done<PropagatedModule>) whole).value().module(), new Random(seed)));
  }

  private static byte[] damaged(byte[] module, Random random) {
    byte[] bytes = module.clone();
    for (int i = random.nextInt(4); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextBoolean() ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private static void check(byte[] module) {
    JobResult<PropagatedModule> result = propagate(module);
    if (result instanceof JobResult.Failed<PropagatedModule> failed) {
      assertThat(failed.failure().line())
          .startsWith("in.ll:")
          .contains("error: ")
          .doesNotContain("\n");
      assertThat(failed.failure().line()).doesNotContain("internal error");
    } else {
      assertThat(((JobResult.Done<PropagatedModule>) result).value().module()).startsWith('B', 'C');
    }
  }

  private static JobResult<PropagatedModule> propagate(byte[] module) {
    return build.propagateAspects(
        new PropagationJob(AspectInput.NAME, module, AspectInput.standardOptions(), false));
  }
}
