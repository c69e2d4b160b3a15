package dev.sycamore.backend.worker.grid;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Writes negations of 16 bits in PTX with other instructions. ptxas, of CUDA 13 at least, extends
 * the sign of {@code neg.s16} before it negates, not after: the widened result for -32768 is 32768.
 * It takes additions for what they are.
 */
public final class NarrowNegations {
  private static final Pattern NEGATION = Pattern.compile("\\tneg\\.s16 \\t(%rs\\d+), (%rs\\d+);");

  /** The two's complement of the second register in the first. */
  private static final String NEGATED = "\tnot.b16 \t$1, $2;\n\tadd.s16 \t$1, $1, 1;";

  private NarrowNegations() {}

  /** The same code without them. */
  public static byte[] rewrite(byte[] ptx) {
    String text = new String(ptx, StandardCharsets.UTF_8);
    return text.contains("neg.s16")
        ? NEGATION.matcher(text).replaceAll(NEGATED).getBytes(StandardCharsets.UTF_8)
        : ptx;
  }
}
