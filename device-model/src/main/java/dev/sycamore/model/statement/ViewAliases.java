package dev.sycamore.model.statement;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The memory that a view of a body may be, at any time: a view variable that is assigned is all
 * that it may ever refer to, and a view that a function returns is all that it was passed. Memory
 * is known by the variable that it was declared or passed as.
 */
public final class ViewAliases {
  /** Those of no code. */
  public static final ViewAliases NONE = new ViewAliases();

  private static final Roots ROOTS = new Roots();

  private final Map<Variable, Set<Variable>> sources = new HashMap<>();
  private final Set<Variable> names = new HashSet<>();
  private final Set<Variable> assigned = new HashSet<>();

  private ViewAliases() {}

  /** Those of a body. */
  public static ViewAliases in(DeviceStatement body) {
    ViewAliases aliases = new ViewAliases();
    aliases.new Scanner().scan(body);
    return aliases;
  }

  /** The view variables that are not bound once, by their declaration. */
  public Set<Variable> assigned() {
    return Set.copyOf(assigned);
  }

  /** Whether a view variable is not bound once, by its declaration. */
  public boolean isAssigned(Variable variable) {
    return assigned.contains(variable);
  }

  /** Whether a variable is only another name for memory. */
  public boolean isName(Variable variable) {
    return names.contains(variable);
  }

  /** The memory that a view may be. */
  public Set<Variable> of(DeviceExpression view) {
    if (view instanceof ReadLocal read && !sources.containsKey(read.variable())) {
      return Set.of(read.variable());
    }
    if (!(view.type() instanceof ViewType kind)) {
      return Set.of();
    }
    Set<Variable> all = new LinkedHashSet<>();
    Deque<Variable> open = new ArrayDeque<>(roots(view));
    while (!open.isEmpty()) {
      Variable variable = open.pop();
      if (all.add(variable)) {
        open.addAll(sources.getOrDefault(variable, Set.of()));
      }
    }
    all.removeAll(names);
    all.removeIf(variable -> !isSameKind(variable.type(), kind));
    return all;
  }

  /** What a record has together may be of several kinds. */
  private static boolean isSameKind(DeviceType memory, ViewType view) {
    return memory instanceof ViewType other
        && other.space() == view.space()
        && other.element().equals(view.element());
  }

  /** The variables that a view names: several if it is a conditional. */
  private static Set<Variable> roots(DeviceExpression view) {
    return view.accept(ROOTS);
  }

  private final class Scanner extends ModelScanner {
    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      super.visitDeclareLocal(s);
      if (s.variable().type() instanceof RecordType record && hasViews(record)) {
        names.add(s.variable());
        s.initializer().ifPresent(value -> add(s.variable(), value));
      } else if (s.variable().type() instanceof ViewType) {
        if (s.initializer().isPresent()) {
          name(s.variable(), s.initializer().get());
        } else {
          names.add(s.variable());
          assigned.add(s.variable());
        }
      }
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      super.visitAssign(e);
      if (e.target() instanceof AssignmentTarget.Local local) {
        if (local.type() instanceof ViewType) {
          assigned.add(local.variable());
          add(local.variable(), e.value());
        } else if (local.type() instanceof RecordType record && hasViews(record)) {
          add(local.variable(), e.value());
        }
      }
      return null;
    }

    private static boolean hasViews(RecordType record) {
      return record.components().stream().anyMatch(c -> c.type() instanceof ViewType);
    }

    /** What no variable is the memory of is that of the first one that holds it. */
    private void name(Variable variable, DeviceExpression value) {
      if (!roots(value).isEmpty()) {
        names.add(variable);
      }
      add(variable, value);
    }

    private void add(Variable variable, DeviceExpression value) {
      sources.computeIfAbsent(variable, v -> new LinkedHashSet<>()).addAll(roots(value));
    }
  }

  private static final class Roots implements SimpleExpressionVisitor<Set<Variable>> {
    @Override
    public Set<Variable> visitReadLocal(ReadLocal e) {
      return Set.of(e.variable());
    }

    @Override
    public Set<Variable> visitSubView(SubView e) {
      return e.view().accept(this);
    }

    @Override
    public Set<Variable> visitStatementExpression(StatementExpression e) {
      return Set.of(e.result());
    }

    @Override
    public Set<Variable> visitReadComponent(ReadComponent e) {
      return e.record().accept(this);
    }

    @Override
    public Set<Variable> visitNewRecord(NewRecord e) {
      return ofAll(e.components());
    }

    @Override
    public Set<Variable> visitCall(Call e) {
      return ofAll(e.arguments());
    }

    private Set<Variable> ofAll(List<DeviceExpression> values) {
      Set<Variable> all = new LinkedHashSet<>();
      for (DeviceExpression value : values) {
        if (value.type() instanceof ViewType) {
          all.addAll(value.accept(this));
        }
      }
      return all;
    }

    @Override
    public Set<Variable> visitConditional(Conditional e) {
      Set<Variable> both = new LinkedHashSet<>(e.whenTrue().accept(this));
      both.addAll(e.whenFalse().accept(this));
      return both;
    }

    /** An assignment has the value of its right side. */
    @Override
    public Set<Variable> visitAssign(Assign e) {
      return e.value().accept(this);
    }

    @Override
    public Set<Variable> defaultAction(DeviceExpression e) {
      return Set.of();
    }
  }
}
