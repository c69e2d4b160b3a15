package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.ModelScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Passes values of static fields to the functions that read them, as parameters after their own: a
 * kernel has them as arguments, and there are no global variables on a device.
 */
final class PassStaticValues implements UnitPass {

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    Set<Variable> constants = new HashSet<>();
    for (Kernel kernel : unit.kernels()) {
      kernel.arguments().stream()
          .filter(KernelArgument::isStaticValue)
          .forEach(a -> constants.add(a.variable()));
    }
    if (constants.isEmpty()) {
      return unit;
    }
    // Callees come before callers.
    Map<String, List<Variable>> hidden = new HashMap<>();
    List<DeviceFunction> functions = new ArrayList<>();
    for (DeviceFunction function : unit.functions()) {
      Reads reads = new Reads(constants, hidden);
      reads.of(function);
      hidden.put(function.symbol(), List.copyOf(reads.found));
      functions.add(passing(function, hidden));
    }
    Passing passing = new Passing(hidden);
    List<Kernel> kernels =
        unit.kernels().stream().map(k -> k.withBody(passing.rewriteBody(k.body()))).toList();
    return unit.withCode(kernels, functions);
  }

  private static DeviceFunction passing(
      DeviceFunction function, Map<String, List<Variable>> hidden) {
    List<Variable> parameters = new ArrayList<>(function.parameters());
    parameters.addAll(hidden.get(function.symbol()));
    return function.with(parameters, new Passing(hidden).rewriteBody(function.body()));
  }

  /** What a function reads itself, and what it has to pass on. */
  private static final class Reads extends ModelScanner {
    private final Set<Variable> constants;
    private final Map<String, List<Variable>> hidden;
    private final Set<Variable> found = new LinkedHashSet<>();

    Reads(Set<Variable> constants, Map<String, List<Variable>> hidden) {
      this.constants = constants;
      this.hidden = hidden;
    }

    void of(DeviceFunction function) {
      visit(function.body());
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      if (constants.contains(e.variable())) {
        found.add(e.variable());
      }
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      found.addAll(hidden.getOrDefault(e.function(), List.of()));
      return super.visitCall(e);
    }
  }

  private static final class Passing extends ModelRewriter {
    private final Map<String, List<Variable>> hidden;

    Passing(Map<String, List<Variable>> hidden) {
      this.hidden = hidden;
    }

    @Override
    public DeviceExpression visitCall(Call e) {
      List<DeviceExpression> arguments = new ArrayList<>();
      e.arguments().forEach(argument -> arguments.add(rewrite(argument)));
      hidden
          .getOrDefault(e.function(), List.of())
          .forEach(constant -> arguments.add(new ReadLocal(constant, e.span())));
      return new Call(e.function(), arguments, e.type(), e.span());
    }
  }
}
