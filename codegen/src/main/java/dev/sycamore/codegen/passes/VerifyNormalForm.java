package dev.sycamore.codegen.passes;

import dev.sycamore.model.DeviceFunction;
import dev.sycamore.model.DeviceType;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.KernelArgument;
import dev.sycamore.model.Variable;
import dev.sycamore.model.VoidType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Checks that the unit is in normal form and that its types fit; changes nothing. */
final class VerifyNormalForm implements UnitPass {

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
