package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.ModelRewriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Copies a nest of loops without the checks that hold, with variables of its own. */
final class FreedCopy extends ModelRewriter {

  private final LoopChecks checks;
  private final FreshVariables fresh;
  private final Map<Variable, Variable> variables = new HashMap<>();

  FreedCopy(LoopChecks checks, FreshVariables fresh) {
    this.checks = checks;
    this.fresh = fresh;
  }

  private Variable declared(Variable variable) {
    return variables.computeIfAbsent(variable, v -> fresh.make(v.name(), v.type()));
  }

  private Variable copied(Variable variable) {
    return variables.getOrDefault(variable, variable);
  }

  @Override
  public List<DeviceStatement> visitIf(If s) {
    return checks.isFalse(s)
        ? s.elseBranch().<List<DeviceStatement>>map(this::rewrite).orElse(List.of())
        : super.visitIf(s);
  }

  @Override
  public DeviceExpression visitConditional(Conditional e) {
    return checks.isFalse(e.condition()) ? rewrite(e.whenFalse()) : super.visitConditional(e);
  }

  @Override
  public List<DeviceStatement> visitDeclareLocal(DeclareLocal s) {
    if (checks.isFalse(s.variable())) {
      return List.of();
    }
    return List.of(
        new DeclareLocal(declared(s.variable()), s.initializer().map(this::rewrite), s.span()));
  }

  @Override
  public List<DeviceStatement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    List<DeviceExpression> values = rewriteEach(s.initialValues());
    return List.of(new DeclarePrivateArray(declared(s.variable()), s.length(), values, s.span()));
  }

  @Override
  public DeviceExpression visitReadLocal(ReadLocal e) {
    Variable copy = copied(e.variable());
    return copy.equals(e.variable()) ? e : new ReadLocal(copy, e.span());
  }

  @Override
  protected AssignmentTarget rewrite(AssignmentTarget target) {
    return target instanceof AssignmentTarget.Local local
        ? new AssignmentTarget.Local(copied(local.variable()))
        : super.rewrite(target);
  }
}
