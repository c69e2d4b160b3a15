package dev.sycamore.model.statement;

import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.StatementExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Copies code, in source order. Override the visit of a kind of node, or {@link
 * #rewrite(DeviceStatement)} and {@link #rewrite(DeviceExpression)} for all, to change nodes; call
 * {@code super} to get a node with its children rewritten. A node whose children stay the same
 * objects stays the same object.
 */
public abstract class ModelRewriter extends ExpressionRewriter
    implements StatementVisitor<List<DeviceStatement>> {

  /** Returns what replaces a statement: none, one, or several in the same scope. */
  protected List<DeviceStatement> rewrite(DeviceStatement statement) {
    return statement.accept(this);
  }

  @Override
  protected DeviceExpression rewrite(DeviceExpression expression) {
    return expression.accept(this);
  }

  /** Returns what replaces statements of one scope. */
  protected final List<DeviceStatement> rewriteAll(List<DeviceStatement> statements) {
    for (int i = 0; i < statements.size(); i++) {
      List<DeviceStatement> replacement = rewrite(statements.get(i));
      if (replacement.size() != 1 || replacement.get(0) != statements.get(i)) {
        return rewriteRest(statements, i, replacement);
      }
    }
    return statements;
  }

  /** From the first statement on that is replaced. */
  private List<DeviceStatement> rewriteRest(
      List<DeviceStatement> statements, int first, List<DeviceStatement> replacement) {
    List<DeviceStatement> result = new ArrayList<>(statements.subList(0, first));
    result.addAll(replacement);
    for (int i = first + 1; i < statements.size(); i++) {
      result.addAll(rewrite(statements.get(i)));
    }
    return result;
  }

  /** Returns what replaces a statement as a block, whatever kind it is. */
  public final Block rewriteBody(DeviceStatement statement) {
    if (!(statement instanceof Block s)) {
      return new Block(rewrite(statement), statement.span());
    }
    List<DeviceStatement> statements = rewriteAll(s.statements());
    return isSame(statements, s.statements()) ? s : new Block(statements, s.span());
  }

  /** Equal lists and values that are other objects count as rewritten. */
  private static boolean isSame(Object a, Object b) {
    return a == b;
  }

  private Optional<DeviceExpression> rewrite(Optional<DeviceExpression> old) {
    if (old.isEmpty()) {
      return old;
    }
    DeviceExpression replacement = rewrite(old.get());
    return replacement == old.get() ? old : Optional.of(replacement);
  }

  private Optional<DeviceStatement> rewriteBranch(Optional<DeviceStatement> old) {
    if (old.isEmpty()) {
      return old;
    }
    DeviceStatement replacement = rewriteBody(old.get());
    return replacement == old.get() ? old : Optional.of(replacement);
  }

  @Override
  public DeviceExpression visitStatementExpression(StatementExpression e) {
    List<DeviceStatement> old = DeviceStatement.of(e);
    List<DeviceStatement> statements = rewriteAll(old);
    return isSame(statements, old) ? e : new StatementExpression(statements, e.result(), e.span());
  }

  @Override
  public List<DeviceStatement> visitBlock(Block s) {
    return List.of(rewriteBody(s));
  }

  @Override
  public List<DeviceStatement> visitDeclareLocal(DeclareLocal s) {
    Optional<DeviceExpression> initializer = rewrite(s.initializer());
    return List.of(
        isSame(initializer, s.initializer())
            ? s
            : new DeclareLocal(s.variable(), initializer, s.span()));
  }

  @Override
  public List<DeviceStatement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    List<DeviceExpression> values = rewriteEach(s.initialValues());
    return List.of(
        isSame(values, s.initialValues())
            ? s
            : new DeclarePrivateArray(s.variable(), s.length(), values, s.span()));
  }

  @Override
  public List<DeviceStatement> visitEvaluate(Evaluate s) {
    DeviceExpression expression = rewrite(s.expression());
    return List.of(expression == s.expression() ? s : new Evaluate(expression, s.span()));
  }

  @Override
  public List<DeviceStatement> visitIf(If s) {
    DeviceExpression condition = rewrite(s.condition());
    DeviceStatement thenBranch = rewriteBody(s.thenBranch());
    Optional<DeviceStatement> elseBranch = rewriteBranch(s.elseBranch());
    return List.of(
        condition == s.condition()
                && thenBranch == s.thenBranch()
                && isSame(elseBranch, s.elseBranch())
            ? s
            : new If(condition, thenBranch, elseBranch, s.span()));
  }

  @Override
  public List<DeviceStatement> visitWhile(While s) {
    DeviceExpression condition = rewrite(s.condition());
    DeviceStatement body = rewriteBody(s.body());
    return List.of(
        condition == s.condition() && body == s.body() ? s : new While(condition, body, s.span()));
  }

  @Override
  public List<DeviceStatement> visitDoWhile(DoWhile s) {
    DeviceStatement body = rewriteBody(s.body());
    DeviceExpression condition = rewrite(s.condition());
    return List.of(
        condition == s.condition() && body == s.body()
            ? s
            : new DoWhile(body, condition, s.span()));
  }

  @Override
  public List<DeviceStatement> visitFor(For s) {
    List<DeviceStatement> initializers = rewriteAll(s.initializers());
    Optional<DeviceExpression> condition = rewrite(s.condition());
    List<DeviceExpression> updates = rewriteEach(s.updates());
    DeviceStatement body = rewriteBody(s.body());
    return List.of(
        isSame(initializers, s.initializers())
                && isSame(condition, s.condition())
                && isSame(updates, s.updates())
                && body == s.body()
            ? s
            : new For(initializers, condition, updates, body, s.span()));
  }

  @Override
  public List<DeviceStatement> visitLabeled(Labeled s) {
    List<DeviceStatement> body = rewrite(s.body());
    DeviceStatement labeled = body.size() == 1 ? body.get(0) : new Block(body, s.span());
    return List.of(labeled == s.body() ? s : new Labeled(s.label(), labeled, s.span()));
  }

  @Override
  public List<DeviceStatement> visitSwitch(Switch s) {
    DeviceExpression selector = rewrite(s.selector());
    boolean same = selector == s.selector();
    List<Switch.Case> cases = new ArrayList<>();
    for (Switch.Case old : s.cases()) {
      List<DeviceStatement> statements = rewriteAll(old.statements());
      same &= isSame(statements, old.statements());
      cases.add(new Switch.Case(old.labels(), old.isDefault(), statements));
    }
    return List.of(same ? s : new Switch(selector, cases, s.span()));
  }

  @Override
  public List<DeviceStatement> visitBreak(Break s) {
    return List.of(s);
  }

  @Override
  public List<DeviceStatement> visitContinue(Continue s) {
    return List.of(s);
  }

  @Override
  public List<DeviceStatement> visitReturn(Return s) {
    Optional<DeviceExpression> value = rewrite(s.value());
    return List.of(isSame(value, s.value()) ? s : new Return(value, s.span()));
  }

  @Override
  public List<DeviceStatement> visitAssert(Assert s) {
    DeviceExpression condition = rewrite(s.condition());
    List<DeviceExpression> operands = rewriteEach(s.operands());
    return List.of(
        condition == s.condition() && operands.equals(s.operands())
            ? s
            : new Assert(s.kind(), condition, s.message(), operands, s.span()));
  }
}
