package dev.sycamore.backend.worker.grid;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Writes choices of 0.0 or -0.0 and 1.0 or -1.0 in PTX as choices of bits. Of those of floats
 * NVIDIA's optimiser makes an instruction that gives 1.0 or 0.0, and takes care of the sign of the
 * 1.0 alone: {@code c ? -0.0f : 1.0f} and {@code -(c ? 0.0f : 1.0f)} are 0.0 where they should be
 * -0.0.
 */
public final class ChosenConstants {
  private static final String CONSTANT = "0f((?:00000000|80000000|3F800000|BF800000))";
  private static final Pattern CHOICE =
      Pattern.compile("\\tselp\\.f32 \\t(%f\\d+), " + CONSTANT + ", " + CONSTANT + ", (%p\\d+);");

  private static final String CHOICE_OF_BITS = "\tselp.b32 \t$1, 0x$2, 0x$3, $4;";

  private ChosenConstants() {}

  /** The same code without them. */
  public static byte[] rewrite(byte[] ptx) {
    String text = new String(ptx, StandardCharsets.UTF_8);
    return text.contains("selp.f32")
        ? CHOICE.matcher(text).replaceAll(CHOICE_OF_BITS).getBytes(StandardCharsets.UTF_8)
        : ptx;
  }
}
