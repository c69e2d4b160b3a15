package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Takes barriers out of branches, and early ends out of code with barriers. What a branch does
 * between two barriers gets a condition of its own; the barriers have none.
 *
 * <p>PoCL makes a loop over the work-items of each part of a kernel between barriers. Where such a
 * part has two ways on, a branch with a barrier or an early end, what followed ran with the values
 * of another work-item, or never ended (PoCL 3.1). All work-items of a group take such a way
 * together, since they meet at its barrier. So those that do not take it meet there too.
 *
 * <p>A function with barriers that is called in a branch is called everywhere, and learns whether
 * it has anything to do.
 */
final class FlattenBarriers implements UnitPass {

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    GroupBarriers barriers = GroupBarriers.of(unit);
    if (!barriers.found()) {
      return unit;
    }
    Set<String> conditional = new HashSet<>();
    // Which functions are called in branches is known when all code has been looked at once.
    flatten(unit, new FlatCalls(barriers, conditional));
    return flatten(unit, new FlatCalls(barriers, conditional));
  }

  private static DeviceUnit flatten(DeviceUnit unit, FlatCalls calls) {
    List<Kernel> kernels = new ArrayList<>(unit.kernels().size());
    for (Kernel kernel : unit.kernels()) {
      kernels.add(
          calls.barriers().areIn(kernel.body())
              ? kernel.withBody(
                  new FlatBody(calls, FreshVariables.of(kernel), Optional.empty())
                      .of(kernel.body(), BranchGuard.ALWAYS))
              : kernel);
    }
    List<DeviceFunction> functions = new ArrayList<>(unit.functions());
    Collections.reverse(functions);
    functions.replaceAll(f -> calls.barriers().has(f.symbol()) ? flatten(f, calls) : f);
    Collections.reverse(functions);
    return unit.withCode(kernels, functions);
  }

  private static DeviceFunction flatten(DeviceFunction function, FlatCalls calls) {
    FreshVariables fresh = FreshVariables.of(function);
    List<Variable> parameters = new ArrayList<>(function.parameters());
    BranchGuard guard = BranchGuard.ALWAYS;
    if (calls.isConditional(function.symbol())) {
      Variable entered = fresh.make("entered", ScalarType.BOOLEAN);
      parameters.add(entered);
      guard = BranchGuard.entered(entered);
    }
    FlatBody body = new FlatBody(calls, fresh, Optional.of(function.returnType()));
    return function.with(parameters, body.of(function.body(), guard));
  }
}
