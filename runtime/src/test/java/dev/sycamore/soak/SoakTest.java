package dev.sycamore.soak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.sample.CommitSample;
import dev.sycamore.testsupport.tools.Tool;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The short form of {@link Soak}; the system property {@code sycamore.test.soak} has its seconds.
 */
@Tag("one-jdk")
@Tag("full")
class SoakTest {
  @Test
  void nothingIsWrongAndNothingIsLeft() throws InterruptedException {
    Tool.CC.assumePresent();
    long seconds = Long.getLong("sycamore.test.soak", CommitSample.isEverything() ? 600 : 10);
    Soak.Result result =
        Soak.run(Duration.ofSeconds(seconds), Duration.ofSeconds(5), System.nanoTime());
    System.out.println(result.text());
    assertThat(result.wrong()).isEmpty();
    assertThat(result.hangs()).as("hangs").isFalse();
    assertThat(result.leaks()).as("leaks").isEmpty();
  }
}
