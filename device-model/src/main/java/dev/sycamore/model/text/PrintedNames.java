package dev.sycamore.model.text;

import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import java.util.HashMap;
import java.util.Map;

/**
 * What the text has declared so far: a name that follows needs no type. Printer and reader meet the
 * same declarations in the same order.
 */
final class PrintedNames {

  private final Map<String, DeviceType> functions = new HashMap<>();
  private final Map<String, Variable> variables = new HashMap<>();

  void declareFunction(String symbol, DeviceType returnType) {
    functions.put(symbol, returnType);
  }

  /** What the function returns; null if it has not been declared. */
  DeviceType returnType(String symbol) {
    return functions.get(symbol);
  }

  /** Ends the code of one function or kernel. */
  void forgetVariables() {
    variables.clear();
  }

  static String name(Variable variable) {
    return ModelWords.variable(variable.name()) + "#" + variable.id();
  }

  void declare(Variable variable) {
    variables.put(name(variable), variable);
  }

  /** The variable of that name; null if it has not been declared. */
  Variable variable(String name) {
    return variables.get(name);
  }
}
