package dev.sycamore.backend.worker.grid;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much constant memory the arrays of a module need, from its text: NVIDIA's GPUs have 64 KiB
 * for a module.
 */
final class ConstantSpace {
  /** What is left for others that a driver puts there. */
  private static final long LIMIT = 63 * 1024;

  private static final int ALIGNMENT = 16;

  private static final Pattern ARRAY =
      Pattern.compile(
          "(?m)^@[^\\n=]+ = [^\\n\\[]*addrspace\\(2\\) constant \\[(\\d+) x (i\\d+|half|float|double)]");

  private ConstantSpace() {}

  /** Whether the arrays do not fit: then they have to be in global memory. */
  static boolean isExceeded(String ir) {
    long bytes = 0;
    Matcher arrays = ARRAY.matcher(ir);
    while (arrays.find()) {
      long size = Long.parseLong(arrays.group(1)) * size(arrays);
      bytes += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }
    return bytes > LIMIT;
  }

  private static int size(MatchResult array) {
    return switch (array.group(2)) {
      case "half" -> Short.BYTES;
      case "float" -> Float.BYTES;
      case "double" -> Double.BYTES;
      default -> (Integer.parseInt(array.group(2).substring(1)) + 7) / Byte.SIZE;
    };
  }
}
