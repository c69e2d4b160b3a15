package dev.sycamore.codegen.passes;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes group operations plain calls, and passes their scratch memory from the kernels, whose
 * argument it is, to the functions that need it: they get parameters for it, after their own.
 */
final class LowerGroupOperations implements UnitPass {

  @Override
  public boolean appliesTo(CodeContents contents) {
    return contents.hasGroupOperations();
  }

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    Map<String, Set<ScalarType>> needs = new HashMap<>();
    // Callees come before callers.
    unit.functions().forEach(f -> needs.put(f.symbol(), Needs.of(f, needs)));
    return unit.withCode(
        unit.kernels().stream().map(k -> passInside(k, needs)).toList(),
        unit.functions().stream().map(f -> receive(f, needs)).toList());
  }

  private static Kernel passInside(Kernel kernel, Map<String, Set<ScalarType>> needs) {
    Map<ScalarType, Variable> scratch = new EnumMap<>(ScalarType.class);
    for (KernelArgument argument : kernel.arguments()) {
      if (argument.kind() == ArgumentKind.GROUP_SCRATCH) {
        ViewType type = (ViewType) argument.variable().type();
        scratch.put((ScalarType) type.element(), argument.variable());
      }
    }
    return kernel.withBody(new Passer(needs, scratch).rewriteBody(kernel.body()));
  }

  private static DeviceFunction receive(DeviceFunction f, Map<String, Set<ScalarType>> needs) {
    Map<ScalarType, Variable> scratch = new EnumMap<>(ScalarType.class);
    List<Variable> parameters = new ArrayList<>(f.parameters());
    FreshVariables fresh = FreshVariables.of(f);
    for (ScalarType element : needs.get(f.symbol())) {
      Variable parameter = fresh.make("scratch", GroupScratch.typeOf(element));
      scratch.put(element, parameter);
      parameters.add(parameter);
    }
    return f.with(parameters, new Passer(needs, scratch).rewriteBody(f.body()));
  }

  /** The element types of the scratch memory that a function needs, in one order for all. */
  private static final class Needs extends ModelScanner {
    private final Map<String, Set<ScalarType>> known;
    private final Set<ScalarType> found = EnumSet.noneOf(ScalarType.class);

    private Needs(Map<String, Set<ScalarType>> known) {
      this.known = known;
    }

    static Set<ScalarType> of(DeviceFunction function, Map<String, Set<ScalarType>> known) {
      Needs needs = new Needs(known);
      needs.visit(function.body());
      return needs.found;
    }

    @Override
    public Void visitGroupScratch(GroupScratch e) {
      found.add(e.element());
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      found.addAll(known.getOrDefault(e.function(), Set.of()));
      return super.visitCall(e);
    }
  }

  private static final class Passer extends ModelRewriter {
    private final Map<String, Set<ScalarType>> needs;
    private final Map<ScalarType, Variable> scratch;

    Passer(Map<String, Set<ScalarType>> needs, Map<ScalarType, Variable> scratch) {
      this.needs = needs;
      this.scratch = scratch;
    }

    @Override
    public DeviceExpression visitGroupScratch(GroupScratch e) {
      return scratch(e.element(), e);
    }

    @Override
    public DeviceExpression visitCollective(Collective e) {
      return rewrite(e.operation());
    }

    @Override
    public DeviceExpression visitCall(Call e) {
      List<DeviceExpression> arguments = new ArrayList<>();
      e.arguments().forEach(argument -> arguments.add(rewrite(argument)));
      needs
          .getOrDefault(e.function(), Set.of())
          .forEach(element -> arguments.add(scratch(element, e)));
      return new Call(e.function(), arguments, e.type(), e.span());
    }

    private DeviceExpression scratch(ScalarType element, DeviceExpression at) {
      Variable variable = scratch.get(element);
      if (variable == null) {
        throw new CodegenException("a kernel without scratch memory of " + element, at.span());
      }
      return new ReadLocal(variable, at.span());
    }
  }
}
