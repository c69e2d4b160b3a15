package dev.sycamore.codegen.reports;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelRewriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Copies code that stays without checks, and calls functions without. */
final class UncheckedCopy extends ModelRewriter {

  private final UnaryOperator<String> functions;
  private final Optional<FreshVariables> fresh;
  private final Map<Variable, Variable> variables = new HashMap<>();

  /**
   * @param functions the symbols of functions without checks, by those of the functions
   * @param fresh makes the variables of the copy if it is in the same body as the code
   */
  UncheckedCopy(UnaryOperator<String> functions, Optional<FreshVariables> fresh) {
    this.functions = functions;
    this.fresh = fresh;
  }

  private Variable copied(Variable variable) {
    return variables.getOrDefault(variable, variable);
  }

  private Variable declared(Variable variable) {
    return fresh.isEmpty()
        ? variable
        : variables.computeIfAbsent(variable, v -> fresh.get().make(v.name(), v.type()));
  }

  @Override
  public List<DeviceStatement> visitDeclareLocal(DeclareLocal s) {
    Optional<DeviceExpression> value = s.initializer().map(this::rewrite);
    return List.of(new DeclareLocal(declared(s.variable()), value, s.span()));
  }

  @Override
  public List<DeviceStatement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    List<DeviceExpression> values = rewriteEach(s.initialValues());
    return List.of(new DeclarePrivateArray(declared(s.variable()), s.length(), values, s.span()));
  }

  @Override
  public DeviceExpression visitReadLocal(ReadLocal e) {
    return new ReadLocal(copied(e.variable()), e.span());
  }

  @Override
  protected AssignmentTarget rewrite(AssignmentTarget target) {
    return target instanceof AssignmentTarget.Local local
        ? new AssignmentTarget.Local(copied(local.variable()))
        : super.rewrite(target);
  }

  @Override
  public DeviceExpression visitStatementExpression(StatementExpression e) {
    List<DeviceStatement> statements = rewriteAll(DeviceStatement.of(e));
    return new StatementExpression(statements, copied(e.result()), e.span());
  }

  @Override
  public DeviceExpression visitCall(Call e) {
    return new Call(functions.apply(e.function()), rewriteEach(e.arguments()), e.type(), e.span());
  }
}
