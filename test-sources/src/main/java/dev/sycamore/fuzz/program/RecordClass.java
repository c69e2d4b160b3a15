package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A record of primitives and of other records.
 *
 * @param inner the classes of the first components, whose names {@link #innerName} gives
 * @param generic whether the types of those components are type parameters
 * @param components the primitive ones
 * @param compact what its compact constructor does; empty for no constructor
 * @param methods instance methods
 */
public record RecordClass(
    String name,
    List<RecordClass> inner,
    boolean generic,
    List<FuzzVariable> components,
    Stmt.Block compact,
    List<HelperMethod> methods) {

  /** A class of the runtime library, made with {@code of}. */
  public static RecordClass builtIn(String name, List<String> components, Prim type) {
    List<FuzzVariable> all =
        components.stream().map(c -> new FuzzVariable(c, type, false)).toList();
    return new RecordClass(name, List.of(), false, all, new Stmt.Block(List.of()), List.of());
  }

  /** Whether no program declares it. */
  public boolean isBuiltIn() {
    return !name.startsWith("R");
  }

  /** What stands before the arguments where one is made. */
  public String construction() {
    return isBuiltIn() ? name + ".of" : "new " + name + (generic ? "<>" : "");
  }

  /** The local in front of the kernel that it captures. */
  public String captured() {
    return "c" + name;
  }

  /** Makes one of captured scalars. */
  String made() {
    List<String> arguments = new ArrayList<>();
    inner.forEach(record -> arguments.add(record.made()));
    components.forEach(component -> arguments.add("k" + component.type().code()));
    return construction() + "(" + String.join(", ", arguments) + ")";
  }

  /** The type as a declaration names it. */
  public String type() {
    return generic
        ? inner.stream().map(RecordClass::type).collect(Collectors.joining(", ", name + "<", ">"))
        : name;
  }

  /** The name of the component that holds a record of class {@code inner.get(number)}. */
  public static String innerName(int number) {
    return "inner" + number;
  }

  /** Every primitive in it, with the way to it: {@code a1}, {@code inner0().a2}. */
  public List<FuzzVariable> leaves() {
    List<FuzzVariable> leaves = new ArrayList<>(components);
    for (int k = 0; k < inner.size(); k++) {
      for (FuzzVariable leaf : inner.get(k).leaves()) {
        leaves.add(new FuzzVariable(innerName(k) + "()." + leaf.name(), leaf.type(), false));
      }
    }
    return leaves;
  }

  /** The same class with other code. */
  public RecordClass with(Stmt.Block newCompact, List<HelperMethod> newMethods) {
    return new RecordClass(name, inner, generic, components, newCompact, newMethods);
  }

  void print(FuzzSource out) {
    List<String> declared = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int k = 0; k < inner.size(); k++) {
      parameters.add("A" + k);
      declared.add((generic ? "A" + k : inner.get(k).type()) + " " + innerName(k));
    }
    components.forEach(c -> declared.add(c.type().keyword() + " " + c.name()));
    String typeParameters = generic ? "<" + String.join(", ", parameters) + ">" : "";
    out.open("record " + name + typeParameters + "(" + String.join(", ", declared) + ")");
    if (!compact.statements().isEmpty()) {
      out.open(name);
      compact.printStatements(out);
      out.close("");
    }
    methods.forEach(method -> method.print(out));
    out.close("");
  }
}
