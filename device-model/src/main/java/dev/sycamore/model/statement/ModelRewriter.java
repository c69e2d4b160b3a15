package dev.sycamore.model.statement;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.StatementExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Copies code, in source order. Override the visit of a kind of node, or {@link
 * #rewrite(Statement)} and {@link #rewrite(Expression)} for all, to change nodes; call {@code
 * super} to get a node with its children rewritten. A node whose children stay the same objects
 * stays the same object.
 */
public abstract class ModelRewriter extends ExpressionRewriter
    implements StatementVisitor<List<Statement>> {

  /** Returns what replaces a statement: none, one, or several in the same scope. */
  protected List<Statement> rewrite(Statement statement) {
    return statement.accept(this);
  }

  @Override
  protected Expression rewrite(Expression expression) {
    return expression.accept(this);
  }

  /** Returns what replaces statements of one scope. */
  protected final List<Statement> rewriteAll(List<Statement> statements) {
    for (int i = 0; i < statements.size(); i++) {
      List<Statement> replacement = rewrite(statements.get(i));
      if (replacement.size() != 1 || replacement.get(0) != statements.get(i)) {
        return rewriteRest(statements, i, replacement);
      }
    }
    return statements;
  }

  /** From the first statement on that is replaced. */
  private List<Statement> rewriteRest(
      List<Statement> statements, int first, List<Statement> replacement) {
    List<Statement> result = new ArrayList<>(statements.subList(0, first));
    result.addAll(replacement);
    for (int i = first + 1; i < statements.size(); i++) {
      result.addAll(rewrite(statements.get(i)));
    }
    return result;
  }

  /** Returns what replaces a statement as a block, whatever kind it is. */
  public final Block rewriteBody(Statement statement) {
    if (!(statement instanceof Block s)) {
      return new Block(rewrite(statement), statement.span());
    }
    List<Statement> statements = rewriteAll(s.statements());
    return isSame(statements, s.statements()) ? s : new Block(statements, s.span());
  }

  /** Equal lists and values that are other objects count as rewritten. */
  private static boolean isSame(Object a, Object b) {
    return a == b;
  }

  private Optional<Expression> rewrite(Optional<Expression> old) {
    if (old.isEmpty()) {
      return old;
    }
    Expression replacement = rewrite(old.get());
    return replacement == old.get() ? old : Optional.of(replacement);
  }

  private Optional<Statement> rewriteBranch(Optional<Statement> old) {
    if (old.isEmpty()) {
      return old;
    }
    Statement replacement = rewriteBody(old.get());
    return replacement == old.get() ? old : Optional.of(replacement);
  }

  @Override
  public Expression visitStatementExpression(StatementExpression e) {
    List<Statement> old = Statement.of(e);
    List<Statement> statements = rewriteAll(old);
    return isSame(statements, old) ? e : new StatementExpression(statements, e.result(), e.span());
  }

  @Override
  public List<Statement> visitBlock(Block s) {
    return List.of(rewriteBody(s));
  }

  @Override
  public List<Statement> visitDeclareLocal(DeclareLocal s) {
    Optional<Expression> initializer = rewrite(s.initializer());
    return List.of(
        isSame(initializer, s.initializer())
            ? s
            : new DeclareLocal(s.variable(), initializer, s.span()));
  }

  @Override
  public List<Statement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    List<Expression> values = rewriteEach(s.initialValues());
    return List.of(
        isSame(values, s.initialValues())
            ? s
            : new DeclarePrivateArray(s.variable(), s.length(), values, s.span()));
  }

  @Override
  public List<Statement> visitEvaluate(Evaluate s) {
    Expression expression = rewrite(s.expression());
    return List.of(expression == s.expression() ? s : new Evaluate(expression, s.span()));
  }

  @Override
  public List<Statement> visitIf(If s) {
    Expression condition = rewrite(s.condition());
    Statement thenBranch = rewriteBody(s.thenBranch());
    Optional<Statement> elseBranch = rewriteBranch(s.elseBranch());
    return List.of(
        condition == s.condition()
                && thenBranch == s.thenBranch()
                && isSame(elseBranch, s.elseBranch())
            ? s
            : new If(condition, thenBranch, elseBranch, s.span()));
  }

  @Override
  public List<Statement> visitWhile(While s) {
    Expression condition = rewrite(s.condition());
    Statement body = rewriteBody(s.body());
    return List.of(
        condition == s.condition() && body == s.body() ? s : new While(condition, body, s.span()));
  }

  @Override
  public List<Statement> visitDoWhile(DoWhile s) {
    Statement body = rewriteBody(s.body());
    Expression condition = rewrite(s.condition());
    return List.of(
        condition == s.condition() && body == s.body()
            ? s
            : new DoWhile(body, condition, s.span()));
  }

  @Override
  public List<Statement> visitFor(For s) {
    List<Statement> initializers = rewriteAll(s.initializers());
    Optional<Expression> condition = rewrite(s.condition());
    List<Expression> updates = rewriteEach(s.updates());
    Statement body = rewriteBody(s.body());
    return List.of(
        isSame(initializers, s.initializers())
                && isSame(condition, s.condition())
                && isSame(updates, s.updates())
                && body == s.body()
            ? s
            : new For(initializers, condition, updates, body, s.span()));
  }

  @Override
  public List<Statement> visitLabeled(Labeled s) {
    List<Statement> body = rewrite(s.body());
    Statement labeled = body.size() == 1 ? body.get(0) : new Block(body, s.span());
    return List.of(labeled == s.body() ? s : new Labeled(s.label(), labeled, s.span()));
  }

  @Override
  public List<Statement> visitSwitch(Switch s) {
    Expression selector = rewrite(s.selector());
    boolean same = selector == s.selector();
    List<Switch.Case> cases = new ArrayList<>();
    for (Switch.Case old : s.cases()) {
      List<Statement> statements = rewriteAll(old.statements());
      same &= isSame(statements, old.statements());
      cases.add(new Switch.Case(old.labels(), old.isDefault(), statements));
    }
    return List.of(same ? s : new Switch(selector, cases, s.span()));
  }

  @Override
  public List<Statement> visitBreak(Break s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitContinue(Continue s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitReturn(Return s) {
    Optional<Expression> value = rewrite(s.value());
    return List.of(isSame(value, s.value()) ? s : new Return(value, s.span()));
  }

  @Override
  public List<Statement> visitAssert(Assert s) {
    Expression condition = rewrite(s.condition());
    List<Expression> operands = rewriteEach(s.operands());
    return List.of(
        condition == s.condition() && operands.equals(s.operands())
            ? s
            : new Assert(s.kind(), condition, s.message(), operands, s.span()));
  }
}
