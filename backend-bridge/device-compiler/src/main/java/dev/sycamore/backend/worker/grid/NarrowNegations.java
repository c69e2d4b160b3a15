package dev.sycamore.backend.worker.grid;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Writes negations and absolute values of 16 bits in PTX with other instructions. ptxas, of CUDA 13
 * at least, extends the sign of {@code neg.s16} and {@code abs.s16} before it negates, not after:
 * the widened result for -32768 is 32768. It takes additions, and the larger of two numbers, for
 * what they are.
 */
public final class NarrowNegations {
  private static final Pattern NEGATION = Pattern.compile("\\tneg\\.s16 \\t(%rs\\d+), (%rs\\d+);");
  private static final Pattern ABSOLUTE = Pattern.compile("\\tabs\\.s16 \\t(%rs\\d+), (%rs\\d+);");

  /** The two's complement of the second register in the first, which is another one. */
  private static final String NEGATED = "\tnot.b16 \t$1, $2;\n\tadd.s16 \t$1, $1, 1;";

  private NarrowNegations() {}

  /**
   * The same code without them.
   *
   * @param ptx as LLVM prints it: each register is written once
   */
  public static byte[] rewrite(byte[] ptx) {
    String text = new String(ptx, StandardCharsets.UTF_8);
    if (!text.contains("neg.s16") && !text.contains("abs.s16")) {
      return ptx;
    }
    String negated = NEGATION.matcher(text).replaceAll(NEGATED);
    return ABSOLUTE
        .matcher(negated)
        .replaceAll(NEGATED + "\n\tmax.s16 \t$1, $1, $2;")
        .getBytes(StandardCharsets.UTF_8);
  }
}
