package dev.sycamore.analysis.disjoint;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.analysis.races.LeavingStatements;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Loop;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.StatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Follows all work-items at once through the code of one function, with symbols for numbers. */
final class SymbolicCode implements StatementVisitor<Void> {
  private final Symbols symbols;
  private final FoundAccesses found;
  private final SourceCallChain chain;
  private final SymbolicValues values;
  private Map<Variable, Known> variables;
  private Facts facts;

  /** Whether control has left. */
  private boolean isGone;

  private Optional<Known> result = Optional.empty();
  private int results;

  SymbolicCode(
      Symbols symbols,
      FoundAccesses found,
      SourceCallChain chain,
      Map<Variable, Known> variables,
      Facts facts) {
    this.symbols = symbols;
    this.found = found;
    this.chain = chain;
    this.variables = new HashMap<>(variables);
    this.facts = facts;
    this.values = new SymbolicValues(this);
  }

  Symbols symbols() {
    return symbols;
  }

  FoundAccesses found() {
    return found;
  }

  Facts facts() {
    return facts;
  }

  SymbolicValues values() {
    return values;
  }

  /** The value of a variable; what nobody declared or assigned is captured. */
  Known get(Variable variable) {
    Known value = variables.get(variable);
    if (value != null) {
      return value;
    } else if (variable.type() instanceof ViewType) {
      return new Known.Memory(variable, List.of(), Optional.of(SymbolSum.ZERO), true);
    }
    return SymbolicValues.isInteger(variable.type())
        ? new Known.Int(symbols.captured(variable), true)
        : Known.NOTHING;
  }

  void set(Variable variable, Known value) {
    boolean isUnknown = SymbolicValues.isInteger(variable.type()) && value == Known.NOTHING;
    variables.put(variable, isUnknown ? new SymbolArithmetic(symbols).any(variable.type()) : value);
  }

  /** Something that only happens where a condition has a result. */
  <T> T where(Known condition, boolean wanted, Supplier<T> action) {
    Facts before = facts;
    Map<Variable, Known> start = variables;
    variables = new HashMap<>(start);
    facts = Conditions.where(condition, wanted, facts, symbols);
    T done = action.get();
    facts = before;
    Map<Variable, Known> changed = variables;
    variables = start;
    if (!changed.equals(start)) {
      merge(changed);
    }
    return done;
  }

  /** The result of another function. */
  Known calling(Call call, DeviceFunction function, Map<Variable, Known> parameters) {
    SymbolicCode inside =
        new SymbolicCode(
            symbols, found, chain.calling(call.span(), function.displayName()), parameters, facts);
    inside.follow(function.body());
    return inside.results == 1 && inside.result.isPresent() ? inside.result.get() : Known.NOTHING;
  }

  void follow(Block body) {
    body.accept(this);
  }

  void followAll(List<DeviceStatement> statements) {
    statements.forEach(s -> s.accept(this));
  }

  /** Notes that an element is used. */
  void use(
      DeviceExpression at,
      MemoryAccess.Kind kind,
      DeviceExpression view,
      Known memory,
      List<Known> indices) {
    AddressSpace space = ((ViewType) view.type()).space();
    if (space != AddressSpace.GLOBAL && space != AddressSpace.LOCAL) {
      return;
    }
    Optional<Variable> variable =
        memory instanceof Known.Memory known ? Optional.of(known.variable()) : Optional.empty();
    found.add(
        kind,
        variable,
        space,
        MemoryAccess.place(memory, indices),
        facts,
        () -> chain.to(at.span()));
  }

  @Override
  public Void visitBlock(Block s) {
    followAll(s.statements());
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    set(s.variable(), s.initializer().map(values::of).orElse(Known.NOTHING));
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    s.initialValues().forEach(values::of);
    set(s.variable(), Known.NOTHING);
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    values.of(s.expression());
    return null;
  }

  @Override
  public Void visitIf(If s) {
    Known condition = values.of(s.condition());
    Facts before = facts;
    Map<Variable, Known> start = variables;
    Set<MemoryAccess> open = found.sinceBarrier();
    variables = new HashMap<>(start);
    facts = Conditions.where(condition, true, before, symbols);
    s.thenBranch().accept(this);
    final boolean thenIsGone = isGone;
    final Facts afterThen = facts;
    final Map<Variable, Known> then = variables;
    final Set<MemoryAccess> openAfterThen = found.sinceBarrier();
    isGone = false;
    variables = start;
    facts = Conditions.where(condition, false, before, symbols);
    found.setSinceBarrier(open);
    s.elseBranch().ifPresent(e -> e.accept(this));
    openAfterThen.addAll(found.sinceBarrier());
    found.setSinceBarrier(openAfterThen);
    if (isGone) {
      isGone = thenIsGone;
      variables = then;
      facts = afterThen;
    } else if (!thenIsGone) {
      merge(then);
      facts = before.fullIf(!LeavingStatements.isPossible(s));
    }
    return null;
  }

  private void merge(Map<Variable, Known> then) {
    Set<Variable> all = new HashSet<>(then.keySet());
    all.addAll(variables.keySet());
    for (Variable variable : all) {
      Known a = then.get(variable);
      Known b = variables.get(variable);
      if (a == null || !a.equals(b)) {
        set(variable, Known.NOTHING);
      }
    }
  }

  @Override
  public Void visitFor(For s) {
    followAll(s.initializers());
    Optional<Variable> counted = Counter.variable(s);
    Optional<Known> first = counted.map(this::get);
    loop(
        s,
        facts,
        () -> {
          Optional<Counter> counter =
              counted.flatMap(variable -> Counter.of(s, variable, first.get(), this));
          counter.ifPresent(c -> set(c.variable(), c.value()));
          facts = facts.fullIf(counter.isPresent());
          if (s.condition().isPresent()) {
            Known condition = values.of(s.condition().get());
            facts =
                counter
                    .map(c -> c.where(condition, facts, symbols))
                    .orElseGet(() -> Conditions.where(condition, true, facts, symbols));
          }
          s.body().accept(this);
          s.updates().forEach(values::of);
        });
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    loop(
        s,
        facts,
        () -> {
          Known condition = values.of(s.condition());
          facts = Conditions.where(condition, true, facts, symbols).sparse();
          s.body().accept(this);
        });
    return null;
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    loop(
        s,
        facts,
        () -> {
          facts = facts.sparse();
          s.body().accept(this);
          values.of(s.condition());
        });
    return null;
  }

  /** Any round of a loop; where there is a barrier in it, a round may meet the next. */
  private void loop(Loop s, Facts before, Runnable round) {
    int rounds = hasBarrier(s) ? 2 : 1;
    for (int i = 0; i < rounds; i++) {
      forgetAssigned(s);
      facts = before.fullIf(!LeavingStatements.isPossible(s.body()));
      Set<MemoryAccess> open = found.sinceBarrier();
      round.run();
      open.addAll(found.sinceBarrier());
      found.setSinceBarrier(open);
      isGone = false;
    }
    forgetAssigned(s);
    facts = before.fullIf(!LeavingStatements.returns(s));
  }

  /** A function that is called may have one. */
  private static boolean hasBarrier(Loop s) {
    boolean[] has = {false};
    new ModelScanner() {
      @Override
      public Void visitBarrier(Barrier e) {
        has[0] = true;
        return null;
      }

      @Override
      public Void visitCall(Call e) {
        has[0] = true;
        return super.visitCall(e);
      }
    }.scan(s);
    return has[0];
  }

  /** What a statement assigns may be anything. */
  private void forgetAssigned(DeviceStatement s) {
    new ModelScanner() {
      @Override
      protected Void visitLocalTarget(AssignmentTarget.Local target) {
        set(target.variable(), Known.NOTHING);
        return null;
      }
    }.scan(s);
  }

  @Override
  public Void visitSwitch(Switch s) {
    values.of(s.selector());
    Facts before = facts;
    Set<MemoryAccess> open = found.sinceBarrier();
    Set<MemoryAccess> all = new HashSet<>(open);
    for (Switch.Case group : s.cases()) {
      facts = before.sparse();
      forgetAssigned(s);
      Set<MemoryAccess> entered = found.sinceBarrier();
      entered.addAll(open);
      found.setSinceBarrier(entered);
      followAll(group.statements());
      all.addAll(found.sinceBarrier());
      isGone = false;
    }
    found.setSinceBarrier(all);
    forgetAssigned(s);
    facts = before.fullIf(!LeavingStatements.returns(s));
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    Facts before = facts;
    if (LeavingStatements.isPossible(s.body())) {
      facts = facts.sparse();
      s.body().accept(this);
      forgetAssigned(s.body());
      facts = before.fullIf(!LeavingStatements.returns(s));
      isGone = false;
    } else {
      s.body().accept(this);
    }
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    isGone = true;
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    isGone = true;
    return null;
  }

  @Override
  public Void visitReturn(Return s) {
    result = s.value().map(values::of);
    results++;
    isGone = true;
    return null;
  }

  @Override
  public Void visitAssert(Assert s) {
    values.of(s.condition());
    return null;
  }
}
