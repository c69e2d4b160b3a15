package dev.sycamore.outliner.program.access;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.program.lowered.Reachability;
import dev.sycamore.outliner.report.SourceCallChain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places where a kernel, and what it calls, read and write elements of its accessors, in the
 * order in which one work-item comes to them. What may have been written before, by this work-item
 * or another one, is never too little.
 */
public final class AccessorScan {

  /**
   * One place.
   *
   * @param accessor the kernel's variable
   * @param first whether no element can have been written before, through this accessor or another
   *     one of the element's type; only of a read
   */
  public record Access(
      Variable accessor, boolean writes, boolean first, SourceSpan at, SourceCallChain chain) {}

  /**
   * What the code up to a place may have done.
   *
   * @param written the accessors that it writes through
   * @param synchronised whether writes of other work-items may be seen
   */
  private record State(Set<Variable> written, boolean synchronised) {
    State {
      written = Set.copyOf(written);
    }

    State writing(Variable accessor) {
      Set<Variable> more = new HashSet<>(written);
      more.add(accessor);
      return new State(more, synchronised);
    }

    boolean mayHold(Variable accessor) {
      return synchronised
          || written.stream().anyMatch(w -> elementsOf(w).equals(elementsOf(accessor)));
    }

    private static Object elementsOf(Variable accessor) {
      return ((ViewType) accessor.type()).element();
    }
  }

  /** A call of a function that was looked at. */
  private record Situation(
      String function, Map<Variable, Variable> accessors, State before, boolean reports) {}

  private final Map<String, FunctionHandle> functions = new HashMap<>();
  private final Map<Situation, State> known = new HashMap<>();
  private final List<Access> found = new ArrayList<>();
  private final Set<Variable> passedOn = new HashSet<>();
  private State state = new State(Set.of(), false);
  private boolean reports = true;

  private AccessorScan(LoweredKernel kernel) {
    Reachability.from(kernel.calls()).forEach(f -> functions.put(f.symbol(), f));
  }

  /**
   * Looks at a kernel without recursion.
   *
   * @param accessors its variables
   */
  public static AccessorScan of(LoweredKernel kernel, Set<Variable> accessors) {
    AccessorScan scan = new AccessorScan(kernel);
    Map<Variable, Variable> own = new HashMap<>();
    accessors.forEach(a -> own.put(a, a));
    scan.new Body(own, kernel.chain()).visit(kernel.kernel().body());
    return scan;
  }

  /** The places, in order; each once for each way to it. */
  public List<Access> found() {
    return List.copyOf(found);
  }

  /** Whether an element may be written through an accessor, anywhere. */
  public boolean mayWrite(Variable accessor) {
    return passedOn.contains(accessor)
        || found.stream().anyMatch(a -> a.writes() && a.accessor().equals(accessor));
  }

  /** The body of the kernel or of a function. */
  private final class Body extends ModelScanner {
    private final Map<Variable, Variable> accessors;
    private final SourceCallChain chain;

    Body(Map<Variable, Variable> accessors, SourceCallChain chain) {
      this.accessors = accessors;
      this.chain = chain;
    }

    @Override
    protected void visit(Statement statement) {
      boolean loop =
          statement instanceof For || statement instanceof While || statement instanceof DoWhile;
      if (loop && reports) {
        // What a later round reads, an earlier one may have written.
        reports = false;
        super.visit(statement);
        reports = true;
      }
      super.visit(statement);
      if (statement instanceof DeclareLocal s) {
        s.initializer()
            .flatMap(this::accessorOf)
            .ifPresent(accessor -> accessors.put(s.variable(), accessor));
      }
    }

    /** What an expression consists of comes before what it does. */
    @Override
    protected void visit(Expression expression) {
      super.visit(expression);
      if (expression instanceof ReadElement e) {
        reads(e.view(), e.span());
      } else if (expression instanceof Assign e) {
        writes(e.target(), e.span());
      } else if (expression instanceof CompoundAssign e) {
        updates(e.target(), e.span());
      } else if (expression instanceof Increment e) {
        updates(e.target(), e.span());
      } else if (expression instanceof AtomicOperation e) {
        atomic(e);
      } else if (expression instanceof Barrier || expression instanceof SubGroupOperation) {
        state = new State(state.written(), true);
      } else if (expression instanceof Call e) {
        call(e);
      }
    }

    private void reads(Expression view, SourceSpan at) {
      accessorOf(view).ifPresent(a -> add(new Access(a, false, !state.mayHold(a), at, chain)));
    }

    private void writes(Expression view, SourceSpan at) {
      accessorOf(view)
          .ifPresent(
              a -> {
                add(new Access(a, true, false, at, chain));
                state = state.writing(a);
              });
    }

    private void writes(AssignmentTarget target, SourceSpan at) {
      if (target instanceof AssignmentTarget.Element element) {
        writes(element.view(), at);
      }
    }

    private void updates(AssignmentTarget target, SourceSpan at) {
      if (target instanceof AssignmentTarget.Element element) {
        reads(element.view(), at);
        writes(element.view(), at);
      }
    }

    private void atomic(AtomicOperation e) {
      if (e.operator() != AtomicOperation.Operator.STORE) {
        reads(e.view(), e.span());
      }
      if (e.operator() != AtomicOperation.Operator.LOAD) {
        writes(e.view(), e.span());
      }
      state = new State(state.written(), true);
    }

    private void add(Access access) {
      if (reports) {
        found.add(access);
      }
    }

    private void call(Call call) {
      Optional<DeviceFunction> function =
          Optional.ofNullable(functions.get(call.function())).flatMap(FunctionHandle::function);
      if (function.isEmpty()) {
        // A function of another module may do anything.
        for (Expression argument : call.arguments()) {
          accessorOf(argument).ifPresent(passedOn::add);
          accessorOf(argument).ifPresent(a -> state = state.writing(a));
        }
        state = new State(state.written(), true);
        return;
      }
      Map<Variable, Variable> passed = new HashMap<>();
      for (int i = 0; i < call.arguments().size(); i++) {
        Variable parameter = function.get().parameters().get(i);
        accessorOf(call.arguments().get(i)).ifPresent(a -> passed.put(parameter, a));
      }
      Situation situation = new Situation(call.function(), Map.copyOf(passed), state, reports);
      if (known.containsKey(situation)) {
        state = known.get(situation);
        return;
      }
      new Body(passed, chain.calling(call.span(), function.get().displayName()))
          .visit(function.get().body());
      known.put(situation, state);
    }

    private Optional<Variable> accessorOf(Expression view) {
      if (view instanceof ReadLocal local) {
        return Optional.ofNullable(accessors.get(local.variable()));
      }
      return view instanceof StatementExpression e
          ? Optional.ofNullable(accessors.get(e.result()))
          : Optional.empty();
    }
  }
}
