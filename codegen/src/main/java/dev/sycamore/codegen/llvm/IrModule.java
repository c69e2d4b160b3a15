package dev.sycamore.codegen.llvm;

import dev.sycamore.model.Call;
import dev.sycamore.model.ConstantArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the functions of a module need from outside themselves; only what is asked for exists. */
final class IrModule {

  private final TreeMap<String, String> declarations = new TreeMap<>();
  private final List<String> metadata = new ArrayList<>();
  private final Set<ConstantArray> constants = new HashSet<>();
  private final Set<String> ownFunctions;
  private final boolean convergent;

  /**
   * @param ownFunctions symbols of what the module defines
   * @param convergent whether the unit has barriers; calls may then not be moved into other control
   *     flow
   */
  IrModule(Set<String> ownFunctions, boolean convergent) {
    this.ownFunctions = ownFunctions;
    this.convergent = convergent;
  }

  /** Attributes of every function and kernel of the unit. */
  String functionAttributes() {
    return convergent ? "convergent nounwind" : "nounwind";
  }

  /** Asks for a function of another module: {@code name} without {@code @}, and its declaration. */
  void declare(String name, String declaration) {
    declarations.putIfAbsent(name, declaration);
  }

  /** Asks for the callee, if it belongs to another module. */
  void declareCallee(Call call) {
    if (ownFunctions.contains(call.function())) {
      return;
    }
    String parameters =
        call.arguments().stream()
            .flatMap(a -> LlvmTypes.parameters(a.type()).stream())
            .collect(Collectors.joining(", "));
    declare(
        call.function(),
        "declare spir_func "
            + LlvmTypes.value(call.type())
            + " @"
            + call.function()
            + "("
            + parameters
            + ") "
            + functionAttributes());
  }

  /** The name of a constant array, which from now on is part of the module. */
  String constant(ConstantArray array) {
    constants.add(array);
    return constantName(array);
  }

  boolean uses(ConstantArray array) {
    return constants.contains(array);
  }

  /** A dot keeps it apart from functions, whose symbols are C identifiers. */
  static String constantName(ConstantArray array) {
    return "@constant." + array.symbol();
  }

  /** The reference to a metadata node, such as {@code !0}. */
  String node(String content) {
    int known = metadata.indexOf(content);
    if (known < 0) {
      known = metadata.size();
      metadata.add(content);
    }
    return "!" + known;
  }

  /** The content of every metadata node, in the order of their numbers. */
  List<String> nodes() {
    return metadata;
  }

  Iterable<String> declarations() {
    return declarations.values();
  }
}
