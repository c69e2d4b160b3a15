package dev.sycamore.model.statement;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ExpressionRewriter;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;

/**
 * Visits every statement and expression below a node once, in the order in which control reaches
 * them, parents before children. Override the visit of a kind of node, or {@link #visit(Statement)}
 * and {@link #visit(Expression)} for all kinds, to look at nodes; call {@code super} to go on below
 * them.
 */
public abstract class ModelScanner
    implements SimpleExpressionVisitor<Void>, SimpleStatementVisitor<Void> {

  private final ExpressionChildren expressionChildren = new ExpressionChildren();
  private final StatementVisitor<Void> statementChildren = new StatementChildren();

  /** Scans a statement and what is below it. */
  public final void scan(Statement statement) {
    visit(statement);
  }

  /** Scans an expression and what is below it. */
  public final void scan(Expression expression) {
    visit(expression);
  }

  /** Looks at one statement; this implementation calls the visit of its kind. */
  protected void visit(Statement statement) {
    statement.accept(this);
  }

  /** Looks at one expression; this implementation calls the visit of its kind. */
  protected void visit(Expression expression) {
    expression.accept(this);
  }

  /** Looks at the place that an assignment writes; calls the visit of its kind. */
  protected void visit(AssignmentTarget target) {
    target.match(this::visitLocalTarget, this::visitElementTarget);
  }

  /** Looks at a variable that is assigned. */
  protected Void visitLocalTarget(AssignmentTarget.Local target) {
    return null;
  }

  /** Looks at an element that is assigned; scans the view and the indices. */
  protected Void visitElementTarget(AssignmentTarget.Element target) {
    expressionChildren.scan(target);
    return null;
  }

  /** Scans the children. */
  @Override
  public final Void defaultAction(Statement statement) {
    return statement.accept(statementChildren);
  }

  /** Scans the children. */
  @Override
  public final Void defaultAction(Expression expression) {
    expression.accept(expressionChildren);
    return null;
  }

  /** Replaces nothing. */
  private final class ExpressionChildren extends ExpressionRewriter {
    @Override
    protected Expression rewrite(Expression child) {
      visit(child);
      return child;
    }

    @Override
    protected AssignmentTarget rewrite(AssignmentTarget target) {
      visit(target);
      return target;
    }

    void scan(AssignmentTarget target) {
      super.rewrite(target);
    }

    @Override
    public Expression visitStatementExpression(StatementExpression e) {
      Statement.of(e).forEach(ModelScanner.this::visit);
      return e;
    }
  }

  private final class StatementChildren implements StatementVisitor<Void> {
    @Override
    public Void visitBlock(Block s) {
      s.statements().forEach(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      s.initializer().ifPresent(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      s.initialValues().forEach(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitEvaluate(Evaluate s) {
      visit(s.expression());
      return null;
    }

    @Override
    public Void visitIf(If s) {
      visit(s.condition());
      visit(s.thenBranch());
      s.elseBranch().ifPresent(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitWhile(While s) {
      visit(s.condition());
      visit(s.body());
      return null;
    }

    @Override
    public Void visitDoWhile(DoWhile s) {
      visit(s.body());
      visit(s.condition());
      return null;
    }

    @Override
    public Void visitFor(For s) {
      s.initializers().forEach(ModelScanner.this::visit);
      s.condition().ifPresent(ModelScanner.this::visit);
      visit(s.body());
      s.updates().forEach(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitLabeled(Labeled s) {
      visit(s.body());
      return null;
    }

    @Override
    public Void visitSwitch(Switch s) {
      visit(s.selector());
      s.cases().forEach(c -> c.statements().forEach(ModelScanner.this::visit));
      return null;
    }

    @Override
    public Void visitBreak(Break s) {
      return null;
    }

    @Override
    public Void visitContinue(Continue s) {
      return null;
    }

    @Override
    public Void visitReturn(Return s) {
      s.value().ifPresent(ModelScanner.this::visit);
      return null;
    }

    @Override
    public Void visitAssert(Assert s) {
      visit(s.condition());
      return null;
    }
  }
}
