package dev.sycamore.tests.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sycamore.fuzz.run.SpirVValidator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Other people's tools that judge images; a machine without one of them skips its judgement. */
public final class ImageValidators {

  private ImageValidators() {}

  /** {@code spirv-val}, as {@link SpirVValidator} runs it. */
  public static void checkSpirV(Path module) {
    if (SpirVValidator.isInstalled()) {
      assertThat(SpirVValidator.fault(module)).isEmpty();
    }
  }

  /**
   * {@code ptxas}, for the oldest GPU that its newest releases still take. Where there is none the
   * test is aborted, or fails if {@code SYCAMORE_REQUIRE_PTXAS} is set.
   */
  public static void checkPtx(Path module) {
    boolean ran = check(List.of("ptxas", "-arch=sm_75", "-o", "/dev/null", module.toString()));
    if (!ran && System.getenv("SYCAMORE_REQUIRE_PTXAS") != null) {
      throw new AssertionError("SYCAMORE_REQUIRE_PTXAS is set, and there is no ptxas");
    }
    assumeTrue(ran, "no ptxas: the PTX is not judged");
  }

  /** Whether the tool is there; its complaint fails the test. */
  private static boolean check(List<String> command) {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      return false;
    }
    try {
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as("%s%n%s", command, said).isZero();
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
