package dev.sycamore.analysis.uniformity;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * The variables of one function that have different values in the work-items that have to agree;
 * for memory that only one work-item sees, those that hold such values.
 */
final class VaryingVariables {
  private final UniformityScope scope;
  private final Set<Variable> varying;
  private final Set<DeviceExpression> others = Collections.newSetFromMap(new IdentityHashMap<>());
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
   * What makes a variable vary. One that refers to memory which has another name varies if the
   * work-items refer to different memory, whatever that holds.
   *
   * @param varies whether the value does
   */
  boolean isTakenOver(Variable variable, DeviceExpression value, boolean varies) {
    boolean refers = aliases.isAssigned(variable) || aliases.isName(variable);
    return varies && (!refers || isElsewhere(value));
  }

  /** Whether a view that varies is another part of memory, and not memory with other values. */
  boolean isWindow(DeviceExpression view) {
    if (view instanceof ReadLocal read
        && (aliases.isAssigned(read.variable()) || aliases.isName(read.variable()))) {
      return contains(read.variable());
    } else if (view instanceof ReadComponent component
        && component.record() instanceof ReadLocal record) {
      return contains(record.variable());
    }
    boolean isChosen = view instanceof SubView || view instanceof Conditional;
    return isChosen ? isElsewhere(view) : !isPrivate(view);
  }

  /** Notes a choice between views, or a part of one, which is another one in other work-items. */
  void noteOther(DeviceExpression view) {
    others.add(view);
  }

  /** Whether a view that varies is other memory, and not memory with other values. */
  boolean isElsewhere(DeviceExpression view) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public Boolean visitReadLocal(ReadLocal e) {
            return contains(e.variable()) && (!isPrivate(e) || aliases.isName(e.variable()));
          }

          @Override
          public Boolean visitReadComponent(ReadComponent e) {
            return isWindow(e);
          }

          @Override
          public Boolean visitConditional(Conditional e) {
            return others.contains(e) || isElsewhere(e.whenTrue()) || isElsewhere(e.whenFalse());
          }

          @Override
          public Boolean visitSubView(SubView e) {
            return others.contains(e) || isElsewhere(e.view());
          }

          @Override
          public Boolean visitStatementExpression(StatementExpression e) {
            return isElsewhere(new ReadLocal(e.result(), e.span()));
          }

          @Override
          public Boolean defaultAction(DeviceExpression e) {
            return true;
          }
        });
  }

  private static boolean isPrivate(DeviceExpression view) {
    return view.type() instanceof ViewType type && type.space() == AddressSpace.PRIVATE;
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
    return isPrivate(view) && varying.addAll(aliases.of(view));
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
