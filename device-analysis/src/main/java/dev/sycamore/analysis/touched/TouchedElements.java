package dev.sycamore.analysis.touched;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.touched.LaunchQuantity;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which elements of its plain arrays, memory and accessors with one dimension a kernel reads and
 * writes: never too few.
 */
public final class TouchedElements {
  private final Map<String, DeviceFunction> functions;
  private final Predicate<Variable> everywhere;

  /**
   * @param functions of this module, by symbol, without recursion
   * @param everywhere tells variables that all functions may read without being passed them
   */
  public TouchedElements(Map<String, DeviceFunction> functions, Predicate<Variable> everywhere) {
    this.functions = Map.copyOf(functions);
    this.everywhere = everywhere;
  }

  /**
   * Completes the arguments of a kernel with this body.
   *
   * @param arguments all of them, with their {@link KernelArgument#access}
   */
  public List<KernelArgument> in(Block body, List<KernelArgument> arguments) {
    if (arguments.stream().noneMatch(TouchedElements::isArray)) {
      return arguments;
    }
    FoundTouches found = new FoundTouches();
    TouchedFunctions called =
        new TouchedFunctions(functions, values -> define(values, arguments, everywhere));
    IndexValues values = new IndexValues(called);
    Assignments assignments = called.assignments(body);
    define(values, arguments, variable -> !assignments.isAssigned(variable));
    for (int i = 0; i < arguments.size(); i++) {
      if (assignments.isAssigned(arguments.get(i).variable())) {
        found.of(i).anywhere(true, true);
      }
    }
    new TouchScan(called, found, values, body, Guards.NONE).scan(body);
    if (found.isIncomplete()) {
      return arguments;
    }
    List<KernelArgument> completed = new ArrayList<>(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      KernelArgument argument = arguments.get(i);
      completed.add(
          isArray(argument)
              ? argument.touching(
                  found.of(i).all(argument.access().reads(), argument.access().writes()))
              : argument);
    }
    return completed;
  }

  private static boolean isArray(KernelArgument argument) {
    return switch (argument.kind()) {
      case ARRAY, MEMORY, ACCESSOR ->
          argument.variable().type() instanceof ViewType view && view.dimensions() == 1;
      default -> false;
    };
  }

  private static void define(
      IndexValues values, List<KernelArgument> arguments, Predicate<Variable> which) {
    for (int i = 0; i < arguments.size(); i++) {
      Variable variable = arguments.get(i).variable();
      if (!which.test(variable)) {
        continue;
      }
      if (isArray(arguments.get(i))) {
        values.defineArray(variable, i);
      } else if (arguments.get(i).kind() == ArgumentKind.SCALAR
          && IndexValues.isInteger(variable.type())) {
        values.define(variable, IndexCode.of(LaunchQuantity.VALUE, i));
      }
    }
  }
}
