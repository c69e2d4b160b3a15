package dev.sycamore.codegen.llvm;

import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.DeviceType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the functions of a module need from outside themselves; only what is asked for exists. */
final class IrModule {

  private final TreeMap<String, String> declarations = new TreeMap<>();
  private final Map<String, Integer> metadata = new LinkedHashMap<>();
  private final List<ConstantArray> arrays;
  private final Set<String> constants = new HashSet<>();
  private final Set<String> ownFunctions;
  private final Map<String, ImportedFunction> imports = new HashMap<>();
  private final boolean convergent;

  /**
   * @param ownFunctions symbols of what the module defines
   * @param imports what it calls of other modules
   * @param arrays its constant arrays
   * @param convergent whether the unit has barriers; calls may then not be moved into other control
   *     flow
   */
  IrModule(
      Set<String> ownFunctions,
      List<ImportedFunction> imports,
      List<ConstantArray> arrays,
      boolean convergent) {
    this.arrays = arrays;
    this.ownFunctions = ownFunctions;
    imports.forEach(function -> this.imports.put(function.symbol(), function));
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
    Optional<ImportedFunction> imported = Optional.ofNullable(imports.get(call.function()));
    declare(
        call.function(),
        "declare "
            + imported.map(this::declaredAspects).orElse("")
            + "spir_func "
            + LlvmTypes.value(call.type())
            + " @"
            + call.function()
            + "("
            + parameters
            + ") "
            + functionAttributes()
            + imported.map(IrModule::origin).orElse(""));
  }

  /** What the declaration says; its body is another module's. */
  private String declaredAspects(ImportedFunction function) {
    return function.aspects().isEmpty()
        ? ""
        : "!intel_declared_aspects " + node("!{" + IrText.numbers(function.aspects()) + "}") + " ";
  }

  /** Where the linker looks for the function, and how it calls it in messages. */
  private static String origin(ImportedFunction function) {
    return attribute(FunctionAttributes.IMPORT, function.module())
        + shownAs(function.displayName(), function.span());
  }

  /** How messages of the device build call a function, and where they say that it is. */
  static String shownAs(String name, SourceSpan span) {
    return attribute(FunctionAttributes.NAME, name)
        + attribute(FunctionAttributes.PLACE, span.place());
  }

  /** Why the code has no checks; nothing if it has them. */
  static String unchecked(Optional<String> why) {
    return why.map(text -> attribute(FunctionAttributes.UNCHECKED, text)).orElse("");
  }

  static String attribute(String key, String value) {
    return " \"" + key + "\"=\"" + IrText.quoted(value) + "\"";
  }

  /** The name of a constant array with elements of a type. */
  Optional<String> anyConstant(DeviceType element) {
    return arrays.stream().filter(a -> a.element() == element).findFirst().map(this::constant);
  }

  /** The name of a constant array, which from now on is part of the module. */
  String constant(ConstantArray array) {
    constants.add(array.symbol());
    return constantName(array);
  }

  boolean uses(ConstantArray array) {
    return constants.contains(array.symbol());
  }

  /** A dot keeps it apart from functions, whose symbols are C identifiers. */
  static String constantName(ConstantArray array) {
    return "@constant." + array.symbol();
  }

  /** The reference to a metadata node, such as {@code !0}. */
  String node(String content) {
    Integer known = metadata.putIfAbsent(content, metadata.size());
    return "!" + (known == null ? metadata.size() - 1 : known);
  }

  /** The content of every metadata node, in the order of their numbers. */
  List<String> nodes() {
    return List.copyOf(metadata.keySet());
  }

  Iterable<String> declarations() {
    return declarations.values();
  }
}
