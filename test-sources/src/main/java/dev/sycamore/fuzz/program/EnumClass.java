package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;

/**
 * An enum.
 *
 * @param fields of its constants; none if it has no members
 * @param values the texts of the arguments of each constant
 * @param ranks what its method {@code int rank(int x)} returns, then what those of constants with a
 *     body of their own do, by their numbers; empty for the others
 * @param function the type of the functions that its constants have; empty if they have none
 * @param functions the texts of these functions
 */
public record EnumClass(
    String name,
    List<String> constants,
    List<FuzzVariable> fields,
    List<List<String>> values,
    List<String> ranks,
    String function,
    List<String> functions) {

  /** The field that holds the functions. */
  public static final String FUNCTION = "function";

  /** Whether it has fields and a method. */
  public boolean hasMembers() {
    return !fields.isEmpty();
  }

  /** The local in front of the kernel that it captures. */
  public String captured() {
    return "c" + name;
  }

  /** One of its constants. */
  public String constant(long number) {
    return name + "." + constants.get((int) Math.floorMod(number, (long) constants.size()));
  }

  void print(FuzzSource out) {
    if (!hasMembers()) {
      out.line("enum " + name + " { " + String.join(", ", constants) + " }");
      return;
    }
    out.open("enum " + name);
    List<String> declared = new ArrayList<>();
    for (int k = 0; k < constants.size(); k++) {
      String own = ranks.get(k + 1);
      declared.add(
          constants.get(k)
              + "("
              + String.join(", ", arguments(k))
              + ")"
              + (own.isEmpty() ? "" : " { int rank(int x) { return " + own + "; } }"));
    }
    out.line(String.join(", ", declared) + ";");
    fields.forEach(f -> out.line("final " + f.type().keyword() + " " + f.name() + ";"));
    List<String> parameters = new ArrayList<>();
    fields.forEach(f -> parameters.add(f.type().keyword() + " " + f.name()));
    if (!function.isEmpty()) {
      out.line("final " + function + " " + FUNCTION + ";");
      parameters.add(function + " " + FUNCTION);
    }
    out.open(name + "(" + String.join(", ", parameters) + ")");
    fields.forEach(f -> out.line("this." + f.name() + " = " + f.name() + ";"));
    if (!function.isEmpty()) {
      out.line("this." + FUNCTION + " = " + FUNCTION + ";");
    }
    out.close("");
    out.line("int rank(int x) { return " + ranks.get(0) + "; }");
    out.close("");
  }

  private List<String> arguments(int constant) {
    List<String> arguments = new ArrayList<>(values.get(constant));
    if (!function.isEmpty()) {
      arguments.add(functions.get(constant));
    }
    return arguments;
  }
}
