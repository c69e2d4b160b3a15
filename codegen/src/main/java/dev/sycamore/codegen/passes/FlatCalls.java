package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Calls of functions with barriers: all work-items make them, wherever they are.
 *
 * @param conditional functions that are called in branches, which grows while code is flattened
 */
record FlatCalls(GroupBarriers barriers, Set<String> conditional) {

  boolean isConditional(String function) {
    return conditional.contains(function);
  }

  /**
   * A statement whose root is such a call, or a barrier.
   *
   * @param guard when the statement had to run
   */
  List<DeviceStatement> flat(DeviceStatement statement, BranchGuard guard, FreshVariables fresh) {
    if (statement instanceof DeclareLocal s && s.initializer().orElseThrow() instanceof Call call) {
      List<DeviceStatement> out = new ArrayList<>();
      Call made = call(call, guard, fresh, out);
      out.add(new DeclareLocal(s.variable(), Optional.of(made), s.span()));
      return out;
    }
    DeviceExpression root = ((Evaluate) statement).expression();
    List<DeviceStatement> out = new ArrayList<>();
    if (root instanceof Call call) {
      out.add(new Evaluate(call(call, guard, fresh, out), statement.span()));
    } else if (root instanceof Assign assign && assign.value() instanceof Call call) {
      Call made = call(call, guard, fresh, out);
      if (guard.isAlways()) {
        out.add(new NodeFactory(assign.span()).assign(assign.target(), made));
      } else {
        NodeFactory nodes = new NodeFactory(assign.span());
        Variable value = fresh.make("value", call.type());
        out.add(new DeclareLocal(value, Optional.of(made), call.span()));
        out.addAll(guard.around(List.of(nodes.assign(assign.target(), nodes.read(value)))));
      }
    } else {
      out.add(statement);
    }
    return out;
  }

  private Call call(Call call, BranchGuard guard, FreshVariables fresh, List<DeviceStatement> out) {
    List<DeviceExpression> arguments = new ArrayList<>();
    List<DeviceStatement> values = new ArrayList<>();
    for (DeviceExpression argument : call.arguments()) {
      if (guard.isAlways() || argument instanceof ReadLocal || argument instanceof Literal) {
        arguments.add(argument);
      } else {
        // It may read what there is only in its branch.
        NodeFactory nodes = new NodeFactory(argument.span());
        Variable value = fresh.make("argument", argument.type());
        out.add(new DeclareLocal(value, nodes.zero(argument.type()), argument.span()));
        values.add(nodes.assign(value, argument));
        arguments.add(nodes.read(value));
      }
    }
    out.addAll(guard.around(values));
    if (!guard.isAlways()) {
      conditional.add(call.function());
    }
    if (isConditional(call.function())) {
      arguments.add(guard.holds(call.span()));
    }
    return new Call(call.function(), arguments, call.type(), call.span());
  }
}
