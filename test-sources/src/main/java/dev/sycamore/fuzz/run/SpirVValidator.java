package dev.sycamore.fuzz.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** {@code spirv-val}, where {@code Tool.SPIRV_VAL} is present. */
public final class SpirVValidator {
  private SpirVValidator() {}

  /**
   * What it finds fault with, in an image of SPIR-V 1.2. By the rules of the version alone:
   * OpenCL's core profile does not have the extensions for half and 64-bit atomics.
   */
  public static Optional<String> fault(Path image) {
    try {
      Process process =
          new ProcessBuilder("spirv-val", "--target-env", "spv1.2", image.toString())
              .redirectErrorStream(true)
              .start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 ? Optional.empty() : Optional.of(image + ": " + said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
