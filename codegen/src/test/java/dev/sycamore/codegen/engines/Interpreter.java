package dev.sycamore.codegen.engines;

import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Runs a unit as the outliner makes it: the device model's meaning, told a second time and without
 * any pass. Work-items run one after the other; there are no work-groups.
 */
final class Interpreter implements KernelRunner {

  @Override
  public LoadedUnit load(DeviceUnit unit) {
    Map<String, DeviceFunction> functions =
        unit.functions().stream()
            .collect(Collectors.toMap(DeviceFunction::symbol, Function.identity()));
    return new LoadedUnit() {
      @Override
      public void run(Kernel kernel, int size, Object... arguments) {
        for (int i = 0; i < size; i++) {
          Frame frame = new Frame(functions, i);
          for (int a = 0; a < arguments.length; a++) {
            frame.bind(kernel.arguments().get(a).variable(), value(arguments[a]));
          }
          frame.run(kernel.body());
        }
      }

      @Override
      public void close() {}
    };
  }

  private static Object value(Object argument) {
    return HostMemory.isArray(argument) ? MemoryView.of(argument) : argument;
  }

  static Object call(
      Map<String, DeviceFunction> functions, int workItem, String symbol, List<Object> arguments) {
    DeviceFunction function = functions.get(symbol);
    Frame frame = new Frame(functions, workItem);
    List<Object> values = new ArrayList<>(arguments);
    for (int i = 0; i < values.size(); i++) {
      frame.bind(function.parameters().get(i), values.get(i));
    }
    return frame.run(function.body());
  }
}
