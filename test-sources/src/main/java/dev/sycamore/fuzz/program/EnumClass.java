package dev.sycamore.fuzz.program;

import java.util.List;

/** An enum. */
public record EnumClass(String name, List<String> constants) {
  /** The local in front of the kernel that it captures. */
  public String captured() {
    return "c" + name;
  }

  /** One of its constants. */
  public String constant(long number) {
    return name + "." + constants.get((int) Math.floorMod(number, (long) constants.size()));
  }

  void print(FuzzSource out) {
    out.line("enum " + name + " { " + String.join(", ", constants) + " }");
  }
}
