package dev.sycamore.backend.worker.grid;

import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes absolute values in PTX with other instructions. NVIDIA's optimiser, of CUDA 13 at least,
 * takes the result of {@code abs} for a number that is not negative: it is, of the smallest integer
 * and of NaN. Of {@code abs.s16} it extends the sign before it negates. LLVM makes {@code abs} of
 * all other forms, so this comes after it.
 */
public final class AbsoluteValues {
  private static final Pattern ABSOLUTE =
      Pattern.compile("\\tabs\\.([sf])(16|32|64) \\t(%\\w+), ([^;]+);");

  private AbsoluteValues() {}

  /** The same code without them. */
  public static byte[] rewrite(byte[] ptx) {
    String text = new String(ptx, StandardCharsets.UTF_8);
    if (!text.contains("\tabs.")) {
      return ptx;
    }
    return ABSOLUTE
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(other(match)))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String other(MatchResult absolute) {
    String bits = absolute.group(2);
    String result = absolute.group(3);
    String operand = absolute.group(4);
    return absolute.group(1).equals("s")
        ? larger(bits, result, operand)
        : withoutSign(Integer.parseInt(bits), result, operand);
  }

  /** The number or its two's complement: it may be in the register of the result. */
  private static String larger(String bits, String result, String operand) {
    return block(
        ".reg .b" + bits + " %negated;",
        "not.b" + bits + " \t%negated, " + operand + ";",
        "add.s" + bits + " \t%negated, %negated, 1;",
        "max.s" + bits + " \t" + result + ", %negated, " + operand + ";");
  }

  private static String withoutSign(int bits, String result, String operand) {
    long mask = -1L >>> (Long.SIZE - bits + 1);
    return block(
        ".reg .b" + bits + " %bits;",
        "mov.b" + bits + " \t%bits, " + operand + ";",
        "and.b" + bits + " \t%bits, %bits, " + mask + ";",
        "mov.b" + bits + " \t" + result + ", %bits;");
  }

  /** A register of a block is another one in each. */
  private static String block(String... lines) {
    return "\t{\n\t" + String.join("\n\t", lines) + "\n\t}";
  }
}
