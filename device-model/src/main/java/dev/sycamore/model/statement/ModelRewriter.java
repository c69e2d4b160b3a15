package dev.sycamore.model.statement;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.StatementExpression;
import java.util.List;

/**
 * Copies code, in source order. Override the visit of a kind of node, or {@link
 * #rewrite(Statement)} and {@link #rewrite(Expression)} for all, to change nodes; call {@code
 * super} to get a node with its children rewritten.
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
    return statements.stream().flatMap(s -> rewrite(s).stream()).toList();
  }

  /** Returns what replaces a statement as a block, whatever kind it is. */
  public final Block rewriteBody(Statement statement) {
    return statement instanceof Block s
        ? new Block(rewriteAll(s.statements()), s.span())
        : new Block(rewrite(statement), statement.span());
  }

  @Override
  public Expression visitStatementExpression(StatementExpression e) {
    return new StatementExpression(rewriteAll(Statement.of(e)), e.result(), e.span());
  }

  @Override
  public List<Statement> visitBlock(Block s) {
    return List.of(rewriteBody(s));
  }

  @Override
  public List<Statement> visitDeclareLocal(DeclareLocal s) {
    return List.of(new DeclareLocal(s.variable(), s.initializer().map(this::rewrite), s.span()));
  }

  @Override
  public List<Statement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    List<Expression> values = s.initialValues().stream().map(this::rewrite).toList();
    return List.of(new DeclarePrivateArray(s.variable(), s.length(), values, s.span()));
  }

  @Override
  public List<Statement> visitEvaluate(Evaluate s) {
    return List.of(new Evaluate(rewrite(s.expression()), s.span()));
  }

  @Override
  public List<Statement> visitIf(If s) {
    return List.of(
        new If(
            rewrite(s.condition()),
            rewriteBody(s.thenBranch()),
            s.elseBranch().map(this::rewriteBody),
            s.span()));
  }

  @Override
  public List<Statement> visitWhile(While s) {
    return List.of(new While(rewrite(s.condition()), rewriteBody(s.body()), s.span()));
  }

  @Override
  public List<Statement> visitDoWhile(DoWhile s) {
    return List.of(new DoWhile(rewriteBody(s.body()), rewrite(s.condition()), s.span()));
  }

  @Override
  public List<Statement> visitFor(For s) {
    return List.of(
        new For(
            rewriteAll(s.initializers()),
            s.condition().map(this::rewrite),
            s.updates().stream().map(this::rewrite).toList(),
            rewriteBody(s.body()),
            s.span()));
  }

  @Override
  public List<Statement> visitLabeled(Labeled s) {
    List<Statement> body = rewrite(s.body());
    Statement labeled = body.size() == 1 ? body.get(0) : new Block(body, s.span());
    return List.of(new Labeled(s.label(), labeled, s.span()));
  }

  @Override
  public List<Statement> visitSwitch(Switch s) {
    return List.of(
        new Switch(
            rewrite(s.selector()),
            s.cases().stream()
                .map(c -> new Switch.Case(c.labels(), c.isDefault(), rewriteAll(c.statements())))
                .toList(),
            s.span()));
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
    return List.of(new Return(s.value().map(this::rewrite), s.span()));
  }

  @Override
  public List<Statement> visitAssert(Assert s) {
    return List.of(new Assert(rewrite(s.condition()), s.message(), s.span()));
  }
}
