package dev.sycamore.outliner.program.uniformity;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tells which expressions have different values in the work-items that have to agree: those that
 * depend on where the work-item is, on memory at a place that does, or on the result of an atomic
 * operation.
 */
final class VaryingValues {
  private final Uniformity program;
  private final Set<Variable> varying;
  private final UniformityScan statements;
  private final Map<Variable, Variable> aliases = new HashMap<>();
  private Optional<SourceCallChain> chain = Optional.empty();

  VaryingValues(Uniformity program, Set<Variable> varying, UniformityScan statements) {
    this.program = program;
    this.varying = varying;
    this.statements = statements;
  }

  int count() {
    return varying.size();
  }

  /** Notes that a variable is another name for the memory of a view. */
  void alias(Variable variable, Expression view) {
    root(view).ifPresent(r -> aliases.put(variable, r));
  }

  boolean isVarying(Variable variable) {
    return varying.contains(variable);
  }

  void assign(Variable variable, boolean varies) {
    if (varies) {
      varying.add(variable);
    }
  }

  /** From now on barriers where control is divergent are reported. */
  void reportTo(SourceCallChain newChain) {
    chain = Optional.of(newChain);
  }

  /** Whether the value varies; notes what the expression makes vary. */
  boolean varies(Expression expression, boolean divergent) {
    if (expression instanceof ReadLocal e) {
      return isVarying(e.variable()) || root(e).filter(this::isVarying).isPresent();
    } else if (expression instanceof WorkItemQuery e) {
      boolean dimension = varies(e.dimension(), divergent);
      return dimension || program.agreement().varies(e.query());
    } else if (expression instanceof Barrier e) {
      meet(Collective.Scope.WORK_GROUP, "barrier", e.span(), divergent);
      chain.ifPresent(c -> program.observer().barrier());
      return false;
    } else if (expression instanceof Collective e) {
      meet(e.scope(), "group operation", e.span(), divergent);
      return inLibrary(e.operation(), divergent);
    } else if (expression instanceof SubGroupOperation e) {
      return subGroup(e, divergent);
    } else if (expression instanceof Logical e) {
      boolean left = varies(e.left(), divergent);
      boolean right = varies(e.right(), divergent || left);
      return left || right;
    } else if (expression instanceof Conditional e) {
      boolean condition = varies(e.condition(), divergent);
      boolean whenTrue = varies(e.whenTrue(), divergent || condition);
      boolean whenFalse = varies(e.whenFalse(), divergent || condition);
      return condition || whenTrue || whenFalse;
    } else if (expression instanceof Assign e) {
      boolean place = place(e.target(), divergent);
      boolean value = varies(e.value(), divergent);
      store(e.target(), value || place, divergent);
      tell(e.target(), readsItself(e), place, value, divergent, e.span());
      return value;
    } else if (expression instanceof CompoundAssign e) {
      boolean place = place(e.target(), divergent);
      boolean old = old(e.target(), place);
      boolean value = varies(e.value(), divergent);
      store(e.target(), old || value || place, divergent);
      tell(e.target(), true, place, value, divergent, e.span());
      return old || value;
    } else if (expression instanceof Increment e) {
      boolean place = place(e.target(), divergent);
      boolean value = old(e.target(), place);
      store(e.target(), value || place, divergent);
      tell(e.target(), true, place, false, divergent, e.span());
      return value || taints(divergent);
    }
    return memoryOrCall(expression, divergent);
  }

  /** Tells of what the work-items of a group must do together where not all of them may be. */
  private void meet(Collective.Scope scope, String operation, SourceSpan span, boolean divergent) {
    if (divergent && program.agreement().isOf(scope)) {
      chain.ifPresent(c -> program.observer().divergent(operation, span, c));
    }
  }

  private void tell(
      AssignmentTarget target,
      boolean updates,
      boolean placeVaries,
      boolean valueVaries,
      boolean divergent,
      SourceSpan span) {
    if (chain.isPresent() && target instanceof AssignmentTarget.Element element) {
      MemoryWrite write =
          new MemoryWrite(root(element.view()), updates, placeVaries, valueVaries, divergent, span);
      program.observer().writes(write, chain.get());
    }
  }

  /** Whether an assignment reads the memory that it writes, as in {@code a[0] = a[0] + x}. */
  private boolean readsItself(Assign assign) {
    if (!(assign.target() instanceof AssignmentTarget.Element target)) {
      return false;
    }
    Optional<Variable> memory = root(target.view());
    boolean[] reads = {false};
    new ModelScanner() {
      @Override
      protected void visit(Expression expression) {
        reads[0] |=
            expression instanceof ReadElement e
                && memory.isPresent()
                && root(e.view()).equals(memory)
                && e.indices().equals(target.indices());
        super.visit(expression);
      }

      void start(Expression expression) {
        visit(expression);
      }
    }.start(assign.value());
    return reads[0];
  }

  /** What the library does where it should not be called is not reported again. */
  private boolean inLibrary(Call call, boolean divergent) {
    Optional<SourceCallChain> reporting = chain;
    chain = Optional.empty();
    boolean varies = varies(call, divergent);
    chain = reporting;
    return varies;
  }

  private boolean subGroup(SubGroupOperation e, boolean divergent) {
    boolean ofGroup = program.agreement() != UniformityScope.SUB_GROUP;
    boolean operands = false;
    for (Expression operand : e.operands()) {
      // Of a shuffle the last one counts: it says whose value it is.
      operands = varies(operand, divergent);
    }
    return switch (e.kind()) {
      case WIDTH -> false;
      case LOCAL_ID -> true;
      // The last sub-group may be smaller.
      case SIZE, GROUP_ID -> ofGroup;
      case SHUFFLE -> ofGroup || operands;
      case BARRIER -> {
        meet(Collective.Scope.SUB_GROUP, "barrier", e.span(), divergent);
        yield false;
      }
    };
  }

  private boolean memoryOrCall(Expression expression, boolean divergent) {
    if (expression instanceof ReadElement e) {
      boolean view = varies(e.view(), divergent);
      boolean index = any(e.indices(), divergent);
      AddressSpace space = ((ViewType) e.view().type()).space();
      root(e.view())
          .ifPresent(
              memory ->
                  chain.ifPresent(
                      c -> program.observer().reads(memory, view || index, e.span(), c)));
      boolean element = view || index || program.agreement().varies(space);
      // The values of a private array vary as those of variables do.
      return element && (space == AddressSpace.PRIVATE || program.agreement().dataVaries());
    } else if (expression instanceof AtomicOperation e) {
      varies(e.view(), divergent);
      any(e.indices(), divergent);
      any(e.operands(), divergent);
      return program.agreement().dataVaries();
    } else if (expression instanceof Call e) {
      return call(e, divergent);
    } else if (expression instanceof StatementExpression e) {
      statements.visitAll(Statement.of(e), divergent);
      return isVarying(e.result());
    }
    return any(parts(expression), divergent);
  }

  private static List<Expression> parts(Expression expression) {
    if (expression instanceof Unary e) {
      return List.of(e.operand());
    } else if (expression instanceof Binary e) {
      return List.of(e.left(), e.right());
    } else if (expression instanceof Convert e) {
      return List.of(e.operand());
    } else if (expression instanceof Extent e) {
      // How long a view is does not depend on what it holds.
      return e.view() instanceof ReadLocal ? List.of() : List.of(e.view());
    } else if (expression instanceof SubView e) {
      return List.of(e.view(), e.offset(), e.length());
    } else if (expression instanceof IntrinsicCall e) {
      return e.arguments();
    } else if (expression instanceof NewRecord e) {
      return e.components();
    } else if (expression instanceof ReadComponent e) {
      return List.of(e.record());
    }
    return List.of();
  }

  private boolean any(List<Expression> expressions, boolean divergent) {
    boolean varies = false;
    for (Expression expression : expressions) {
      varies |= varies(expression, divergent);
    }
    return varies;
  }

  private boolean call(Call call, boolean divergent) {
    List<Boolean> arguments = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      arguments.add(varies(argument, divergent));
    }
    Uniformity.Outcome outcome = program.call(call.function(), arguments, divergent);
    for (int i = 0; i < arguments.size(); i++) {
      if (outcome.parameters().get(i)) {
        taint(call.arguments().get(i));
      }
    }
    List<Optional<Variable>> views = call.arguments().stream().map(this::root).toList();
    chain.ifPresent(c -> program.report(call, arguments, views, divergent, c));
    return outcome.result();
  }

  /** Whether the place itself depends on the work-item. */
  private boolean place(AssignmentTarget target, boolean divergent) {
    if (target instanceof AssignmentTarget.Element element) {
      boolean view = varies(element.view(), divergent);
      boolean index = any(element.indices(), divergent);
      return index || (view && element.view() instanceof SubView);
    }
    return false;
  }

  private boolean old(AssignmentTarget target, boolean place) {
    if (target instanceof AssignmentTarget.Element element) {
      return place || root(element.view()).filter(this::isVarying).isPresent();
    }
    return isVarying(((AssignmentTarget.Local) target).variable());
  }

  private void store(AssignmentTarget target, boolean varies, boolean divergent) {
    if (target instanceof AssignmentTarget.Element element) {
      if (varies || taints(divergent)) {
        taint(element.view());
      }
    } else {
      assign(((AssignmentTarget.Local) target).variable(), varies || taints(divergent));
    }
  }

  /** Whether control makes a variable vary that is assigned under it. */
  boolean taints(boolean divergent) {
    return divergent && program.agreement().controlVaries();
  }

  /** A private array holds varying values from now on; other memory is judged by its index. */
  private void taint(Expression view) {
    if (view.type() instanceof ViewType type && type.space() == AddressSpace.PRIVATE) {
      root(view).ifPresent(varying::add);
    }
  }

  private Optional<Variable> root(Expression view) {
    if (view instanceof ReadLocal local) {
      return Optional.of(aliases.getOrDefault(local.variable(), local.variable()));
    }
    return view instanceof SubView part ? root(part.view()) : Optional.empty();
  }
}
