package dev.sycamore.backend.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.DeviceBuild;
import dev.sycamore.backend.TestModules;
import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.job.JobResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever is linked: a module, or one line that says why not. */
@Tag("module")
class DamagedInputsTest {

  private static final LinkInput WHOLE =
      new LinkInput("whole.ll", TestModules.text("scalars").getBytes(StandardCharsets.UTF_8));

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

  @Property(tries = 100)
  void anyBytes(@ForAll @Size(max = 200) byte[] bytes) {
    check(bytes);
  }

  @Property(tries = 150)
  void damagedText(@ForAll long seed) {
    check(damaged(WHOLE.module(), new Random(seed)));
  }

  @Property(tries = 150)
  void damagedBitcode(@ForAll long seed) {
    JobResult<LinkedCode> whole = build.link(new LinkJob("in", List.of(WHOLE), false));
    check(damaged(((JobResult.Done<LinkedCode>) whole).value().module(), new Random(seed)));
  }

  private static byte[] damaged(byte[] module, Random random) {
    byte[] bytes = module.clone();
    for (int i = random.nextInt(4); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextBoolean() ? bytes : Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private static void check(byte[] module) {
    JobResult<LinkedCode> result =
        build.link(new LinkJob("job", List.of(WHOLE, new LinkInput("in.ll", module)), false));
    if (result instanceof JobResult.Failed<LinkedCode> failed) {
      assertThat(failed.failure().line()).contains("error: ").doesNotContain("\n");
      assertThat(failed.failure().line()).doesNotContain("internal error");
    } else {
      assertThat(((JobResult.Done<LinkedCode>) result).value().module()).startsWith('B', 'C');
    }
  }
}
