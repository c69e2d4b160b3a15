package dev.sycamore.analysis.uniformity;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The variables of one function that have different values in the work-items that have to agree;
 * for memory that only one work-item sees, those that hold such values.
 */
final class VaryingVariables {
  private final UniformityScope scope;
  private final Set<Variable> varying;
  private ViewAliases aliases = ViewAliases.NONE;

  VaryingVariables(UniformityScope scope, Set<Variable> varying) {
    this.scope = scope;
    this.varying = new HashSet<>(varying);
  }

  /** Finds what the views of a body may be. */
  void look(DeviceStatement body) {
    aliases = ViewAliases.in(body);
  }

  int count() {
    return varying.size();
  }

  boolean contains(Variable variable) {
    return varying.contains(variable);
  }

  /** Whether a view is known to be memory that holds varying values. */
  boolean containsMemory(DeviceExpression view) {
    return aliases.of(view).stream().anyMatch(varying::contains);
  }

  /**
   * What makes a variable vary. One that refers to memory, and later to other memory, varies if the
   * work-items refer to different memory, whatever that holds.
   *
   * @param varies whether the value does
   */
  boolean isTakenOver(Variable variable, DeviceExpression value, boolean varies) {
    return varies && (!aliases.isAssigned(variable) || isElsewhere(value));
  }

  /** Whether a view that varies is another part of memory, and not memory with other values. */
  boolean isWindow(DeviceExpression view) {
    if (view instanceof ReadLocal read && aliases.isAssigned(read.variable())) {
      return contains(read.variable());
    }
    return view instanceof SubView || view instanceof Conditional || !isPrivate(view);
  }

  private boolean isElsewhere(DeviceExpression view) {
    return view instanceof ReadLocal read
        ? contains(read.variable()) && (!isPrivate(view) || aliases.isName(read.variable()))
        : true;
  }

  private static boolean isPrivate(DeviceExpression view) {
    return ((ViewType) view.type()).space() == AddressSpace.PRIVATE;
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
    return view.type() instanceof ViewType && isPrivate(view) && varying.addAll(aliases.of(view));
  }

  /** The variable that holds the memory of a view, if that is known; it may be one of several. */
  Optional<Variable> memory(DeviceExpression view) {
    Set<Variable> all = aliases.of(view);
    return all.size() == 1 ? Optional.of(all.iterator().next()) : name(view);
  }

  private static Optional<Variable> name(DeviceExpression view) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public Optional<Variable> visitReadLocal(ReadLocal e) {
            return Optional.of(e.variable());
          }

          @Override
          public Optional<Variable> visitSubView(SubView e) {
            return name(e.view());
          }

          @Override
          public Optional<Variable> visitStatementExpression(StatementExpression e) {
            return Optional.of(e.result());
          }

          @Override
          public Optional<Variable> defaultAction(DeviceExpression e) {
            return Optional.empty();
          }
        });
  }
}
