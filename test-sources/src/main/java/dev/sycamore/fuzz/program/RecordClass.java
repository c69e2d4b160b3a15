package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A record of primitives.
 *
 * @param inner the class of a first component {@code inner}, if there is one
 * @param components the primitive ones
 * @param compact what its compact constructor does; empty for no constructor
 * @param methods instance methods
 */
public record RecordClass(
    String name,
    Optional<RecordClass> inner,
    List<Variable> components,
    Stmt.Block compact,
    List<HelperMethod> methods) {

  /** A class of the runtime library, made with {@code of}. */
  public static RecordClass builtIn(String name, List<String> components, Prim type) {
    List<Variable> all = components.stream().map(c -> new Variable(c, type, false)).toList();
    return new RecordClass(name, Optional.empty(), all, new Stmt.Block(List.of()), List.of());
  }

  /** Whether no program declares it. */
  public boolean isBuiltIn() {
    return !name.startsWith("R");
  }

  /** What stands before the arguments where one is made. */
  public String construction() {
    return isBuiltIn() ? name + ".of" : "new " + name;
  }

  /** The same class with other code. */
  public RecordClass with(Stmt.Block newCompact, List<HelperMethod> newMethods) {
    return new RecordClass(name, inner, components, newCompact, newMethods);
  }

  void print(SourceText out) {
    List<String> declared = new ArrayList<>();
    inner.ifPresent(type -> declared.add(type.name() + " inner"));
    components.forEach(c -> declared.add(c.type().keyword() + " " + c.name()));
    out.open("record " + name + "(" + String.join(", ", declared) + ")");
    if (!compact.statements().isEmpty()) {
      out.open(name);
      compact.printStatements(out);
      out.close("");
    }
    methods.forEach(method -> method.print(out));
    out.close("");
  }
}
