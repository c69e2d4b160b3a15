package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.List;
import java.util.Optional;

/**
 * A call whose parts are lowered.
 *
 * @param at the call in the source
 * @param receiver the object, for an instance method called on one
 * @param arguments converted to the types of the parameters
 */
record CallSite(Node at, Invocation invocation, Optional<Value> receiver, List<Value> arguments) {
  public CallSite {
    arguments = List.copyOf(arguments);
  }

  /** Argument {@code i} of a method that takes values of device types only. */
  DeviceExpression plain(int i) {
    return ((Value.Plain) arguments.get(i)).expression();
  }

  /** All arguments of a method that takes values of device types only. */
  List<DeviceExpression> plainArguments() {
    return arguments.stream().map(a -> ((Value.Plain) a).expression()).toList();
  }
}
