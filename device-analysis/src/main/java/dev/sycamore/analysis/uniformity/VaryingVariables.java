package dev.sycamore.analysis.uniformity;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The variables of one function that have different values in the work-items that have to agree;
 * for memory that only one work-item sees, those that hold such values.
 */
final class VaryingVariables {
  private final UniformityScope scope;
  private final Set<Variable> varying;
  private final Map<Variable, Variable> aliases = new HashMap<>();

  VaryingVariables(UniformityScope scope, Set<Variable> varying) {
    this.scope = scope;
    this.varying = new HashSet<>(varying);
  }

  int count() {
    return varying.size();
  }

  boolean contains(Variable variable) {
    return varying.contains(variable);
  }

  /** Whether a view is known to be memory that holds varying values. */
  boolean containsMemory(DeviceExpression view) {
    return memory(view).filter(varying::contains).isPresent();
  }

  /** Notes that a variable is another name for the memory of a view. */
  void alias(Variable variable, DeviceExpression view) {
    memory(view).ifPresent(memory -> aliases.put(variable, memory));
  }

  void assign(Variable variable, boolean varies) {
    if (varies) {
      varying.add(variable);
    }
  }

  void assign(AssignmentTarget target, boolean varies, boolean divergent) {
    if (varies || taints(divergent)) {
      target.match(local -> varying.add(local.variable()), element -> taint(element.view()));
    }
  }

  /** Whether control makes a variable vary that is assigned under it. */
  boolean taints(boolean divergent) {
    return divergent && scope.controlVaries();
  }

  /** A private array holds varying values from now on; other memory is judged by its index. */
  boolean taint(DeviceExpression view) {
    return view.type() instanceof ViewType type
        && type.space() == AddressSpace.PRIVATE
        && memory(view).map(varying::add).orElse(false);
  }

  /** The variable that holds the memory of a view, if that is known. */
  Optional<Variable> memory(DeviceExpression view) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public Optional<Variable> visitReadLocal(ReadLocal e) {
            return Optional.of(aliases.getOrDefault(e.variable(), e.variable()));
          }

          @Override
          public Optional<Variable> visitSubView(SubView e) {
            return memory(e.view());
          }

          @Override
          public Optional<Variable> visitStatementExpression(StatementExpression e) {
            return Optional.of(aliases.getOrDefault(e.result(), e.result()));
          }

          @Override
          public Optional<Variable> defaultAction(DeviceExpression e) {
            return Optional.empty();
          }
        });
  }
}
