package dev.sycamore.tests.programs;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** The values that a program returns, in a form that is equal when every bit is. */
public final class Results {

  private static final int SHOWN = 20;

  private Results() {}

  /**
   * Every element of a (nested) array, with its index.
   *
   * @param result arrays of arrays, primitive arrays, boxed primitives, and strings
   */
  public static List<String> lines(Object result) {
    List<String> lines = new ArrayList<>();
    add("", result, lines);
    return lines;
  }

  /** The first few lines that differ; a whole array of them would hide what is wrong. */
  public static List<String> differences(List<String> expected, List<String> actual) {
    List<String> differences = new ArrayList<>();
    if (expected.size() != actual.size()) {
      differences.add(expected.size() + " lines expected, " + actual.size() + " found");
    }
    for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
      if (!expected.get(i).equals(actual.get(i)) && differences.size() < SHOWN) {
        differences.add(expected.get(i) + " expected, found " + actual.get(i));
      }
    }
    return differences;
  }

  private static void add(String path, Object value, List<String> lines) {
    if (value != null && value.getClass().isArray()) {
      int length = Array.getLength(value);
      lines.add(path + ".length = " + length);
      for (int i = 0; i < length; i++) {
        add(path + "[" + i + "]", Array.get(value, i), lines);
      }
    } else if (value instanceof Float f) {
      // Every NaN is the same: Java does not promise its bits.
      lines.add(path + " = " + f + " " + Integer.toHexString(Float.floatToIntBits(f)));
    } else if (value instanceof Double d) {
      lines.add(path + " = " + d + " " + Long.toHexString(Double.doubleToLongBits(d)));
    } else if (value instanceof Character c) {
      lines.add(path + " = " + (int) c);
    } else {
      lines.add(path + " = " + value);
    }
  }
}
