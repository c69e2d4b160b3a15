package dev.sycamore.fuzz.program;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A variable that a kernel names and does not declare.
 *
 * @param type as it is declared
 */
record Captured(String type, String name) {
  /** {@code int kI, float[] inF}. */
  static String declared(Collection<Captured> all) {
    return all.stream().map(c -> c.type() + " " + c.name()).collect(Collectors.joining(", "));
  }

  /** {@code kI, inF}. */
  static String named(Collection<Captured> all) {
    return all.stream().map(Captured::name).collect(Collectors.joining(", "));
  }

  /** Fields of these names, and a constructor of the class that sets them. */
  static void printFields(String className, List<Captured> all, FuzzSource out) {
    all.forEach(c -> out.line("final " + c.type() + " " + c.name() + ";"));
    if (!all.isEmpty()) {
      out.open(className + "(" + declared(all) + ")");
      all.forEach(c -> out.line("this." + c.name() + " = " + c.name() + ";"));
      out.close("");
    }
  }
}
