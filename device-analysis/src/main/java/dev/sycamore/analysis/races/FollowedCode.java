package dev.sycamore.analysis.races;

import dev.sycamore.analysis.lowered.SourceCallChain;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Follows one work-item through the code of one function: through the first round of each loop,
 * behind a barrier through the second one too, and through both branches where its position does
 * not decide.
 */
final class FollowedCode implements StatementVisitor<Void> {
  private final FollowedItem item;
  private final SourceCallChain chain;
  private final FollowedValues values;
  private final Certainty atStart;
  private Map<Variable, Term> variables;
  private Certainty certainty;

  /** What a return has returned, if that is certain. */
  private Optional<Term> result = Optional.empty();

  /**
   * @param variables the parameters
   * @param certainty that the work-item gets there
   */
  FollowedCode(
      FollowedItem item,
      SourceCallChain chain,
      Map<Variable, Term> variables,
      Certainty certainty) {
    this.item = item;
    this.chain = chain;
    this.variables = new HashMap<>(variables);
    this.certainty = certainty;
    this.atStart = certainty;
    this.values = new FollowedValues(this);
  }

  FollowedItem item() {
    return item;
  }

  SourceCallChain chain() {
    return chain;
  }

  Certainty certainty() {
    return certainty;
  }

  /** The value of a variable; what nobody declared or assigned is captured. */
  Term get(Variable variable) {
    Term value = variables.get(variable);
    return value == null ? new Term.Shared(variable) : value;
  }

  void set(Variable variable, Term value) {
    variables.put(variable, value);
  }

  /** Follows the body of a function, and returns its result. */
  Term follow(Block body) {
    body.accept(this);
    return result.orElse(Term.unknown());
  }

  void followAll(List<DeviceStatement> statements) {
    statements.forEach(s -> s.accept(this));
  }

  /** Does something that only happens where a condition has a result. */
  <T> T where(Term condition, boolean wanted, Supplier<T> action) {
    Certainty before = certainty;
    certainty = before.and(Certainty.of(condition, wanted));
    T done = action.get();
    certainty = before;
    return done;
  }

  @Override
  public Void visitBlock(Block s) {
    followAll(s.statements());
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    set(s.variable(), s.initializer().map(values::of).orElse(Term.unknown()));
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    s.initialValues().forEach(values::of);
    set(s.variable(), Term.unknown());
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    values.of(s.expression());
    return null;
  }

  @Override
  public Void visitIf(If s) {
    Term condition = values.of(s.condition());
    Certainty before = certainty;
    Map<Variable, Term> start = variables;
    variables = new HashMap<>(start);
    certainty = before.and(Certainty.of(condition, true));
    s.thenBranch().accept(this);
    Certainty afterThen = certainty;
    Map<Variable, Term> then = variables;
    variables = start;
    certainty = before.and(Certainty.of(condition, false));
    s.elseBranch().ifPresent(e -> e.accept(this));
    if (certainty == Certainty.NEVER) {
      variables = then;
      certainty = afterThen;
    } else if (afterThen != Certainty.NEVER) {
      boolean mayLeave = LeavingStatements.isPossible(s);
      then.forEach((variable, value) -> variables.merge(variable, value, FollowedCode::either));
      certainty = mayLeave ? before.and(Certainty.UNKNOWN) : before;
    }
    return null;
  }

  private static Term either(Term a, Term b) {
    return a.equals(b) ? a : Term.unknown();
  }

  @Override
  public Void visitFor(For s) {
    followAll(s.initializers());
    return loop(s, s.condition(), s.updates());
  }

  @Override
  public Void visitWhile(While s) {
    return loop(s, Optional.of(s.condition()), List.of());
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    return loop(s, Optional.empty(), List.of(s.condition()));
  }

  private Void loop(
      Loop s, Optional<DeviceExpression> condition, List<DeviceExpression> afterBody) {
    Certainty before = certainty;
    Optional<Term> enters = condition.map(values::of);
    enters.ifPresent(term -> certainty = before.and(Certainty.of(term, true)));
    s.body().accept(this);
    if (item.barriers() > 0 && condition.isPresent() && !LeavingStatements.isPossible(s.body())) {
      afterBody.forEach(values::of);
      certainty = certainty.and(Certainty.of(values.of(condition.get()), true));
      s.body().accept(this);
    }
    // Later rounds are not followed.
    certainty = certainty.and(Certainty.UNKNOWN);
    afterBody.forEach(values::of);
    forgetAssigned(s);
    certainty = LeavingStatements.returns(s) ? before.and(Certainty.UNKNOWN) : before;
    return null;
  }

  /** What a statement assigns may be anything. */
  private void forgetAssigned(DeviceStatement s) {
    new ModelScanner() {
      @Override
      protected Void visitLocalTarget(AssignmentTarget.Local target) {
        set(target.variable(), Term.unknown());
        return null;
      }
    }.scan(s);
  }

  /** Which case is taken is not looked at. */
  @Override
  public Void visitSwitch(Switch s) {
    values.of(s.selector());
    Certainty before = certainty;
    for (Switch.Case group : s.cases()) {
      certainty = before.and(Certainty.UNKNOWN);
      forgetAssigned(s);
      followAll(group.statements());
    }
    forgetAssigned(s);
    certainty = LeavingStatements.isPossible(s) ? before.and(Certainty.UNKNOWN) : before;
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    Certainty before = certainty;
    s.body().accept(this);
    if (LeavingStatements.isPossible(s.body())) {
      forgetAssigned(s.body());
      certainty = LeavingStatements.returns(s) ? before.and(Certainty.UNKNOWN) : before;
    }
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    certainty = Certainty.NEVER;
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    certainty = Certainty.NEVER;
    return null;
  }

  @Override
  public Void visitReturn(Return s) {
    Optional<Term> value = s.value().map(values::of);
    if (certainty == atStart && result.isEmpty()) {
      result = value;
    } else if (certainty != Certainty.NEVER) {
      result = Optional.of(Term.unknown());
    }
    certainty = Certainty.NEVER;
    return null;
  }

  @Override
  public Void visitAssert(Assert s) {
    values.of(s.condition());
    return null;
  }
}
