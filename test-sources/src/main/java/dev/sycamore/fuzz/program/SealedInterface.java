package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;

/**
 * A sealed interface with the records that implement it, each with a method {@code code}.
 *
 * @param records in order
 * @param doubled whether it has a default method {@code twice}, which the first record overrides
 */
public record SealedInterface(String name, List<Part> records, boolean doubled) {

  /**
   * One record.
   *
   * @param code what its method returns, of type {@code long}
   */
  public record Part(String name, List<FuzzVariable> components, Expr code) {}

  void print(FuzzSource out) {
    List<String> names = records.stream().map(Part::name).toList();
    out.open("sealed interface " + name + " permits " + String.join(", ", names));
    out.line("long code();");
    if (doubled) {
      out.line("default long twice() { return 2 * code(); }");
    }
    out.close("");
    for (Part part : records) {
      List<String> declared = new ArrayList<>();
      part.components().forEach(c -> declared.add(c.type().keyword() + " " + c.name()));
      out.open(
          "record " + part.name() + "(" + String.join(", ", declared) + ") implements " + name);
      out.line("public long code() { return " + part.code().text() + "; }");
      if (doubled && part.equals(records.get(0))) {
        out.line("public long twice() { return code() - 1; }");
      }
      out.close("");
    }
  }
}
