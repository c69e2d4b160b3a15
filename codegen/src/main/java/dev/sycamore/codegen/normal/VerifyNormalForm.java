package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks that the unit is in normal form and that its types fit; changes nothing. */
public final class VerifyNormalForm implements UnitPass {

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    Map<String, List<DeviceType>> functions = new HashMap<>();
    for (DeviceFunction function : unit.functions()) {
      List<DeviceType> types = new ArrayList<>();
      for (Variable parameter : function.parameters()) {
        types.add(parameter.type());
      }
      functions.put(function.symbol(), types);
    }
    for (Kernel kernel : unit.kernels()) {
      List<Variable> parameters = new ArrayList<>();
      for (KernelArgument argument : kernel.arguments()) {
        parameters.add(argument.variable());
      }
      if (kernel.report().isPresent()) {
        parameters.add(kernel.report().get());
      }
      new StatementVerifier(functions, VoidType.VOID, parameters).verify(kernel.body());
    }
    for (DeviceFunction function : unit.functions()) {
      new StatementVerifier(functions, function.returnType(), function.parameters())
          .verify(function.body());
    }
    return unit;
  }
}
