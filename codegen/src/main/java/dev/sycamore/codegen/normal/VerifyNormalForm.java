package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.VoidType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Checks that the unit is in normal form and that its types fit; changes nothing. */
public final class VerifyNormalForm implements UnitPass {

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    Map<String, List<DeviceType>> functions = new HashMap<>();
    for (DeviceFunction function : unit.functions()) {
      functions.put(function.symbol(), function.parameters().stream().map(Variable::type).toList());
    }
    for (Kernel kernel : unit.kernels()) {
      List<Variable> parameters =
          Stream.concat(
                  kernel.arguments().stream().map(KernelArgument::variable),
                  kernel.report().stream())
              .toList();
      new StatementVerifier(functions, VoidType.VOID, parameters).verify(kernel.body());
    }
    for (DeviceFunction function : unit.functions()) {
      new StatementVerifier(functions, function.returnType(), function.parameters())
          .verify(function.body());
    }
    return unit;
  }
}
