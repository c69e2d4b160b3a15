package dev.sycamore.analysis.access;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

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

    State synchronising() {
      return new State(written, true);
    }

    boolean mayHold(Variable accessor) {
      return synchronised
          || written.stream().anyMatch(w -> elementsOf(w).equals(elementsOf(accessor)));
    }

    private static Object elementsOf(Variable accessor) {
      return ((ViewType) accessor.type()).element();
    }
  }

  /**
   * Where accesses are reported if not where they are.
   *
   * @param at the call of a function of the device library
   * @param chain the way to that call
   */
  private record LibraryCall(SourceSpan at, SourceCallChain chain) {}

  /** A call of a function that was looked at. */
  private record Situation(
      String function,
      Map<Variable, Variable> accessors,
      State before,
      boolean reports,
      Optional<LibraryCall> libraryCall) {}

  private final Map<String, DeviceFunction> functions;
  private final Map<Situation, State> known = new HashMap<>();
  private final List<Access> found = new ArrayList<>();
  private final Set<Variable> passedOn = new HashSet<>();
  private State state = new State(Set.of(), false);
  private boolean reports = true;

  private AccessorScan(LoweredKernel kernel) {
    functions = Reachability.definitions(kernel.calls());
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
    scan.new Body(own, kernel.chain(), Optional.empty()).scan(kernel.kernel().body());
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
    private final Optional<LibraryCall> libraryCall;

    Body(
        Map<Variable, Variable> accessors,
        SourceCallChain chain,
        Optional<LibraryCall> libraryCall) {
      this.accessors = accessors;
      this.chain = chain;
      this.libraryCall = libraryCall;
    }

    @Override
    public Void visitFor(For s) {
      return loop(() -> super.visitFor(s));
    }

    @Override
    public Void visitWhile(While s) {
      return loop(() -> super.visitWhile(s));
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      return loop(() -> super.visitDoWhile(s));
    }

    /** What a later round reads, an earlier one may have written. */
    private Void loop(Supplier<Void> round) {
      if (reports) {
        reports = false;
        round.get();
        reports = true;
      }
      return round.get();
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      super.visitDeclareLocal(s);
      s.initializer()
          .flatMap(this::accessorOf)
          .ifPresent(accessor -> accessors.put(s.variable(), accessor));
      return null;
    }

    // What an expression consists of comes before what it does.

    @Override
    public Void visitReadElement(ReadElement e) {
      super.visitReadElement(e);
      reads(e.view(), e.span());
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      super.visitAssign(e);
      viewOf(e.target()).ifPresent(view -> writes(view, e.span()));
      return null;
    }

    @Override
    public Void visitCompoundAssign(CompoundAssign e) {
      super.visitCompoundAssign(e);
      updates(e.target(), e.span());
      return null;
    }

    @Override
    public Void visitIncrement(Increment e) {
      super.visitIncrement(e);
      updates(e.target(), e.span());
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      super.visitAsyncCopyOperation(e);
      if (e.kind() == AsyncCopyOperation.Kind.START) {
        reads(e.views().get(1), e.span());
        writes(e.views().get(0), e.span());
      }
      return null;
    }

    @Override
    public Void visitAtomicOperation(AtomicOperation e) {
      super.visitAtomicOperation(e);
      atomic(e);
      return null;
    }

    @Override
    public Void visitBarrier(Barrier e) {
      state = state.synchronising();
      return null;
    }

    @Override
    public Void visitSubGroupOperation(SubGroupOperation e) {
      super.visitSubGroupOperation(e);
      state = state.synchronising();
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      super.visitCall(e);
      call(e);
      return null;
    }

    private void reads(DeviceExpression view, SourceSpan at) {
      accessorOf(view).ifPresent(a -> add(a, false, !state.mayHold(a), at));
    }

    private void writes(DeviceExpression view, SourceSpan at) {
      accessorOf(view)
          .ifPresent(
              a -> {
                add(a, true, false, at);
                state = state.writing(a);
              });
    }

    private void updates(AssignmentTarget target, SourceSpan at) {
      viewOf(target)
          .ifPresent(
              view -> {
                reads(view, at);
                writes(view, at);
              });
    }

    private Optional<DeviceExpression> viewOf(AssignmentTarget target) {
      return target.match(local -> Optional.empty(), element -> Optional.of(element.view()));
    }

    private void atomic(AtomicOperation e) {
      if (e.operator() != AtomicOperation.Operator.STORE) {
        reads(e.view(), e.span());
      }
      if (e.operator() != AtomicOperation.Operator.LOAD) {
        writes(e.view(), e.span());
      }
      state = state.synchronising();
    }

    private void add(Variable accessor, boolean writes, boolean first, SourceSpan at) {
      if (reports) {
        LibraryCall place = libraryCall.orElseGet(() -> new LibraryCall(at, chain));
        found.add(new Access(accessor, writes, first, place.at(), place.chain()));
      }
    }

    private void call(Call call) {
      Optional<DeviceFunction> function = Optional.ofNullable(functions.get(call.function()));
      if (function.isEmpty()) {
        // A function of another module may do anything.
        for (DeviceExpression argument : call.arguments()) {
          accessorOf(argument).ifPresent(passedOn::add);
          accessorOf(argument).ifPresent(a -> state = state.writing(a));
        }
        state = state.synchronising();
        return;
      }
      Map<Variable, Variable> passed = new HashMap<>();
      for (int i = 0; i < call.arguments().size(); i++) {
        Variable parameter = function.get().parameters().get(i);
        accessorOf(call.arguments().get(i)).ifPresent(a -> passed.put(parameter, a));
      }
      Optional<LibraryCall> place =
          libraryCall.isEmpty() && function.get().library()
              ? Optional.of(new LibraryCall(call.span(), chain))
              : libraryCall;
      Situation situation =
          new Situation(call.function(), Map.copyOf(passed), state, reports, place);
      if (known.containsKey(situation)) {
        state = known.get(situation);
        return;
      }
      new Body(passed, chain.calling(call.span(), function.get().displayName()), place)
          .scan(function.get().body());
      known.put(situation, state);
    }

    private Optional<Variable> accessorOf(DeviceExpression view) {
      return view.accept(
          new SimpleExpressionVisitor<>() {
            @Override
            public Optional<Variable> visitReadLocal(ReadLocal e) {
              return Optional.ofNullable(accessors.get(e.variable()));
            }

            @Override
            public Optional<Variable> visitStatementExpression(StatementExpression e) {
              return Optional.ofNullable(accessors.get(e.result()));
            }

            @Override
            public Optional<Variable> defaultAction(DeviceExpression e) {
              return Optional.empty();
            }
          });
    }
  }
}
