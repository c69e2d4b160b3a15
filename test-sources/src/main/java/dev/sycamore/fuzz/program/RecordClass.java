package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A record of primitives and of other records.
 *
 * @param inner the classes of the first components, whose names {@link #innerName} gives
 * @param generic whether the types of those components are type parameters
 * @param bounded whether it implements the interface {@link #BOUND}, whose method is one of its own
 * @param components the primitive ones
 * @param compact what its compact constructor does; empty for no constructor
 * @param methods instance methods
 */
public record RecordClass(
    String name,
    List<RecordClass> inner,
    boolean generic,
    boolean bounded,
    List<FuzzVariable> components,
    Stmt.Block compact,
    List<HelperMethod> methods) {

  /** The interface of some records, with a method {@code long code(int)}. */
  public static final String BOUND = "B0";

  /** A class of the runtime library, made with {@code of}. */
  public static RecordClass builtIn(String name, List<String> components, Prim type) {
    List<FuzzVariable> all =
        components.stream().map(c -> new FuzzVariable(c, type, false)).toList();
    return new RecordClass(
        name, List.of(), false, false, all, new Stmt.Block(List.of()), List.of());
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
    for (int k = 0; k < components.size(); k++) {
      arguments.add(scalar(components.get(k).type(), k));
    }
    return construction() + "(" + String.join(", ", arguments) + ")";
  }

  /** A captured scalar, for the components after the first another value. */
  private static String scalar(Prim type, int number) {
    String captured = "k" + type.code();
    if (number == 0) {
      return captured;
    }
    return type == Prim.BOOLEAN
        ? "!" + captured
        : "(" + type.keyword() + ") (" + captured + " + " + number + ")";
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
    return new RecordClass(name, inner, generic, bounded, components, newCompact, newMethods);
  }

  void print(FuzzSource out) {
    List<String> declared = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int k = 0; k < inner.size(); k++) {
      parameters.add("A" + k + (inner.get(k).bounded() ? " extends " + BOUND : ""));
      declared.add((generic ? "A" + k : inner.get(k).type()) + " " + innerName(k));
    }
    components.forEach(c -> declared.add(c.type().keyword() + " " + c.name()));
    String typeParameters = generic ? "<" + String.join(", ", parameters) + ">" : "";
    String implemented = bounded ? " implements " + BOUND : "";
    String header = name + typeParameters + "(" + String.join(", ", declared) + ")";
    out.open("record " + header + implemented);
    if (!compact.statements().isEmpty()) {
      out.open(name);
      compact.printStatements(out);
      out.close("");
    }
    methods.forEach(method -> method.print(out));
    out.close("");
  }
}
