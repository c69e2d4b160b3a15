package dev.sycamore.tests.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.run.SpirVValidator;
import dev.sycamore.testsupport.tools.Tool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Other people's tools that judge images; a machine without one of them skips its judgement. */
public final class ImageValidators {

  private ImageValidators() {}

  /**
   * {@code spirv-val}, as {@link SpirVValidator} runs it. Where there is none the test is aborted,
   * or fails if {@code SYCAMORE_REQUIRE_SPIRV_VAL} is set: the last thing that a test does.
   */
  public static void checkSpirV(Path module) {
    Tool.SPIRV_VAL.assumePresent();
    assertThat(SpirVValidator.fault(module)).isEmpty();
  }

  /**
   * {@code ptxas}, for the oldest GPU that its newest releases still take. Where there is none the
   * test is aborted, or fails if {@code SYCAMORE_REQUIRE_PTXAS} is set.
   */
  public static void checkPtx(Path module) {
    checkPtx(module, "sm_75");
  }

  /** {@code ptxas} for one GPU. */
  public static void checkPtx(Path module, String processor) {
    Tool.PTXAS.assumePresent();
    check(List.of("ptxas", "-arch=" + processor, "-o", "/dev/null", module.toString()));
  }

  private static void check(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as("%s%n%s", command, said).isZero();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
