package dev.sycamore.codegen.reports;

import dev.sycamore.model.program.DeviceFunction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Copies, without checks, of functions that have some: those that are asked for. */
final class UncheckedFunctions {

  private final Map<String, DeviceFunction> functions;
  private final Predicate<String> checked;
  private final Map<String, String> symbols = new HashMap<>();
  private final List<DeviceFunction> copies = new ArrayList<>();

  /**
   * @param functions of the unit
   * @param checked tells by their symbols those that have checks
   */
  UncheckedFunctions(List<DeviceFunction> functions, Predicate<String> checked) {
    this.functions = functions.stream().collect(Collectors.toMap(DeviceFunction::symbol, f -> f));
    this.checked = checked;
  }

  /** Those that were asked for, callees first. */
  List<DeviceFunction> copies() {
    return copies;
  }

  /** The symbol of a function without checks. */
  String symbol(String function) {
    if (!checked.test(function)) {
      return function;
    }
    String known = symbols.get(function);
    if (known == null) {
      known = unique(function, functions.keySet());
      symbols.put(function, known);
      copies.add(copy(functions.get(function), known));
    }
    return known;
  }

  private static String unique(String function, Set<String> taken) {
    String symbol = function + "_unchecked";
    for (int i = 2; taken.contains(symbol); i++) {
      symbol = function + "_unchecked" + i;
    }
    return symbol;
  }

  private DeviceFunction copy(DeviceFunction function, String symbol) {
    return new DeviceFunction(
        symbol,
        function.displayName(),
        function.returnType(),
        function.parameters(),
        new UncheckedCopy(this::symbol, Optional.empty()).rewriteBody(function.body()),
        false,
        function.origin(),
        function.aspects(),
        function.requiredSubGroupSize(),
        function.unchecked(),
        function.span());
  }
}
