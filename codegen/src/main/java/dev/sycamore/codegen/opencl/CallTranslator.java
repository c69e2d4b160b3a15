package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CPrototype;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import java.util.ArrayList;
import java.util.List;

/** Calls of device functions, and prototypes for those of other modules. */
final class CallTranslator {

  private final OpenClPrelude program;
  private final CTypes types;
  private final ExpressionTranslator expressions;

  CallTranslator(OpenClPrelude program, CTypes types, ExpressionTranslator expressions) {
    this.program = program;
    this.types = types;
    this.expressions = expressions;
  }

  CExpression translate(Call call) {
    List<CExpression> arguments = new ArrayList<>();
    for (DeviceExpression argument : call.arguments()) {
      arguments.addAll(expressions.arguments(argument));
    }
    arguments.addAll(program.copyState().arguments(call));
    String name = CNames.function(call.function());
    if (!program.defines(call.function())) {
      declare(call, name);
    }
    return new CCall(name, arguments);
  }

  private void declare(Call call, String name) {
    List<DeviceType> mentioned = new ArrayList<>(List.of(call.type()));
    List<String> parameterTypes = new ArrayList<>();
    for (DeviceExpression argument : call.arguments()) {
      mentioned.add(argument.type());
      types
          .variables(new Variable("", 0, argument.type()))
          .forEach(p -> parameterTypes.add(p.type()));
    }
    mentioned.forEach(program::share);
    program.declare(
        new CPrototype(
            ExtensionGuard.ofTypes(mentioned), types.name(call.type()), name, parameterTypes));
  }
}
